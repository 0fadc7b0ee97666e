/** The key lines of broken rock. */
import { clamp, getPx, type Layer, Noise, PH, putPx, PW, rgb, SS } from "../../kit/core.ts";

const n = new Noise(77);

/**
 * Thick lines between blocks, thin and broken ones between the faces of a block. `which` holds for each pixel four times its
 * block's number plus that of the face, or -1 where there is no rock.
 */
export function inkLines(line: Layer, which: Int32Array, key: string) {
  const im = getPx(line.c),
    d = im.data,
    K = rgb(key);
  for (let j = 2; j < PH - 2; j++)
    for (let i = 2; i < PW - 2; i++) {
      const id = which[j * PW + i];
      const X = i / SS,
        Y = j / SS;
      const press = n.n2(X * 0.013, Y * 0.013) + 0.4 * n.n2(X * 0.06, Y * 0.06);
      const wide = Math.max(1, Math.round((1.1 + 1.5 * clamp(press + 0.35)) * SS));
      let a = 0;
      for (const [dx, dy] of [
        [wide, 0],
        [0, wide],
      ]) {
        const to = which[Math.min(PH - 1, j + dy) * PW + Math.min(PW - 1, i + dx)];
        if (to === id) continue;
        if (to < 0 || id < 0) a = 1;
        else if (to >> 2 !== id >> 2) a = Math.max(a, press > -0.55 ? 1 : 0);
        else if (press > 0.22) a = Math.max(a, 0.7);
      }
      if (!a) continue;
      const p = (j * PW + i) * 4;
      d[p] = K[0];
      d[p + 1] = K[1];
      d[p + 2] = K[2];
      d[p + 3] = 235 * a;
    }
  putPx(line.c, im);
}
