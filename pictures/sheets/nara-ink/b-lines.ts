/** The key lines of the room: heavy near, fine far, and none in the dark. */
import { createCanvas } from "@napi-rs/canvas";
import { clamp, getPx, PH, putPx, PW, rgb, SS, sstep, tick } from "../../kit/core.ts";
import { KEY } from "./b-plan.ts";

interface Room {
  id: Int16Array;
  dep: Float32Array;
  lum: Float32Array;
}
/** Lines where one thing ends before another. */
export function lines({ id, dep, lum }: Room, nrm: Float32Array) {
  const cv = createCanvas(PW, PH),
    im = getPx(cv),
    d = im.data,
    K = rgb(KEY);
  for (let j = 4; j < PH - 8; j++)
    for (let k = 4; k < PW - 8; k++) {
      const i = j * PW + k;
      const here = dep[i];
      const width = SS * clamp(2.6 / Math.min(here, dep[i + 2], dep[i + 2 * PW]), 0.6, 1.9);
      const r = Math.max(1, Math.floor(width)),
        rest = width - r;
      let a = 0;
      for (let s = 1; s <= r + 1; s++)
        for (const q of [i + s, i + s * PW]) {
          let e = 0;
          if (id[q] !== id[i]) {
            const contrast = Math.max(lum[i], lum[q]);
            e = sstep(34, 120, contrast);
            // sheet on felt, felt on desk: tone against tone
            if (Math.abs(dep[q] - dep[i]) < 0.02 * here && Math.abs(lum[q] - lum[i]) > 70)
              e *= 0.45;
          } else if (id[i] >= 0) {
            const dot =
              nrm[i * 3] * nrm[q * 3] +
              nrm[i * 3 + 1] * nrm[q * 3 + 1] +
              nrm[i * 3 + 2] * nrm[q * 3 + 2];
            if (id[i] !== 0 && dot < 0.55 && id[i] < 500)
              e = 0.4 * sstep(34, 120, Math.max(lum[i], lum[q]));
          }
          if (e > 0) a = Math.max(a, s <= r ? e : e * rest);
        }
      if (a < 0.02) continue;
      d[i * 4] = K[0];
      d[i * 4 + 1] = K[1];
      d[i * 4 + 2] = K[2];
      d[i * 4 + 3] = 235 * a;
    }
  putPx(cv, im);
  tick("lines");
  return cv;
}
