/** The things of the writer, as distances: the box with the ink, its lid, the stone, the brush, the weight. */
import { clamp, lerp, type V3 } from "../../kit/core.ts";
import { look, type Look } from "./b-room.ts";
import { DESK, FELT, nz, PAPER, SHEET, turned } from "./b-plan.ts";

const kiri = (h: { lx: number; ly: number }) =>
  0.09 * nz.n2(h.lx * 6, h.ly * 110) + 0.05 * nz.n2(h.lx * 9 + 4, h.ly * 300);
export const THINGS: Look[] = [
  look("#4a3d36", "#a98f70", "#f6dfae", { vary: kiri }),
  look("#6f7083", "#b9b7bd", "#fffaec"),
  look("#060609", "#191a21", "#6b707c", { gleam: 0.9 }),
  look("#4a3d36", "#a98f70", "#f6dfae", { vary: kiri }),
  look("#0b0b10", "#282a33", "#6d707c", { gleam: 0.22 }),
  look("#030305", "#0b0b10", "#1c1d24", { gleam: 1 }),
  look("#3b2a20", "#8f6a42", "#e0b06a", { gleam: 0.25 }),
  look("#060608", "#17151a", "#3c3840", { gleam: 0.35 }),
  look("#2b3a42", "#6f8a8c", "#cfe0d4", { gleam: 0.3 }),
  look("#08090d", "#23252d", "#5d616e", { gleam: 0.45 }),
];
export const Thing = {
  Box: 0,
  Cotton: 1,
  Ink: 2,
  Lid: 3,
  Stone: 4,
  Pool: 5,
  Handle: 6,
  Hair: 7,
  Rest: 8,
  Weight: 9,
} as const;
const rbox = (x: number, y: number, z: number, a: number, b: number, c: number, r: number) => {
  const p = Math.abs(x) - a + r,
    q = Math.abs(y) - b + r,
    s = Math.abs(z) - c + r;
  return (
    Math.hypot(Math.max(p, 0), Math.max(q, 0), Math.max(s, 0)) + Math.min(Math.max(p, q, s), 0) - r
  );
};
/** the nearest thing at the last call of `nearest`, and the point in its own frame */
export const found = { id: 0, lx: 0, ly: 0 };

const BOX = { x: -0.725, y: 1.62, a: 0.2 };
/** the lid leans on the near side of the box: where its foot is, in the frame of the box, and its slope */
const LID = { u: -0.17, v: -0.258, tip: 0.262 };
const STONE = { x: 0.68, y: 1.7, a: -0.16 };
const WEIGHT = { x: -0.03, y: 1.802, a: SHEET.turn + 0.02 };
/** the brush: from the ferrule to the end of its handle, and the tip of its hair */
const FERRULE: V3 = [0.572, 1.48, 0.353],
  END: V3 = [0.652, 1.2, 0.33],
  TIP: V3 = [0.546, 1.57, 0.344];
const REST = { x: 0.585, y: 1.435, a: 0.28 };

function rod(x: number, y: number, z: number, a: V3, b: V3, r: (t: number) => number) {
  const ux = b[0] - a[0],
    uy = b[1] - a[1],
    uz = b[2] - a[2],
    t = clamp(
      ((x - a[0]) * ux + (y - a[1]) * uy + (z - a[2]) * uz) / (ux * ux + uy * uy + uz * uz),
    );
  return Math.hypot(x - a[0] - ux * t, y - a[1] - uy * t, z - a[2] - uz * t) - r(t);
}
/** ink pressed in a hand: a lump with the hollows of four fingers across it */
function lump(u: number, v: number, w: number) {
  const a = u / 0.104,
    b = v / 0.05,
    c = w / 0.034;
  const k = Math.sqrt(a * a + b * b + c * c);
  let hollow = 0;
  for (const q of [-0.6, -0.18, 0.24, 0.62]) {
    const s = (a - q - 0.28 * b) / 0.16;
    hollow += Math.exp(-s * s);
  }
  return (k - 1) * 0.034 * 0.75 + 0.0052 * hollow;
}

/** The distance to the nearest thing on the desk. */
export function nearest(x: number, y: number, z: number): number {
  let best = 9;
  const take = (d: number, id: number, lx: number, ly: number) => {
    if (d >= best) return;
    best = d;
    found.id = id;
    found.lx = lx;
    found.ly = ly;
  };
  // the box of paulownia, cotton in it, the ink on the cotton
  let [u, v] = turned(x, y, BOX.x, BOX.y, BOX.a);
  let far = rbox(u, v, z - DESK - 0.03, 0.155, 0.098, 0.06, 0.01);
  if (far > 0.03) take(far, Thing.Box, u, v);
  else {
    const w = z - DESK;
    const shell = Math.max(
      rbox(u, v, w - 0.022, 0.15, 0.093, 0.022, 0.0012),
      -rbox(u, v, w - 0.038, 0.141, 0.084, 0.03, 0.001),
    );
    take(shell, Thing.Box, u, v);
    take(
      Math.max(
        w - 0.021 - 0.004 * nz.n2(u * 26, v * 30) - 0.05 * Math.hypot(u / 1.6, v) ** 1.3,
        Math.abs(u) - 0.1412,
        Math.abs(v) - 0.0842,
      ) * 0.8,
      Thing.Cotton,
      u,
      v,
    );
    const [a, b] = turned(u, v, 0.014, 0, 0.08);
    take(lump(a, b, w - 0.045), Thing.Ink, a, b);
  }
  [u, v] = turned(x, y, BOX.x, BOX.y, BOX.a);
  [u, v] = turned(u, v, LID.u, LID.v, -0.1);
  const ct = Math.cos(LID.tip),
    st = Math.sin(LID.tip),
    w0 = z - DESK;
  const lv = v * ct + w0 * st - 0.095,
    lw = -v * st + w0 * ct - 0.007;
  take(rbox(u, lv, lw, 0.15, 0.095, 0.006, 0.001), Thing.Lid, u, lv);
  // the stone: a slope down to the pool at its far end
  [u, v] = turned(x, y, STONE.x, STONE.y, STONE.a);
  far = rbox(u, v, z - DESK - 0.02, 0.09, 0.14, 0.02, 0.006);
  if (far > 0.03) take(far, Thing.Stone, u, v);
  else {
    const w = z - DESK;
    const floor = lerp(0.033, 0.012, clamp((v + 0.03) / 0.1) ** 1.4);
    const hollow = Math.max(rbox(u, v - 0.004, 0, 0.072, 0.12, 1, 0.03), floor - w);
    take(Math.max(far, -hollow), Thing.Stone, u, v);
    take(
      Math.max(w - 0.0265, rbox(u, v - 0.004, 0, 0.0725, 0.1205, 1, 0.03), -w),
      Thing.Pool,
      u,
      v,
    );
  }
  // the brush on its rest
  far = rod(x, y, z, TIP, END, () => 0.02);
  if (far > 0.03) take(far, Thing.Handle, 0, 0);
  else {
    take(
      rod(x, y, z, FERRULE, END, (t) => 0.0086 + 0.0026 * Math.exp(-t * 30)),
      Thing.Handle,
      0,
      0,
    );
    take(
      rod(x, y, z, FERRULE, TIP, (t) => 0.0125 * (1 - t) ** 0.55 * (1 + 0.35 * t) + 0.0006) * 0.7,
      Thing.Hair,
      0,
      0,
    );
  }
  [u, v] = turned(x, y, REST.x, REST.y, REST.a);
  take(
    Math.max(
      rod(u, v, z, [-0.026, 0, DESK + 0.006], [0.026, 0, DESK + 0.006], () => 0.0105),
      DESK - z,
    ),
    Thing.Rest,
    u,
    v,
  );
  // the iron weight on the far edge of the sheet
  [u, v] = turned(x, y, WEIGHT.x, WEIGHT.y, WEIGHT.a);
  take(rbox(u, v, z - PAPER - 0.007, 0.13, 0.012, 0.007, 0.003), Thing.Weight, u, v);
  return best;
}
/** the space that holds them all */
export const ROOM = { x0: -1, x1: 0.95, y0: 1, y1: 2, z0: FELT - 0.01, z1: 0.4 } as const;
