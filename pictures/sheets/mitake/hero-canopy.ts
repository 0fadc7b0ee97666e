/** The roof of leaves: cedar branches hang in from the left, a maple in young leaf from the right. */
import { type Col, type Ctx, layer, lerp, type Pt, Rng, stamp } from "../../kit/core.ts";
import { limb, mapleSpray } from "../../kit/flora.ts";
import { brushPath, catmull, dab, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { leafRamp } from "./hero-paint.ts";

type Greens = readonly [Col, Col, Col];
const FAR: readonly Pt[][] = [
  [
    [520, 60],
    [590, 78],
    [660, 112],
    [690, 150],
  ],
  [
    [540, 10],
    [610, 14],
    [690, 40],
  ],
  [
    [1180, 10],
    [1110, 24],
    [1050, 60],
  ],
];
const NEAR: readonly Pt[][] = [
  [
    [-40, 50],
    [60, 52],
    [170, 74],
    [240, 112],
  ],
  [
    [230, -50],
    [340, -20],
    [430, 22],
    [480, 60],
  ],
  [
    [-40, 84],
    [30, 78],
    [100, 96],
  ],
  [
    [-40, 20],
    [110, 14],
    [250, 34],
    [352, 84],
  ],
  [
    [180, -40],
    [300, -24],
    [420, -6],
    [520, 34],
  ],
  [
    [-40, -20],
    [130, -26],
    [280, -6],
    [380, 30],
  ],
  [
    [380, -50],
    [480, -34],
    [590, -8],
  ],
];
/** a hanging cedar branch: feathers of scale leaves droop from it on both sides, the upper ones in a little light */
function cedarBranch(x: Ctx, spine: readonly Pt[], size: number, r: Rng, greens: Greens) {
  const line = catmull([...spine], 14),
    n = line.length;
  for (const [pass, green] of greens.entries()) {
    const T = new Tones();
    T.add(greens[0], (z) => brushPath(z, line, (t) => lerp(size * 0.12, 1.2, t)));
    const each = [1, 1, 2][pass];
    for (let i = 2; i < n; i += each) {
      const [px, py] = line[i],
        t = i / n,
        way = Math.sign(line[n - 1][0] - line[0][0]);
      const long = size * r.range(0.7, 1.25) * (1 - 0.35 * t) * [1.15, 0.9, 0.65][pass];
      const angle = 1.57 - way * r.range(0.2, 1.15) - (pass ? way * 0.12 : 0);
      feather(T, [px + r.g() * 4, py + r.g() * 3 - pass * 3], angle, long, way, r, green);
    }
    T.flush(x);
  }
}
function feather(T: Tones, root: Pt, angle: number, long: number, way: number, r: Rng, c: Col) {
  const bits = Math.max(5, Math.round(long / 4));
  let [px, py] = root,
    a = angle;
  for (let k = 0; k < bits; k++) {
    a += way * 0.05;
    px += (Math.cos(a) * long) / bits;
    py += (Math.sin(a) * long) / bits;
    const len = long * 0.24 * (1 - 0.5 * (k / bits)) * r.range(0.8, 1.2),
      [bx, by, ba] = [px, py, a];
    T.add(c, (z) => {
      dab(z, bx, by, len, len * 0.3, ba - 0.55, 0.1);
      dab(z, bx, by, len, len * 0.3, ba + 0.55, -0.1);
      dab(z, bx, by, len, len * 0.24, ba);
    });
  }
}
export function canopy(P: Print) {
  const r = new Rng(44);
  const far = layer();
  for (const b of FAR) cedarBranch(far.x, b, 34, r, ["#4b7f70", "#5d9079", "#77a384"]);
  P.put(far, { occlude: 0.6, alpha: 0.85 });
  const near = layer();
  for (const b of NEAR) cedarBranch(near.x, b, 62, r, ["#0a2230", "#15473f", "#34765a"]);
  P.put(near, { occlude: 1 });
  maple(P, r);
}
const wood = { body: "#241d1e", light: "#5a4636", key: "#0b1822", lightDir: -1 };
const limbs: readonly Pt[][] = [
  [
    [1660, 120],
    [1540, 96],
    [1400, 60],
    [1250, 48],
    [1120, 60],
  ],
  [
    [1660, 250],
    [1580, 210],
    [1500, 186],
    [1440, 190],
  ],
  [
    [1660, 30],
    [1460, 10],
    [1240, -8],
    [1040, 4],
  ],
];
const sprays: readonly [x: number, y: number, w: number, h: number, light: number][] = [
  [1040, 4, 130, 22, -0.04],
  [1130, 58, 190, 34, -0.04],
  [1190, 10, 260, 40, 0.02],
  [1300, 50, 260, 46, 0.08],
  [1290, 98, 180, 34, 0.04],
  [1420, 20, 300, 60, 0.1],
  [1440, 84, 260, 54, 0.16],
  [1560, 60, 260, 80, 0.24],
  [1570, 130, 180, 56, 0.2],
  [1500, 180, 170, 44, 0.18],
  [1580, 200, 150, 60, 0.1],
];
function maple(P: Print, r: Rng) {
  const L = layer(),
    K = layer();
  for (const l of limbs) limb(L.x, K.x, l, 16, 3, r, wood);
  for (const [x, y, w, h, light] of sprays)
    mapleSpray(L.x, x, y, w, h, r, {
      leaf: 13,
      ramp: (t) => leafRamp.at(t),
      dens: 0.7,
      under: 0,
      light,
    });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
