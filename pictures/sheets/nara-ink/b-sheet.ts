/** The sheet of paper with its ring, as it lies flat: where there is ink, and where it is still wet. */
import { createCanvas } from "@napi-rs/canvas";
import { getPx, type Pt } from "../../kit/core.ts";
import { nz, SHEET, turned } from "./b-plan.ts";
import { sweep } from "./b-stroke.ts";

const RES = 2000;
const WIDE = Math.round(SHEET.w * 2 * RES),
  LONG = Math.round(SHEET.d * 2 * RES);
const ring: Pt[] = Array.from({ length: 361 }, (_, i) => {
  const q = i / 360;
  const a = 2.2 + q * 5.75,
    R = 0.222 * RES + 22 * Math.sin(a * 2 + 0.6) - 20 * q;
  return [WIDE / 2 + Math.cos(a) * R * 1.12 + 10, LONG / 2 + Math.sin(a) * R * 1.02 - 6 + 16 * q];
});
const canvas = createCanvas(WIDE, LONG);
sweep(canvas.getContext("2d"), ring, 0.052 * RES);
const drawn = getPx(canvas).data;
/** how high the wet ink stands */
const pooled = (() => {
  const c = createCanvas(WIDE, LONG),
    x = c.getContext("2d");
  x.filter = `blur(${0.009 * RES}px)`;
  x.drawImage(canvas, 0, 0);
  return getPx(c).data;
})();

/** The ink at a point of the room on the sheet, 0..1. */
export const inkAt = (x: number, y: number) => read(drawn, x, y);
/** The slope of the wet ink. */
export function bead(x: number, y: number): Pt {
  const e = 0.002,
    k = 0.0034 / (2 * e);
  return [
    k * (read(pooled, x + e, y) - read(pooled, x - e, y)) + 0.02 * nz.n2(x * 14, y * 8),
    k * (read(pooled, x, y + e) - read(pooled, x, y - e)) + 0.02 * nz.n2(x * 14 + 5, y * 8),
  ];
}
function read(ink: Uint8ClampedArray, x: number, y: number): number {
  const [u, v] = turned(x, y, SHEET.x, SHEET.y, SHEET.turn);
  const i = (u + SHEET.w) * RES,
    j = (SHEET.d - v) * RES;
  const a = Math.floor(i),
    b = Math.floor(j);
  if (a < 0 || b < 0 || a >= WIDE - 1 || b >= LONG - 1) return 0;
  const o = (b * WIDE + a) * 4 + 3,
    p = o + WIDE * 4,
    s = i - a,
    t = j - b;
  return (
    ((ink[o] * (1 - s) + ink[o + 4] * s) * (1 - t) + (ink[p] * (1 - s) + ink[p + 4] * s) * t) / 255
  );
}
/** The slope of the paper, which the wet ink makes uneven. */
export function cockle(x: number, y: number): Pt {
  const [u, v] = turned(x, y, SHEET.x, SHEET.y, SHEET.turn);
  const e = 0.004,
    h = (a: number, b: number) => 0.0016 * nz.n2(a * 3.6 + 3, b * 3.2);
  return [(h(u + e, v) - h(u - e, v)) / (2 * e), (h(u, v + e) - h(u, v - e)) / (2 * e)];
}
