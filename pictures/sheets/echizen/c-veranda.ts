/** The veranda: worn dark boards with one long shape of sun, shutters, post, lintel, and the pole with its cords. */
import {
  clamp,
  css,
  type Ctx,
  lerp,
  Noise,
  type Pt,
  rgb,
  type RGB,
  shade,
  sstep,
} from "../../kit/core.ts";
import { brushPath, fillPoly, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { makerHides } from "./c-maker.ts";
import {
  CAM,
  FAR,
  GREAT,
  HANG,
  KEY,
  LINTEL,
  place,
  POLE,
  SHUTTERS,
  sight,
  SUN_RISE,
  SUN_SIDE,
} from "./c-plan.ts";

const n = new Noise(31);
const BOARD = 0.27;
const SUNLIT = rgb("#c08a5a"),
  WARM = rgb("#5f3d2b"),
  DARK = rgb("#35221f"),
  DEEP = rgb("#221618");
const blend = (a: RGB, b: RGB, t: number): RGB => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];
/** a span with soft ends */
const span = (a: number, b: number, v: number, soft: number) =>
  sstep(a - soft, a + soft, v) * sstep(b + soft, b - soft, v);

/** what reaches a point of the floor: the open sun, and the sun through paper */
function reaches(x: number, y: number): { sun: number; paper: number } {
  const out = -y,
    back = HANG - y;
  const wx = x + SUN_SIDE * out,
    wz = SUN_RISE * out;
  const soft = 0.012 + 0.016 * out;
  let sun = 1 - span(...SHUTTERS, wx, soft);
  sun *= 1 - span(0.05, 0.185, wx, soft);
  // the shrubs before the great sheet hold back most of what would pass below it
  sun *= lerp(0.34, 1, sstep(1.7, 3.3, wx));
  sun *= sstep(LINTEL + 0.1, LINTEL - 0.1, wz);
  if (back < 0) return { sun, paper: 0 };
  const hx = x + SUN_SIDE * back,
    hz = SUN_RISE * back;
  const edge = soft + 0.012 * n.n2(hz * 9, 3);
  const on =
    span(GREAT.x0, GREAT.x1 - 0.03, hx + 0.02 * n.n2(hz * 3, 1), edge) * sstep(0.1, 0.16, hz) +
    span(FAR.x0, FAR.x1, hx, edge) * sstep(0.3, 0.38, hz);
  return { sun: sun * (1 - on), paper: sun * on };
}
/** the paper's glow in the polish */
function mirrored(x: number, y: number, [dx, dy, dz]: readonly number[], board: number) {
  if (y > HANG) return 0;
  const t = (HANG - 0.2 - y) / dy;
  const px = x + (dx + 0.03 * n.n2(board * 3.7, 1)) * t,
    pz = -dz * t;
  const soft = 0.14 + 0.22 * pz;
  return (
    (span(GREAT.x0 + 0.05, GREAT.x1 - 0.05, px, soft) + span(FAR.x0, FAR.x1, px, soft)) *
    sstep(0.12, 0.5, pz) *
    sstep(2.6, 0.5, pz)
  );
}
export function floor(P: Print) {
  const L = shade((px, py, o) => {
    o[3] = 0;
    const ray = sight(px, py);
    if (ray[2] >= -0.01) return;
    const t = CAM.z / -ray[2];
    const x = CAM.x + ray[0] * t,
      y = CAM.y + ray[1] * t;
    if (y > 0.12) return;
    const board = Math.floor(y / BOARD),
      f = y / BOARD - board;
    const { sun, paper } = reaches(x, y);
    const tone = 1 + 0.07 * n.n2(board * 5.3, 2) + 0.035 * n.n2(x * 0.8 + board * 9, board * 3.1);
    const streak = 0.035 * n.n2(x * 0.9, y * 46) + 0.02 * n.n2(x * 2.4, y * 90);
    let c = blend(DARK, DEEP, sstep(-1.2, -3, y));
    c = blend(c, WARM, 0.62 * paper * sstep(-2.9, -0.8, y));
    c = blend(c, rgb("#a97a50"), 0.42 * mirrored(x, y, ray, board));
    const fade = lerp(0.62, 1, sstep(-2.9, -1, y)) * lerp(0.72, 1, sstep(7.5, 5, x));
    c = blend(
      c,
      blend(SUNLIT, rgb("#d8ac78"), sstep(-1.6, -0.1, y)),
      sun * fade * (1 - 0.92 * makerHides(x, y)),
    );
    // worn edges: a board is a little hollow, and dark at its joint
    const joint =
      1 - (0.34 - 0.14 * sun) * sstep(0.035 + 0.01 * n.n2(x, board), 0.0, Math.min(f, 1 - f));
    const hollow = 0.97 + 0.05 * Math.sin(Math.PI * f);
    const edge = y > 0 ? 0.62 : 1;
    for (let k = 0; k < 3; k++)
      o[k] = clamp(c[k] * (tone + streak) * joint * hollow * edge, 0, 255);
    o[3] = 255;
  });
  P.put(L, { occlude: 1 });
}
const upright = (x0: number, x1: number, y: number, z0: number, z1: number): Pt[] => [
  place(x0, y, z0),
  place(x0, y, z1),
  place(x1, y, z1),
  place(x1, y, z0),
];
/** what stands in the wall: the near post, the shutters, the lintel with the dark above it */
export function wall(P: Print) {
  P.block(
    (x) => {
      fillPoly(x, upright(-1, 0.185, 0, -0.1, 3), "#2b1c18");
      shutters(x);
      // lintel and eave
      const head = (z: number): Pt[] => [place(-0.6, 0, z), place(4, 0, z), place(16, 0, z)];
      const low = head(LINTEL);
      fillPoly(x, [...low, [1700, 200], [1700, -20], [-100, -20], [-100, 60]], "#251814");
      for (const [y, ink] of [
        [-0.5, "#30201a"],
        [-1.3, "#2d1e19"],
        [-2.1, "#2a1c18"],
      ] as const)
        fillPoly(
          x,
          [
            place(0.4, y, 3.3),
            place(16, y, 3.3),
            place(16, y - 0.12, 3.3),
            place(0.4, y - 0.12, 3.3),
          ],
          ink,
        );
      const upper = head(LINTEL + 0.2);
      fillPoly(x, [...low, ...upper.toReversed()], "#3b2720");
      fillPoly(x, [...head(LINTEL + 0.2), ...head(LINTEL + 0.235).toReversed()], "#1d1211");
      fillPoly(x, upright(9.62, 9.8, 0, -0.02, 3), "#33221d");
    },
    { grain: 0.08 },
  );
}
function shutters(x: Ctx) {
  const [a, b] = SHUTTERS;
  fillPoly(x, upright(a, b, 0, -0.02, LINTEL), "#35231d");
  // three boards, a rail, the post at its near end lit along its edge
  for (const [q, w] of [
    [0.14, 0.03],
    [0.52, 0.012],
    [0.92, 0.012],
  ] as const)
    fillPoly(x, upright(a + q, a + q + w, 0, 0, LINTEL), "#241714");
  fillPoly(x, upright(a + 0.14, b, 0, 1.02, 1.1), "#2a1b17");
  fillPoly(x, upright(a, a + 0.14, -0.03, -0.02, LINTEL), "#3d2921");
  fillPoly(x, upright(a, a + 0.022, -0.03, -0.02, LINTEL), "#8a5f40");
}
/** the bamboo pole over the sheets, and the cords that hold it */
export function pole(P: Print) {
  P.block(
    (x) => {
      const along = (dz: number, x0 = -1, x1 = 12): Pt[] => {
        const out: Pt[] = [];
        for (let q = x0; q <= x1; q += 0.25)
          out.push(place(q, HANG, POLE + dz + 0.008 * n.n2(q, 1)));
        return out;
      };
      const size = (t: number) => lerp(21, 8, sstep(0, 0.7, t));
      for (const cord of [3.42, 7.0]) {
        x.fillStyle = css("#3a2820");
        x.beginPath();
        brushPath(x, [place(cord, HANG, POLE - 0.04), place(cord, HANG, 4)], () =>
          cord < 5 ? 3 : 2,
        );
        x.fill();
      }
      x.fillStyle = css("#4a3526");
      x.beginPath();
      brushPath(x, along(0), size);
      x.fill();
      x.fillStyle = css("#a07a4c");
      x.beginPath();
      brushPath(x, along(0.016), (t) => 0.2 * size(t));
      x.fill();
      x.fillStyle = css(KEY, 0.7);
      for (const q of [0.05, 0.62, 1.2, 1.8, 2.44, 3.2, 3.9, 4.7, 5.6]) {
        poly(x, upright(q, q + 0.012, HANG, POLE - 0.03, POLE + 0.028));
        x.fill();
      }
    },
    { occlude: 1 },
  );
}
/** paper bent over the pole: a narrow lap, double and so darker */
export function lap(P: Print, x0: number, x1: number) {
  P.block(
    (x) => {
      const line = (z: number, rag: number): Pt[] => {
        const out: Pt[] = [];
        for (let q = x0; q <= x1 + 0.001; q += 0.03)
          out.push(place(q, HANG - 0.02, z + rag * (n.n2(q * 5, 2) + 0.5 * n.n2(q * 21, 3))));
        return out;
      };
      const up = line(POLE + 0.03, 0.002),
        down = line(POLE - 0.12, 0.009);
      fillPoly(x, [...up, ...down.toReversed()], "#bca99c");
    },
    { occlude: 0, op: "multiply", alpha: 0.85, blur: 0.7 },
  );
}
