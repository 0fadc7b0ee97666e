/** The plan of the counter at night: the eye of a guest, the places of things, the light, and shapes in true perspective. */
import { type Col, type Ctx, layer, lerp, mix, type Pt, sstep } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";

export const P = new Print(1217, "#f1e7d2");
/** the bare paper of the steam */
export const PAPER = "#f6ecd8";
export const INK = "#1c1517";

const FOCUS = 1857;
/** the height of the eye on the sheet: metres above it are positive, the counter lies 0.3 below */
const HORIZON = 300;
export const COUNTER = -0.3,
  LEDGE = -0.222,
  LEDGE_FROM = 1.25,
  LEDGE_TO = 1.52;

/** A point in metres, right of, above and away from the eye, on the sheet. */
export const at = (x: number, y: number, z: number): Pt => [
  800 + (FOCUS * x) / z,
  HORIZON - (FOCUS * y) / z,
];

/** The middle of the bowl, and the lamp over it. */
export const BOWL = { x: -0.079, z: 0.75, radius: 0.122 };
export const LAMP: Pt = [572, 168];

/** Part of a level circle, clockwise from the right, seen from above. */
export function circle(
  [x, y, z]: readonly [number, number, number],
  radius: number,
  from = 0,
  to = Math.PI * 2,
): Pt[] {
  return Array.from({ length: 97 }, (_, i): Pt => {
    const a = lerp(from, to, i / 96);
    return at(x + radius * Math.cos(a), y, z - radius * Math.sin(a));
  });
}

/** The outline that encloses all points. */
export function hull(points: Pt[]): Pt[] {
  const p = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (q: Pt[]) => {
    const o: Pt[] = [];
    for (const c of q) {
      while (o.length > 1 && turn(o[o.length - 2], o[o.length - 1], c) <= 0) o.pop();
      o.push(c);
    }
    return o.slice(0, -1);
  };
  return [...half(p), ...half(p.toReversed())];
}
const turn = (a: Pt, b: Pt, c: Pt) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Prints one block without key lines. */
export function cutBlock(draw: (x: Ctx) => void, blur = 0, alpha = 1) {
  const L = layer();
  draw(L.x);
  P.put(L, blur ? { blur, alpha } : { alpha });
}

/** How much of the lamp's light reaches a point of the sheet, 0 to 1. */
export const lampAt = (x: number, y: number, reach: number) =>
  1 - sstep(0, reach, Math.hypot(x - LAMP[0], (y - LAMP[1]) * 1.05));

/** A tone between two colours by the lamp's light. */
export const lit = (dark: Col, light: Col, x: number, y: number, reach: number) =>
  mix(dark, light, lampAt(x, y, reach));
