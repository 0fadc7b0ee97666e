/** Hakozushi C: the river as a mirror under the far bank. */
import { clamp, getPx, layer, lerp, Noise, PH, putPx, PW, rgb, SS, sstep } from "../../kit/core.ts";
import { onWater, type WaterCam } from "../../kit/nightwater.ts";
import { type Print } from "../../kit/print.ts";
import { ripple } from "../../kit/sea.ts";

const n = new Noise(70);
/** the waterline under the far bank, and the camera of the step */
export const LINE = 446;
export const eye: WaterCam = { h: 1.8, f: 1130, cx: 800, hy: 330 };
/** the water gives back what stands above its line, drawn apart by ripples, jade where we look down into it */
export function mirror(P: Print) {
  const src = getPx(P.base.c).data,
    L = layer(),
    im = getPx(L.c),
    d = im.data;
  const deep = rgb("#2f6d68"),
    jade = rgb("#79ab94"),
    glint = rgb("#ffe6b4");
  for (let j = Math.round(LINE * SS); j < PH; j++) {
    const Y = j / SS,
      k = clamp((Y - LINE) / 420);
    if (Y > 900) break;
    for (let i = 0; i < PW; i++) {
      const X = i / SS,
        [wx, dist] = onWater(eye, X, Y);
      const a = ripple(n, wx, dist * 1.5, dist, eye.f, 60),
        c = ripple(n, wx + 70, dist, dist, eye.f, 190);
      const sx = clamp(Math.round((X + (3 + 16 * k) * (a + 0.6 * c)) * SS), 0, PW - 1),
        sy = clamp(
          Math.round((2 * LINE - Y + (3 + 34 * k) * a + 14 * k * c) * SS),
          0,
          Math.round(LINE * SS) - 2,
        );
      const s = (sy * PW + sx) * 4,
        o = (j * PW + i) * 4;
      // the backs of ripples turn towards us and show the river's own green
      const own = clamp(0.2 + 0.3 * k + 0.34 * sstep(0.05, 0.4, a) + 0.16 * c);
      const lit = a > 0.42 - 0.1 * c ? 1 : 0;
      for (let q = 0; q < 3; q++) {
        const green = lerp(jade[q], deep[q], clamp(0.35 + 0.5 * k - 0.4 * a));
        d[o + q] = lerp(src[s + q] * 0.94, green, own);
        if (lit) d[o + q] = lerp(d[o + q], glint[q], 0.5 * sstep(1250, 200, X) * (1 - 0.55 * k));
      }
      d[o + 3] = 255;
    }
  }
  putPx(L.c, im);
  P.put(L, { occlude: 1 });
}
