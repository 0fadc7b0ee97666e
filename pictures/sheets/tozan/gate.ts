/** The porcelain gate in colour: white glaze in four tones, cobalt vine, joints between the fired sections. */
import {
  PW,
  SS,
  Noise,
  clamp,
  lerp,
  mix,
  ramp,
  shade,
  sstep,
  type RGB,
  type V3,
} from "../../kit/core.ts";
import type { Cam } from "../../kit/terrain.ts";
import { sampleCloth } from "./strip.ts";
import * as T from "./torii.ts";
import { nameTablet, vine } from "./vine.ts";

export const cam: Cam = { x: -0.7, y: -4.4, z: 0.7, f: 1050, cx: 770, hy: 880, yaw: 0.2 };
export const sun: V3 = [-0.79, -0.42, 0.45];

const PX = 420; // texture pixels per metre
const px = (metres: number) => Math.round(metres * PX);
const column = vine(px(1.36), px(3.1), 3, {
  up: true,
  lanes: 5,
  bands: [0.46 * PX, 1.66 * PX, 2.88 * PX],
  size: 0.075 * PX,
});
const cloths = {
  ring: vine(px(1.36), px(0.3), 9, { lanes: 2 }),
  kasagi: vine(px(4.8), px(0.25), 4, { rims: true }),
  shimaki: vine(px(4.8), px(0.24), 15, { rims: true }),
  tie: vine(px(4.8), px(0.3), 5, { rims: true }),
  tablet: nameTablet(px(0.38), px(0.43)),
};

const glaze = ramp([
  [0, "#44609c"],
  [0.22, "#6a86bb"],
  [0.42, "#a3b8d8"],
  [0.58, "#e6e8e6"],
  [1, "#fffaef"],
]);
const n = new Noise(61);
const TABLET_TOP = 3.01;

export function inkGate(v: T.GateView, g = T.arita) {
  const solid = T.gateSolid(g),
    s = [0, 0, 0, 0];
  return shade((x, y, o) => {
    const i = ((y * SS) | 0) * PW + ((x * SS) | 0),
      part = v.part[i];
    if (!part) {
      o[3] = 0;
      return;
    }
    const p: V3 = [v.pos[i * 3], v.pos[i * 3 + 1], v.pos[i * 3 + 2]],
      N: V3 = [v.nor[i * 3], v.nor[i * 3 + 1], v.nor[i * 3 + 2]];
    const nl = N[0] * sun[0] + N[1] * sun[1] + N[2] * sun[2];
    const lit =
      nl > 0
        ? T.gateShadow(
            solid,
            [p[0] + N[0] * 0.02, p[1] + N[1] * 0.02, p[2] + N[2] * 0.02],
            sun,
            1.6,
          )
        : 0;
    let t =
      0.27 +
      0.74 * Math.max(0, nl) * (0.25 + 0.75 * lit) +
      0.12 * N[2] -
      0.12 * Math.max(0, N[0]) +
      0.025 * n.n2(p[0] * 3 + p[2], p[2] * 2);
    // light reflected by the paving
    t += 0.07 * sstep(1.2, 0, p[2]) * Math.max(0, -N[2] + 0.3);
    const k = 5,
      q = Math.floor(t * k);
    t = (q + sstep(0.32, 0.68, t * k - q)) / k;
    let C: RGB = glaze.at(clamp(t));
    // the leaves of the trees colour the shaded glaze
    if (N[0] > 0.1) C = mix(C, "#8fb59a", 0.2 * N[0]);
    // which strip this part has
    const side = Math.sign(p[0]) || 1,
      ax = Math.abs(p[0]);
    if (part === T.COLUMN || part === T.COLLAR || part === T.PLINTH) {
      const mid = part === T.PLINTH ? g.foot : g.foot - ((g.foot - g.head) / g.tall) * p[2];
      const a = Math.atan2((ax - mid) * side, -p[1]) / 6.28318 + 0.5;
      if (part === T.COLUMN)
        sampleCloth(column, (a + (side > 0 ? 0.21 : 0)) * column.w, column.h - p[2] * PX, s);
      else
        sampleCloth(
          cloths.ring,
          a * cloths.ring.w,
          (part === T.PLINTH ? p[2] * 0.75 : p[2] - g.tall + 0.16) * PX,
          s,
        );
    } else if (N[1] > -0.6) s[3] = 0;
    else if (part === T.TABLET)
      sampleCloth(cloths.tablet, (p[0] + 0.19) * PX, (TABLET_TOP - p[2]) * PX, s);
    else {
      const lift = p[2] - g.lintel - g.sweep * p[0] * p[0] * (part === T.KASAGI ? 1 : 0.9);
      const along = (p[0] + 2.4) * PX;
      if (part === T.TIE) sampleCloth(cloths.tie, along, (p[2] - g.tie + 0.15) * PX, s);
      else if (part === T.KASAGI) sampleCloth(cloths.kasagi, along, (lift - 0.12) * PX, s);
      else sampleCloth(cloths.shimaki, along, (lift + 0.12) * PX, s);
    }
    const a = (s[3] / 255) * 0.94;
    if (a > 0.01) {
      // cobalt gets darker in the shade, like the glaze
      const shadeK = 0.62 + 0.38 * sstep(0.2, 0.8, t);
      for (let c = 0; c < 3; c++) C[c] = lerp(C[c], s[c] * shadeK, a);
    }
    // joints of the fired drums
    if (part === T.COLUMN) {
      const jz = Math.abs(((p[2] - 0.4) % 0.62) - 0.31);
      if (Math.abs(jz - 0.31) < 0.006) C = mix(C, "#5a6a86", 0.6);
    }
    // the reflection of the sky in the glaze: one sharp highlight down each column
    if (part === T.COLUMN && lit > 0.4) {
      const h = N[0] * -0.62 + N[1] * -0.78;
      if (h > 0.991) C = mix(C, "#ffffff", 0.75);
    }
    o[0] = C[0];
    o[1] = C[1];
    o[2] = C[2];
    o[3] = 255;
  });
}
