/** The cook, a dark shape before his own steam: he bends over the pot and lifts the noodle basket. */
import { type Pt } from "../../kit/core.ts";
import { line, shape } from "../../kit/figures.ts";
import { cut } from "../../kit/cut.ts";
import { at, print, scaleAt } from "./a-plan.ts";
import { tone } from "./pens.ts";

const STANDS: Pt = [0.3, 1.95],
  POT: Pt = [1.2, 2.05];
const DARK = "#241f2b",
  HALF = "#453a44";

export function printPot() {
  const s = scaleAt(...POT);
  const [x, y] = at(...POT, 1.32);
  print((p) => {
    const w = 0.36 * s,
      e = 0.06 * s;
    const side = (from: number): Pt[] => [
      [x + w * from, y],
      [x + w, y],
      [x + w, y + 0.5 * s],
      [x + w * from, y + 0.5 * s],
    ];
    tone(p, side(-1), "#6d6468");
    tone(p, side(0.3), "#3a333e");
    const rim = Array.from({ length: 24 }, (_, i): Pt => {
      const a = (i / 24) * Math.PI * 2;
      return [x + w * Math.cos(a), y + e * Math.sin(a)];
    });
    shape(p, rim, "#fff4dc", { smooth: false, line: 0.7 });
  }, 1.4);
}

export function printCook() {
  const s = scaleAt(...STANDS);
  const [ox, oy] = at(...STANDS, 0);
  const m = (outline: string): Pt[] => cut(outline).map(([x, z]): Pt => [ox + x * s, oy - z * s]);
  print((p) => {
    // the basket's long handle, the basket, then the arm that holds it
    line(p, m("0.46 1.6, 0.66 1.74, 0.86 1.86"), 2.6, DARK, false);
    shape(p, m("0.84 1.9, 0.98 1.87, 0.95 1.72, 0.9 1.67, 0.85 1.73"), "#7a6554", { line: 0.4 });
    tone(p, m("0.92 1.88, 0.98 1.87, 0.95 1.72, 0.9 1.67"), "#4d3f3c");
    shape(
      p,
      m("0.1 1.36, 0.12 1.52, 0.24 1.52, 0.36 1.5, 0.46 1.6, 0.51 1.57, 0.42 1.42, 0.3 1.38"),
      DARK,
      { line: 0.4 },
    );
    // his body, bowed to the right
    shape(
      p,
      m(
        "-0.24 0.9, -0.27 1.2, -0.22 1.42, -0.1 1.54, 0.06 1.58, 0.18 1.54, 0.24 1.4, 0.24 1.15, 0.22 0.9",
      ),
      DARK,
      { line: 0.5 },
    );
    tone(p, m("0.12 1.54, 0.2 1.5, 0.25 1.36, 0.24 1.1, 0.22 0.9, 0.15 0.9, 0.17 1.2"), HALF, true);
    tone(
      p,
      m("-0.01 1.56, 0.03 1.57, -0.04 1.2, -0.1 0.9, -0.13 0.9, -0.075 1.25"),
      "#5f545c",
      true,
    );
    // his head: a white cloth is tied over it
    shape(p, m("0.03 1.54, 0.05 1.66, 0.1 1.72, 0.2 1.72, 0.25 1.64, 0.23 1.56, 0.15 1.52"), DARK, {
      line: 0.4,
    });
    shape(
      p,
      m("0.035 1.66, 0.045 1.74, 0.11 1.785, 0.19 1.765, 0.24 1.7, 0.245 1.65, 0.14 1.685"),
      "#8d8084",
      { line: 0.4 },
    );
    tone(p, m("0.04 1.68, -0.03 1.65, -0.06 1.58, -0.01 1.59, 0.03 1.64"), "#6c6068");
  }, 1.5);
}
