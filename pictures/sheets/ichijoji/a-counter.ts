/** The counter: a board in shade, a lit top with bowls, and the ledge behind it. */
import { bokashi, type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { at, COUNTER, levelAt, print, RIGHT, scaleAt, wallAt } from "./a-plan.ts";
import { tone } from "./pens.ts";

const { from, board, near, ledge, back, z, top } = COUNTER;

/** Bowls on the ledge and before the guests: place, radius, colour. */
const BOWLS = {
  ledge: [
    [-0.74, 0.085, "#a8442e"],
    [1.16, 0.08, "#34456f"],
    [1.36, 0.07, "#d9c094"],
    [2.3, 0.085, "#a8442e"],
  ],
  near: [
    [-0.02, 0.1, "#a8442e"],
    [0.56, 0.1, "#34456f"],
    [1.08, 0.1, "#a8442e"],
  ],
} as const;

export function printCounter() {
  print((p) => {
    // ledge, then the top before it, then the board in the counter's own shade
    shape(p, levelAt(top, from, RIGHT, ledge, back), "#f2c878", { smooth: false });
    shape(p, wallAt(ledge, from, RIGHT, z, top), "#a9622b", { smooth: false });
    shape(p, levelAt(z, from, RIGHT, near, ledge), "#e0a04c", { smooth: false });
    const [, y0] = at(0, board, z),
      [, y1] = at(0, board, 0);
    shape(
      p,
      wallAt(board, from, RIGHT, 0, z - 0.06),
      bokashi(p.x, 0, y0, 0, y1, [
        [0, "#4a2419"],
        [1, "#2a1718"],
      ]),
      { smooth: false },
    );
    for (let x = from + 0.34; x < RIGHT; x += 0.46)
      line(p, [at(x, board, 0.02), at(x, board, z - 0.07)], 0.8, "#1c1013", false);
    shape(p, wallAt(near, from, RIGHT, z - 0.06, z), "#7c4322", { smooth: false });
    // the foot rail
    shape(p, wallAt(board - 0.16, from, RIGHT, 0.2, 0.25), "#1f1215", { smooth: false, line: 0.5 });
    for (const [x, radius, c] of BOWLS.ledge) bowl(p, [x, ledge + 0.1], top, radius, c);
    for (const [x, radius, c] of BOWLS.near) bowl(p, [x, near + 0.16], z, radius, c);
    for (const x of [-0.78, 0.66, 1.82]) glass(p, [x, near + 0.2]);
  }, 1.5);
}
/** A small bowl: its coloured wall and its pale rim. */
function bowl(p: Pen, [x, y]: Pt, foot: number, radius: number, c: string) {
  const s = scaleAt(x, y),
    w = radius * s,
    h = 0.085 * s,
    [cx, cy] = at(x, y, foot);
  shape(
    p,
    [
      [cx - w, cy - h],
      [cx + w, cy - h],
      [cx + w * 0.86, cy - h * 0.5],
      [cx + w * 0.45, cy],
      [cx - w * 0.45, cy],
      [cx - w * 0.86, cy - h * 0.5],
    ],
    c,
    { smooth: false, line: 0.7 },
  );
  tone(
    p,
    [
      [cx - w, cy - h],
      [cx + w, cy - h],
      [cx + w * 0.93, cy - h * 0.68],
      [cx - w * 0.93, cy - h * 0.68],
    ],
    "#f6e6c0",
  );
}
function glass(p: Pen, [x, y]: Pt) {
  const s = scaleAt(x, y),
    [cx, cy] = at(x, y, COUNTER.z);
  tone(
    p,
    [
      [cx - 0.032 * s, cy - 0.12 * s],
      [cx + 0.032 * s, cy - 0.12 * s],
      [cx + 0.026 * s, cy],
      [cx - 0.026 * s, cy],
    ],
    "#f3dca2",
  );
}
