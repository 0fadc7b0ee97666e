/** Oze, B: the reflection of a boat: its image mirrored at the waterline, torn apart by ripples. */
import {
  clamp,
  getPx,
  layer,
  type Layer,
  Noise,
  PH,
  putPx,
  PW,
  SS,
  sstep,
} from "../../kit/core.ts";
import { onWater, project, type WaterCam } from "./nightwater.ts";
import { onBoat, type RoofBoat } from "./roofboat.ts";
import { ripple } from "../../kit/sea.ts";

const n = new Noise(6);
/** the reflection of what is drawn on `boat`, as a layer for the water */
export function mirrored(cam: WaterCam, b: RoofBoat, boat: Layer): Layer {
  const L = layer(),
    src = getPx(boat.c).data,
    im = getPx(L.c),
    d = im.data;
  const p = project(cam, onBoat(b, -1, -0.85, 0)),
    q = project(cam, onBoat(b, 1, -0.85, 0));
  const slope = (q[1] - p[1]) / (q[0] - p[0]);
  const x0 = Math.max(0, Math.floor((Math.min(p[0], q[0]) - 60) * SS)),
    x1 = Math.min(PW, Math.ceil((Math.max(p[0], q[0]) + 60) * SS));
  for (let i = x0; i < x1; i++) {
    const X = i / SS,
      line = p[1] + (X - p[0]) * slope;
    for (let j = Math.max(0, Math.floor(line * SS)); j < PH; j++) {
      const Y = j / SS,
        deep = Y - line;
      const [wx, dist] = onWater(cam, X, Y);
      const a = ripple(n, wx, dist * 1.6, dist, cam.f, 46),
        c = ripple(n, wx + 70, dist, dist, cam.f, 150);
      const k = clamp(deep / 130);
      const sx = Math.round((X + (4 + 15 * k) * (0.5 * a + 0.8 * c)) * SS),
        sy = Math.round((line - deep * 1.04 + (2 + 44 * k) * a) * SS);
      if (sx < 0 || sx >= PW || sy < 0 || sy >= PH) continue;
      const s = (sy * PW + sx) * 4,
        o = (j * PW + i) * 4;
      if (!src[s + 3]) continue;
      // some ripples reflect the sky instead, more of them away from the hull
      const gap = sstep(0.16, 0.3, a + 0.35 * k + 0.12 * c);
      d[o] = src[s] * 0.86;
      d[o + 1] = src[s + 1] * 0.86;
      d[o + 2] = src[s + 2] * 0.92;
      d[o + 3] = src[s + 3] * (1 - 0.8 * gap) * (0.94 - 0.3 * k);
    }
  }
  putPx(L.c, im);
  return L;
}
