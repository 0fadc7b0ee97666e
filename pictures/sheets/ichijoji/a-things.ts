/** Small things: bowls washed and turned over on the ledge, and the sticks that lie ready beside the bowl. */
import { bokashi, type Ctx, type Pt, type Stops } from "../../kit/core.ts";
import { catmull, fillPoly, poly, stroke } from "../../kit/brush.ts";
import { at, circle, COUNTER, cutBlock, hull, LEDGE } from "./a-plan.ts";

/** A solid of revolution that stands at a place: heights and radii from below. */
function turned(
  x0: number,
  y0: number,
  z0: number,
  profile: readonly (readonly [number, number])[],
): Pt[] {
  return hull(profile.flatMap(([h, r]) => circle([x0, y0 + h, z0], r)));
}
/** A bowl upside down, its rim at this height. */
function washedBowl(x: Ctx, cx: number, y: number) {
  const arc = (rx: number, ry: number, up: number): Pt[] =>
    Array.from({ length: 33 }, (_, i): Pt => {
      const a = (i / 32) * Math.PI;
      return [cx + rx * Math.cos(a), y - up + ry * Math.sin(a)];
    });
  const wall = (k: number): Pt[] =>
    catmull(
      [
        [cx + k * 106, y],
        [cx + k * 103, y - 11],
        [cx + k * 92, y - 28],
        [cx + k * 70, y - 45],
        [cx + k * 44, y - 56],
      ],
      8,
    );
  const light: Stops = [
    [0, "#1b1719"],
    [0.5, "#40352e"],
    [0.82, "#85694c"],
    [1, "#b8946a"],
  ];
  fillPoly(
    x,
    [
      ...arc(41, 6, 60),
      [cx - 42, y - 54],
      [cx - 40, y - 71],
      ...arc(40, 5, 71)
        .map(([px, py]): Pt => [px, 2 * (y - 71) - py])
        .toReversed(),
      [cx + 42, y - 54],
    ],
    bokashi(x, cx - 60, 0, cx + 60, 0, light),
  );
  const body = [...arc(106, 15, 0), ...wall(-1), ...wall(1).toReversed()];
  fillPoly(x, body, bokashi(x, cx - 112, 0, cx + 112, 0, light));
  x.save();
  poly(x, body);
  x.clip();
  fillPoly(x, [...arc(110, 15, 7), ...arc(108, 14, 17).toReversed()], "#2c3542", 0.6);
  x.restore();
  stroke(x, arc(105, 15, -1), 3.4, "#120d0d", { a: 0.85, taper: [0.25, 0.25] });
}
export function printLedgeThings() {
  // their shadows on the ledge, away from the lamp
  cutBlock((x) => {
    fillPoly(
      x,
      [at(-0.44, LEDGE, 1.36), at(-0.44, LEDGE, 1.47), at(-0.9, LEDGE, 1.5), at(-0.9, LEDGE, 1.33)],
      "#0f0b0c",
      0.75,
    );
    fillPoly(
      x,
      [at(0.51, LEDGE, 1.37), at(0.51, LEDGE, 1.43), at(0.9, LEDGE, 1.47), at(0.9, LEDGE, 1.39)],
      "#0f0b0c",
      0.6,
    );
  }, 4);
  cutBlock((x) => {
    // four bowls, turned over one on the other, the lamp on their right
    const [, base] = at(0, LEDGE, 1.4);
    for (let i = 0; i < 4; i++) washedBowl(x, 138 + 4 * Math.sin(i * 2.1), base - i * 30);
    // a jar with sticks, before the window
    const J = 0.53;
    for (let i = 0; i < 8; i++) {
      const u = J + (i - 3.5) * 0.006;
      const [bx, by] = at(u, LEDGE + 0.08, 1.4),
        [tx, ty] = at(u + (i - 3.5) * 0.0045, LEDGE + 0.158 + 0.01 * Math.sin(i * 2.4), 1.4);
      fillPoly(
        x,
        [
          [bx - 3, by],
          [tx - 3.4, ty],
          [tx + 3.4, ty - 1],
          [bx + 3, by],
        ],
        i < 4 ? ["#7a5836", "#8c683f"][i % 2] : ["#3b2a20", "#4a3526"][i % 2],
      );
    }
    fillPoly(
      x,
      turned(J, LEDGE, 1.4, [
        [0, 0.033],
        [0.1, 0.035],
      ]),
      bokashi(x, 1450, 0, 1550, 0, [
        [0, "#6d543f"],
        [0.35, "#2d2524"],
        [1, "#151114"],
      ]),
    );
  });
}
export function printSticks() {
  const lay = (dz: number): [Pt, Pt] => [
    at(0.112, COUNTER + 0.011, 0.736 + dz * 0.9),
    at(0.28, COUNTER + 0.013, 0.702 + dz * 1.9),
  ];
  cutBlock((x) => {
    for (const [a, b] of [lay(-0.011), lay(0.001)])
      fillPoly(
        x,
        [
          [a[0] - 2, a[1] + 9],
          [b[0] + 10, b[1] + 16],
          [b[0] + 10, b[1] + 27],
          [a[0] - 2, a[1] + 17],
        ],
        "#2f1810",
        0.75,
      );
    fillPoly(x, circle([0.146, COUNTER, 0.7275], 0.0185), "#24120d", 0.8);
  }, 2.5);
  cutBlock((x) => {
    // the rest, a small glazed piece: its side and its top
    const [rx, ry] = at(0.144, COUNTER, 0.7285);
    for (const [w, h, y, c] of [
      [36, 11, 0, "#38383a"],
      [35, 10, -13, "#67675f"],
    ] as const) {
      x.fillStyle = c;
      x.beginPath();
      x.roundRect(rx - w, ry + y - h, w * 2, h * 2, h);
      x.fill();
      if (y === 0) x.fillRect(rx - w + 0.5, ry - 13, w * 2 - 1, 13);
    }
    for (const [a, b] of [lay(0.0045), lay(-0.0065)]) {
      fillPoly(
        x,
        [
          [a[0], a[1] - 3],
          [b[0], b[1] - 6],
          [b[0], b[1] + 6],
          [a[0], a[1] + 3],
        ],
        "#dcae70",
      );
      fillPoly(
        x,
        [
          [a[0], a[1] + 0.5],
          [b[0], b[1] + 1],
          [b[0], b[1] + 6],
          [a[0], a[1] + 3],
        ],
        "#8a562c",
      );
    }
  });
}
