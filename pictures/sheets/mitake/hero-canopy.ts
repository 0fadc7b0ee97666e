/** Green maples over the ravine: dark in front, lit behind. */
import { layer, type Pt, ramp, Rng, stamp } from "../../kit/core.ts";
import { limb, mapleSpray } from "../../kit/flora.ts";
import { type Print } from "../../kit/print.ts";

export const leafRamp = ramp([
  [0, "#0a2a2a"],
  [0.3, "#17554a"],
  [0.55, "#3f8a4c"],
  [0.78, "#9cba55"],
  [1, "#f0ec9c"],
]);
/** maples from both sides: dark in front, lit behind */
export function canopy(P: Print) {
  const r = new Rng(44);
  const back = layer();
  for (let i = 0; i < 16; i++) {
    const left = r.chance(0.5),
      cx = left ? r.range(150, 560) : r.range(1020, 1500),
      cy = r.range(40, 210) + Math.abs(cx - 800) * 0.08;
    mapleSpray(back.x, cx, cy, r.range(180, 300), r.range(26, 50), r, {
      leaf: 6,
      ramp: (t) => leafRamp.at(0.45 + 0.55 * t),
      dens: 0.7,
      under: 0.3,
    });
  }
  P.put(back, { occlude: 1, alpha: 0.92 });
  const L = layer(),
    K = layer();
  const wood = { body: "#2a2622", light: "#6b5a40", key: "#0d1f2a" };
  const boughs: Pt[][] = [
    [
      [-60, 250],
      [60, 190],
      [190, 150],
      [330, 120],
      [450, 122],
    ],
    [
      [-60, 120],
      [80, 80],
      [240, 40],
      [420, 20],
    ],
    [
      [1660, 210],
      [1540, 170],
      [1410, 120],
      [1270, 100],
    ],
    [
      [1660, 90],
      [1500, 60],
      [1330, 20],
      [1180, -10],
    ],
  ];
  for (const b of boughs) limb(L.x, K.x, b, 22, 4, r, wood);
  const sprays: [number, number, number, number][] = [
    [40, 130, 260, 60],
    [190, 95, 300, 60],
    [330, 60, 320, 56],
    [480, 18, 320, 60],
    [90, 30, 360, 70],
    [380, 128, 220, 40],
    [60, 220, 240, 54],
    [640, -4, 260, 44],
    [960, -6, 260, 44],
    [1120, 10, 320, 56],
    [1290, 60, 300, 56],
    [1440, 30, 360, 70],
    [1420, 120, 300, 56],
    [1560, 150, 260, 60],
    [1270, 112, 200, 40],
    [1570, 230, 200, 50],
  ];
  for (const [x, y, w, h] of sprays)
    mapleSpray(L.x, x, y, w, h, r, {
      leaf: 13,
      ramp: (t) => leafRamp.at(t),
      dens: 0.95,
      under: 0.6,
      light: -0.06,
    });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
