/** The solids of the room as distances: the round table, what stands on it, and a cushion. */
import { type Pt, type V3 } from "../../kit/core.ts";
import { TO_SUN } from "./c-plan.ts";

export const TABLE = { x: 0.68, d: 3.9, r: 0.57, top: 0.3, thick: 0.038 };
const T = TABLE.top;
/** what a point of a solid is made of */
export type Stuff =
  | "lacquer"
  | "celadon"
  | "clay"
  | "soup"
  | "lotus"
  | "tofu"
  | "dark"
  | "cloth"
  | "herb";
/** where the soup stands */
export const SOUP: Pt = [0.36, 4.02];
const PLATE: Pt = [0.7, 4.15],
  DISH: Pt = [0.5, 3.7],
  CUP: Pt = [1.0, 3.84];
const CUSHION = { x: 0.68, d: 2.76, half: 0.28, turn: 0.12 };
const legs: Pt[] = [0.7, 2.35, 3.85, 5.5].map((a) => [Math.cos(a), Math.sin(a)]);
/** lotus slices: [x, d, z, tilt] */
const slices: readonly [number, number, number, number][] = [
  [-0.075, 0.0, 0.031, 0.5],
  [-0.01, 0.012, 0.036, 0.52],
  [0.055, 0.004, 0.036, 0.5],
];

const cut = (x: number, y: number, r: number, h: number, t: number) => {
  const w = Math.sqrt(r * r - h * h);
  return (h * x < w * y ? Math.hypot(x - w, y - h) : Math.abs(Math.hypot(x, y) - r)) - t;
};
const drum = (x: number, y: number, r: number, h: number, round: number) => {
  const a = x - r + round,
    b = Math.abs(y) - h + round;
  return Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - round;
};
const box = (x: number, y: number, z: number, a: number, b: number, c: number, round: number) => {
  const p = Math.abs(x) - a + round,
    q = Math.abs(y) - b + round,
    r = Math.abs(z) - c + round;
  return (
    Math.min(Math.max(p, q, r), 0) +
    Math.hypot(Math.max(p, 0), Math.max(q, 0), Math.max(r, 0)) -
    round
  );
};
let best = 0,
  stuff: Stuff = "lacquer";
const meet = (d: number, s: Stuff) => {
  if (d < best) {
    best = d;
    stuff = s;
  }
};
function table(x: number, d: number, z: number) {
  const a = x - TABLE.x,
    b = d - TABLE.d,
    r = Math.hypot(a, b);
  meet(drum(r, z - T + TABLE.thick / 2, TABLE.r, TABLE.thick / 2, 0.012), "lacquer");
  if (z < T - 0.02) {
    meet(Math.max(Math.abs(r - 0.435) - 0.009, Math.abs(z - T + 0.07) - 0.034), "lacquer");
    for (const [c, s] of legs) {
      const k = z / T,
        out = 0.41 + 0.05 * k * k + 0.03 * (1 - k) ** 3,
        half = 0.024 + 0.013 * k + 0.012 * Math.max(0, 1 - 6 * k);
      const p = a * c + b * s - out,
        q = b * c - a * s;
      meet(Math.max(box(p, q, 0, half, half, 1, 0.012), z - T + 0.03, -z) * 0.85, "lacquer");
    }
  }
}
function meal(x: number, d: number, z: number) {
  let h = z - T,
    r = Math.hypot(x - SOUP[0], d - SOUP[1]);
  if (r < 0.3) {
    meet(cut(r, h - 0.126, 0.108, -0.012, 0.0042), "celadon");
    meet(drum(r, h - 0.012, 0.052, 0.014, 0.004), "celadon");
    meet(drum(r, h - 0.083, 0.094, 0.004, 0.001), "soup");
  }
  r = Math.hypot(x - PLATE[0], d - PLATE[1]);
  if (r < 0.4) {
    meet(cut(r, h - 0.342, 0.334, -0.287, 0.0042), "clay");
    meet(drum(r, h - 0.006, 0.09, 0.008, 0.003), "clay");
    for (const [sx, sd, sz, tilt] of slices) {
      const p = x - PLATE[0] - sx,
        q = d - PLATE[1] - sd,
        w = h - sz,
        c = Math.cos(tilt),
        s = Math.sin(tilt);
      // leaning to the left on one another, and towards us
      const across = p * s * 0.75 - q * s * 0.75 + w * c,
        rr = Math.sqrt(Math.max(0, p * p + q * q + w * w - across * across));
      meet(drum(rr, across, 0.056, 0.007, 0.004), "lotus");
    }
  }
  r = Math.hypot(x - DISH[0], d - DISH[1]);
  if (r < 0.3) {
    meet(cut(r, h - 0.128, 0.118, -0.089, 0.0038), "clay");
    meet(drum(r, h - 0.006, 0.04, 0.008, 0.003), "clay");
    const p = x - DISH[0],
      q = d - DISH[1];
    meet(
      box(p * 0.94 + q * 0.34, q * 0.94 - p * 0.34, h - 0.04, 0.034, 0.034, 0.026, 0.006),
      "tofu",
    );
    meet(Math.hypot(p, q, (h - 0.068) * 1.3) - 0.011, "herb");
  }
  r = Math.hypot(x - CUP[0], d - CUP[1]);
  if (r < 0.2) {
    meet(cut(r, (h - 0.05) * 0.8, 0.042, 0.012, 0.0035), "celadon");
    meet(drum(r, h - 0.045, 0.039, 0.003, 0.001), "dark");
  }
  // a pair of sticks near the edge
  for (const k of [0, 1]) {
    const p = x - 0.66,
      q = d - 3.52 - 0.017 * k,
      c = 0.985,
      s = 0.17 - 0.02 * k;
    meet(box(p * c - q * s, q * c + p * s, h - 0.006, 0.115, 0.0036, 0.0036, 0.002), "lotus");
  }
}
function cushion(x: number, d: number, z: number) {
  const c = Math.cos(CUSHION.turn),
    s = Math.sin(CUSHION.turn),
    a = ((x - CUSHION.x) * c + (d - CUSHION.d) * s) / CUSHION.half,
    b = ((d - CUSHION.d) * c - (x - CUSHION.x) * s) / CUSHION.half;
  // its sides drawn in a little between the corners, its middle tied down
  const p = Math.abs(a) * (1 + 0.07 * (1 - Math.min(1, b * b))),
    q = Math.abs(b) * (1 + 0.07 * (1 - Math.min(1, a * a))),
    m = Math.max(p, q),
    e = Math.max(0, 1 - (p ** 5 + q ** 5));
  const tie = Math.exp(-(a * a + b * b) * 9),
    fold =
      0.0035 *
      Math.sin(8 * Math.atan2(b, a) + 1) *
      Math.min(1, 2.4 * Math.hypot(a, b)) *
      Math.exp(-2.2 * Math.hypot(a, b));
  const h = (0.05 + fold) * Math.sqrt(e) - 0.018 * tie;
  meet((Math.abs(z - 0.044) - h) * 0.4 + (e > 0 ? 0 : Math.max(0, m - 1) * 0.12 + 0.0008), "cloth");
}
const pieces = [
  { at: [TABLE.x, TABLE.d, 0.22] as V3, r: 0.68, add: [table, meal] },
  { at: [CUSHION.x, CUSHION.d, 0.05] as V3, r: 0.42, add: [cushion] },
];
type Piece = (typeof pieces)[number];
function far(p: Piece, x: number, d: number, z: number): number {
  best = 1;
  for (const f of p.add) f(x, d, z);
  return best;
}
/** where a ray enters and leaves the ball round a piece */
function span(p: Piece, o: V3, r: V3): Pt | null {
  const x = o[0] - p.at[0],
    d = o[1] - p.at[1],
    z = o[2] - p.at[2],
    b = x * r[0] + d * r[1] + z * r[2],
    c = x * x + d * d + z * z - p.r * p.r,
    k = b * b - c;
  if (k <= 0) return null;
  const q = Math.sqrt(k);
  return b < q ? [Math.max(0, -b - q), -b + q] : null;
}
export interface Hit {
  readonly t: number;
  readonly p: V3;
  readonly n: V3;
  readonly stuff: Stuff;
  /** how open to the room's light it is */
  readonly open: number;
}
/** the nearest solid on a ray of unit length, if one lies nearer than `most` */
export function solidOn(o: V3, r: V3, most: number): Hit | null {
  let hit: Hit | null = null;
  for (const p of pieces) {
    const s = span(p, o, r);
    if (!s) continue;
    let t = s[0];
    const end = Math.min(s[1], hit ? hit.t : most);
    for (let i = 0; i < 130 && t < end; i++) {
      const x = o[0] + r[0] * t,
        d = o[1] + r[1] * t,
        z = o[2] + r[2] * t,
        q = far(p, x, d, z);
      if (q < 0.0006) {
        const made = stuff,
          e = 0.0012;
        const n: V3 = [
          far(p, x + e, d, z) - far(p, x - e, d, z),
          far(p, x, d + e, z) - far(p, x, d - e, z),
          far(p, x, d, z + e) - far(p, x, d, z - e),
        ];
        const l = Math.hypot(...n) || 1;
        for (const k of [0, 1, 2]) n[k] /= l;
        let open = 1;
        for (const h of [0.012, 0.035, 0.09]) {
          const a = far(p, x + n[0] * h, d + n[1] * h, z + n[2] * h),
            floor = z + n[2] * h;
          open -= (0.34 * Math.max(0, h - Math.min(a, Math.max(0, floor)))) / h;
        }
        hit = { t, p: [x, d, z], n, stuff: made, open: Math.max(0, open) };
        break;
      }
      t += q;
    }
  }
  return hit;
}
/** how much of the sun the solids let through to a point */
export function sunPast(o: V3, start = 0.004): number {
  let s = 1;
  for (const p of pieces) {
    const k = span(p, o, TO_SUN);
    if (!k) continue;
    let t = Math.max(start, k[0]);
    for (let i = 0; i < 70 && t < k[1]; i++) {
      const q = far(p, o[0] + TO_SUN[0] * t, o[1] + TO_SUN[1] * t, o[2] + TO_SUN[2] * t);
      s = Math.min(s, 0.5 + (0.5 * q) / (0.011 * t + 0.0012));
      if (s <= 0) return 0;
      t += Math.max(0.003, q);
    }
  }
  return Math.max(0, s) ** 2 * (3 - 2 * Math.max(0, Math.min(1, s)));
}
/** how dark the mats are below and beside the solids */
export function dusk(x: number, d: number): number {
  const r = Math.hypot(x - TABLE.x, d - TABLE.d);
  let k = 0.85 * Math.min(1, Math.max(0, (TABLE.r + 0.2 - r) / 0.5));
  for (const [c, s] of legs) {
    const q = Math.hypot(x - TABLE.x - c * 0.44, d - TABLE.d - s * 0.44);
    k = Math.max(k, Math.exp(-Math.max(0, q - 0.04) / 0.04));
  }
  const c = Math.cos(CUSHION.turn),
    s = Math.sin(CUSHION.turn),
    // it falls away from the window and the lit mats
    u = x - CUSHION.x - 0.025,
    w = d - CUSHION.d + 0.03,
    half = CUSHION.half * 0.8,
    a = Math.max(0, Math.abs(u * c + w * s) - half),
    b = Math.max(0, Math.abs(w * c - u * s) - half),
    m = Math.hypot(a, b) - 0.04;
  return Math.max(k, 0.85 * Math.exp(-Math.max(0, m) / 0.045));
}
/** where on a slice of lotus root a point lies: whether in one of its holes */
export function lotusHole(p: V3): boolean {
  let near = 9,
    inside = false;
  for (const [sx, sd, sz, tilt] of slices) {
    const x = p[0] - PLATE[0] - sx,
      q = p[1] - PLATE[1] - sd,
      w = p[2] - T - sz,
      c = Math.cos(tilt),
      s = Math.sin(tilt),
      across = x * s * 0.75 - q * s * 0.75 + w * c;
    if (Math.abs(Math.abs(across) - 0.007) > near) continue;
    const r = Math.sqrt(Math.max(0, x * x + q * q + w * w - across * across));
    if (r > 0.058) continue;
    near = Math.abs(Math.abs(across) - 0.007);
    const a = Math.atan2(q, x),
      k = (2 * Math.PI) / 7,
      f = a - k * Math.round(a / k);
    inside = Math.hypot(r * Math.cos(f) - 0.032, r * Math.sin(f)) < 0.0095 || r < 0.006;
  }
  return inside;
}
