/** The Print of the night counter, and functions that draw its objects. */
import { layer, type Pt, Rng } from "../../kit/core.ts";
import { type Pen } from "../../kit/figures.ts";
import { Print } from "../../kit/print.ts";

export const P = new Print(1214, "#1b2540");
export const n = P.noise;
export const r = new Rng(14);
const KEY = "#15101a";

/** Prints a drawing and its key lines; it erases the lines that it covers. */
export function print(draw: (pen: Pen) => void, lw = 3) {
  const colour = layer();
  draw({ x: colour.x, k: P.key.x, key: KEY, lw });
  P.put(colour);
}

/** Rubs gaps into the key lines between two corners, so that things further away have a thinner line than the near ones. */
export function wear([x0, y0, x1, y1]: [number, number, number, number], gaps: number) {
  const q = new Rng(gaps);
  P.lines(
    (x) => {
      for (let i = 0; i < gaps; i++) {
        x.beginPath();
        x.ellipse(q.range(x0, x1), q.range(y0, y1), q.range(5, 16), q.range(5, 22), 0.5, 0, 7);
        x.fill();
      }
    },
    { op: "destination-out" },
  );
}

/** Part of an ellipse, from angle a0 to a1; clockwise from the right, as the sheet's y points down. */
export function arc([cx, cy]: Pt, rx: number, ry: number, a0 = 0, a1 = Math.PI * 2): Pt[] {
  const steps = Math.max(12, Math.round(Math.abs(a1 - a0) * 10));
  return Array.from({ length: steps + 1 }, (_, i): Pt => {
    const a = a0 + ((a1 - a0) * i) / steps;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  });
}
