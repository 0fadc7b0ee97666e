/** Tozan Shrine, the hero: turns what the rays of the eye find into a layer. */
import { getPx, type Layer, layer, lerp, PH, putPx, PW, type RGB, SS } from "../../kit/core.ts";

/** The tone that the last look found. */
export const out: RGB = [0, 0, 0];
export const blend = (c: RGB, a: number) => {
  for (let k = 0; k < 3; k++) out[k] = lerp(out[k], c[k], a);
};
export const pour = (a: RGB, b: RGB, t: number) => {
  for (let k = 0; k < 3; k++) out[k] = lerp(a[k], b[k], t);
};
/** What is at a place of the sheet goes to `out`; false where it is open. */
export type Look = (px: number, py: number) => boolean;
/** All that a look finds; where two tones meet, it looks four times instead of once. */
export function seen(look: Look): Layer {
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  for (let j = 0; j < PH; j++)
    for (let i = 0; i < PW; i++) {
      if (!look((i + 0.5) / SS, (j + 0.5) / SS)) continue;
      const q = (j * PW + i) * 4;
      for (let k = 0; k < 3; k++) d[q + k] = out[k];
      d[q + 3] = 255;
    }
  const first = Uint8ClampedArray.from(d);
  const differ = (p: number, q: number) =>
    Math.abs(first[p] - first[q]) +
      Math.abs(first[p + 2] - first[q + 2]) +
      Math.abs(first[p + 3] - first[q + 3]) >
    24;
  for (let j = 1; j < PH - 1; j++)
    for (let i = 1; i < PW - 1; i++) {
      const q = (j * PW + i) * 4;
      if (![q + 4, q - 4, q + 4 * PW, q - 4 * PW].some((p) => differ(q, p))) continue;
      const sum = [0, 0, 0];
      let hits = 0;
      for (const [a, b] of [
        [0.25, 0.13],
        [0.87, 0.25],
        [0.13, 0.75],
        [0.75, 0.87],
      ]) {
        if (!look((i + a) / SS, (j + b) / SS)) continue;
        hits++;
        for (let k = 0; k < 3; k++) sum[k] += out[k];
      }
      d[q + 3] = (255 * hits) / 4;
      if (hits) for (let k = 0; k < 3; k++) d[q + k] = sum[k] / hits;
    }
  putPx(L.c, im);
  return L;
}
