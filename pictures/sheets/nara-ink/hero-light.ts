/** The light: each flame between its dish and its lid, the lamp on the floor, and the cold window; and the inks it is cut into. */
import { clamp, lerp, rgb, type RGB, sstep, type V3 } from "../../kit/core.ts";
import { END, FREE, type Lamp, LID_RADIUS, LIDS, nz, type Row, ROWS, WINDOW } from "./hero-plan.ts";

/** how high the flame's heart is above the shelf, in a lamp of size 1 */
const HEART = 0.1;
/** where a lid's rim cuts the light, and where the dish does: height for each metre away */
const LID = 1.02,
  DISH = 0.95;

/** Light of one lamp on a face; 0 in the shadow of its lid, its dish and its legs. */
function ofLamp(l: Lamp, p: V3, n: V3): number {
  const dx = l.x - p[0],
    dy = l.depth - p[1];
  const reach = dx * dx + dy * dy;
  if (l.flame === 0 || reach > 12) return 0;
  const dz = l.z + HEART * l.scale - p[2];
  const d2 = reach + dz * dz,
    d = Math.sqrt(d2);
  const facing = (n[0] * dx + n[1] * dy + n[2] * dz) / d;
  if (facing <= 0) return 0;
  const away = Math.sqrt(reach) + 1e-4,
    steep = dz / away;
  if (steep > DISH || (l.covered && -steep > LID)) return 0;
  if (l.covered && away > 0.15 && away < 0.8) {
    const a = Math.atan2(-dy, -dx) - l.turn;
    const leg = Math.abs((((a % 2.0944) + 2.0944) % 2.0944) - 1.0472);
    if (leg < 0.085) return 0;
  }
  return ((l.flame / 0.09) * facing) / (d2 + 0.006);
}
/** Light on what is inside a row: its wall, its shelf, the underside of the next. */
export function inRow(row: Row, p: V3, n: V3): number {
  let e = 0;
  for (const l of row.lamps) if (Math.abs(l.depth - p[1]) < 2) e += ofLamp(l, p, n);
  return e;
}
/** Light of all rows on what is in the aisle; shelves cut it. */
export function inAisle(p: V3, n: V3): number {
  let e = 0;
  for (const row of ROWS) {
    const { edge } = row.rack;
    for (const l of row.lamps) {
      if (l.flame === 0 || Math.abs(l.depth - p[1]) > 2.6 || Math.abs(l.x - p[0]) > 2.6) continue;
      const across = p[0] - l.x;
      const t = Math.abs(across) < 1e-3 ? 1 : (edge - l.x) / across;
      const fire = l.z + HEART * l.scale;
      const z = t > 0 && t < 1 ? fire + t * (p[2] - fire) : fire;
      if (z > row.z && z < row.top) e += ofLamp(l, p, n);
    }
  }
  return e;
}
/** Light of the lamp on the floor; lids beside it throw shadows. */
export function ofFree(p: V3, n: V3): number {
  const dx = FREE.x - p[0],
    dy = FREE.depth - p[1],
    dz = FREE.high + 0.06 - p[2];
  const d2 = dx * dx + dy * dy + dz * dz,
    d = Math.sqrt(d2);
  const facing = (n[0] * dx + n[1] * dy + n[2] * dz) / d;
  if (facing <= 0 || dz > 1.1 * Math.hypot(dx, dy)) return 0;
  if (p[2] < 0.05)
    for (const lid of LIDS) {
      // how near the way of the light passes to the lid
      const t = clamp(((lid.x - p[0]) * dx + (lid.depth - p[1]) * dy) / (dx * dx + dy * dy), 0, 1);
      if (Math.hypot(p[0] + t * dx - lid.x, p[1] + t * dy - lid.depth) < LID_RADIUS) return 0;
    }
  return (2.4 * facing) / (d2 + 0.02);
}
const PANE: V3 = [(WINDOW.left + WINDOW.right) / 2, END, (WINDOW.sill + WINDOW.head) / 2];
/** The cold light of the window. */
export function ofWindow(p: V3, n: V3): number {
  const dx = PANE[0] - p[0],
    dy = PANE[1] - p[1],
    dz = PANE[2] - p[2];
  const d2 = dx * dx + dy * dy + dz * dz;
  const facing = n[0] * dx + n[1] * dy + n[2] * dz;
  return facing <= 0 || dy <= 0 ? 0 : (26 * facing * dy) / (d2 * d2);
}

type Inks = readonly RGB[];
const inks = (text: string): Inks => text.split(" ").map((c) => rgb(c));
export const PLASTER = inks("#140b0c #27130f #462211 #733d17 #ac6822 #d8993d");
export const WOOD = inks("#0c0709 #180d0d #2a1611 #472513 #6f3f19 #a3662a #d39a47 #f3c877");
export const FLOOR = inks("#0e090b #1c1110 #301a14 #4b2917 #74441e #a86c2c #dca14a #f6cf84");
export const COLD = inks("#0c0a10 #141827 #232f4b #35496a #5d7fa3 #9dbdd2");

/** One of a few flat inks: where `t` passes from one to the next, there is a cut edge. */
export function cut(ink: Inks, t: number): RGB {
  const v = clamp(t, 0, ink.length - 1.001),
    k = Math.floor(v),
    f = sstep(0.46, 0.54, v - k);
  const a = ink[k],
    b = ink[k + 1];
  return [lerp(a[0], b[0], f), lerp(a[1], b[1], f), lerp(a[2], b[2], f)];
}
/** The step of the inks for an amount of light; a slow wave keeps its edges from looking ruled. */
export const step = (light: number, p: V3, albedo = 1) =>
  1.55 * Math.log2(1 + 1.5 * albedo * light) + 0.07 * nz.n2(p[1] * 1.7 + p[0], p[2] * 2.3 + p[0]);

/** Warm and cold light on one face, whichever is stronger giving its ink. */
export function both(warmInk: Inks, warm: number, cold: number): RGB {
  const a = cut(warmInk, warm),
    b = cut(COLD, cold);
  const k = sstep(-0.35, 0.35, cold - warm);
  return [lerp(a[0], b[0], k), lerp(a[1], b[1], k), lerp(a[2], b[2], k)];
}
