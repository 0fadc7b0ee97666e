/** The room behind the counter: a lit wall that darkens upwards, shelves of bowls, beams under the dark roof. */
import { bokashi, type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { at, BACK, LEFT, levelAt, n, print, r, RIGHT, scaleAt, sideAt, wallAt } from "./a-plan.ts";
import { tone } from "./pens.ts";

const TOP = 4.4;
const flat = { smooth: false } as const;

export function printRoom() {
  print((p) => {
    const [, high] = at(0.5, BACK, TOP),
      [, low] = at(0.5, BACK, 0.9);
    const lit = bokashi(p.x, 0, high, 0, low, [
      [0, "#120d14"],
      [0.42, "#2a1a1c"],
      [0.6, "#6e3f22"],
      [0.78, "#b9742e"],
      [1, "#d99a45"],
    ]);
    tone(p, wallAt(BACK, LEFT, RIGHT, 0, TOP), lit);
    const dim = bokashi(p.x, 0, high - 60, 0, low, [
      [0, "#0f0b12"],
      [0.5, "#24161a"],
      [0.72, "#5e331f"],
      [1, "#93562a"],
    ]);
    shape(p, sideAt(RIGHT, 0, BACK, 0, TOP), dim, flat);
    // the passage inside the doorway gets little of the lamp
    tone(
      p,
      wallAt(BACK, LEFT, -0.94, 0, TOP),
      bokashi(p.x, 0, high, 0, low, [
        [0, "#120d14"],
        [0.5, "#2c1b1c"],
        [0.8, "#6a3c23"],
        [1, "#8a5028"],
      ]),
    );
    tone(p, sideAt(-0.94, BACK - 0.8, BACK, 0, TOP), "#2a191a");
    tone(p, sideAt(LEFT, 0, BACK, 0, TOP), "#3a2019");
    const [left] = at(LEFT, BACK, 1),
      [right] = at(-0.94, BACK, 1);
    const dusk = bokashi(
      p.x,
      left,
      0,
      right,
      0,
      [
        [0, "#1d1118"],
        [1, "#1d1118"],
      ],
      [
        [0, 0.75],
        [1, 0],
      ],
    );
    tone(p, wallAt(BACK, LEFT, -0.94, 0, 2.6), dusk);
    tone(p, levelAt(0, LEFT, RIGHT, 0, BACK), "#3c2420");
    printShelves(p);
    printWindow(p);
    printStrips(p);
  }, 1.5);
}

/** Two boards with bowls in stacks, no two alike. */
function printShelves(p: Pen) {
  for (const [z, x0, x1] of [
    [1.66, -0.9, 2.3],
    [2.08, 0.9, 2.3],
  ] as const) {
    for (let x = x0 + 0.1; x < x1 - 0.1;) {
      const wide = r.range(0.15, 0.2),
        high = r.range(0.07, 0.24);
      if (r.chance(0.74)) {
        const c = r.pick(["#f0d9a4", "#e5c88c", "#7d3a22", "#d8b878"]);
        tone(p, bowlAt(x + wide / 2, z, wide, high), c);
        if (high > 0.15)
          line(
            p,
            [
              at(x + 0.02, BACK - 0.2, z + high * 0.5),
              at(x + wide - 0.02, BACK - 0.2, z + high * 0.5),
            ],
            0.7,
            "#8a5a2a",
            false,
          );
      }
      x += wide + r.range(0.03, 0.1);
    }
    shape(p, wallAt(BACK - 0.3, x0, x1, z - 0.045, z), "#4a2819", { smooth: false, line: 0.6 });
    tone(p, wallAt(BACK - 0.3, x0, x1, z - 0.13, z - 0.045), "#8a5226");
  }
}
function bowlAt(x: number, z: number, wide: number, high: number): Pt[] {
  const y = BACK - 0.2,
    h = wide / 2;
  return [
    at(x - h, y, z + high),
    at(x + h, y, z + high),
    at(x + h * 0.94, y, z + high * 0.6),
    at(x + h * 0.5, y, z),
    at(x - h * 0.5, y, z),
    at(x - h * 0.94, y, z + high * 0.6),
  ];
}
/** A small window in the back wall: the only cold place in the room. */
function printWindow(p: Pen) {
  shape(p, wallAt(BACK, -2.25, -1.32, 1.2, 2.12), "#3a2018", flat);
  for (const [a, b] of [
    [-2.19, -1.81],
    [-1.76, -1.38],
  ])
    tone(p, wallAt(BACK, a, b, 1.26, 2.06), "#22325a");
  // a neighbour's roof outside
  tone(
    p,
    [at(-2.19, BACK, 1.5), at(-1.81, BACK, 1.62), at(-1.81, BACK, 1.26), at(-2.19, BACK, 1.26)],
    "#172242",
  );
}
/** Strips of paper with the dishes' names, on the side wall and high on the back wall. */
function printStrips(p: Pen) {
  for (let i = 0; i < 5; i++) {
    const y = 1.15 + i * 0.42,
      long = 0.5 + 0.2 * n.n2(i * 3.1, 2);
    tone(
      p,
      sideAt(RIGHT - 0.01, y, y + 0.15 + 0.07 * r.u(), 2.35 - long, 2.35),
      i === 3 ? "#a8402a" : "#cf9c58",
    );
    const [x, t] = at(RIGHT - 0.01, y + 0.1, 2.3),
      s = scaleAt(RIGHT, y);
    for (let k = 0; k < 4; k++)
      line(
        p,
        [
          [x - 0.03 * s, t + (0.06 + k * 0.095) * s],
          [x + 0.035 * s, t + (0.05 + k * 0.095) * s],
        ],
        0.9,
        "#4a2618",
        false,
      );
  }
}
/** The beam across the room, which the steam rises behind. */
export function printBeams() {
  print((p) => {
    shape(p, levelAt(2.9, LEFT, RIGHT, 0.95, 1.12), "#53301f", { smooth: false, line: 0.6 });
    shape(p, wallAt(0.95, LEFT, RIGHT, 2.9, 3.1), "#150e13", { smooth: false, line: 0.6 });
  }, 1.4);
}
