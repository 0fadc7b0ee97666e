/** The window to the street: snow, a roof, and somebody who goes home. */
import { bokashi, css, type Ctx, layer, type Pt, Rng } from "../../kit/core.ts";
import { catmull, fillPoly, stroke } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { cutBlock, P } from "./a-plan.ts";

/** the window's opening */
const X0 = 1262,
  X1 = 1540,
  Y0 = 128,
  Y1 = 575;
/** Somebody on the way home, in units of a hundredth of the height, the feet at 0: coat, legs, head. */
const COAT = cut(
  "-8 83, -1 84, 5 81, 9 73, 11 60, 12 46, 15 31, 6 29, -8 31, -9 45, -8 58, -10 70, -10 79",
);
const LEGS = [
  cut("-7 34, 1 34, -2 18, -7 3, -8 0, -19 0, -18 3, -13 5, -10 18"),
  cut("0 34, 11 34, 12 19, 20 8, 23 1, 20 -1, 14 7, 6 18"),
];
const HEAD = cut("-13 92, -11 99, -5 101, 0 99, 2 93, 0 87, -4 84, -9 84, -12 87");
const SCARF = cut("-11 85, -5 82, 3 84, 12 80, 20 81, 13 76, 5 79, -4 78, -11 80");
const walker = (p: Pt[]): Pt[] => p.map(([x, y]): Pt => [1402 + x * 2.62, 522 - y * 2.62]);

export function printWindow() {
  const L = layer();
  const x = L.x;
  x.save();
  x.beginPath();
  x.rect(X0, Y0, X1 - X0, Y1 - Y0);
  x.clip();
  x.fillStyle = bokashi(x, 0, Y0, 0, Y1, [
    [0, "#2d4058"],
    [0.45, "#546f8a"],
    [0.8, "#8ea6b6"],
    [1, "#b9c6c9"],
  ]);
  x.fillRect(X0, Y0, X1 - X0, Y1 - Y0);
  // the roof across the street, under snow
  fillPoly(
    x,
    [
      [1240, 372],
      [1330, 318],
      [1560, 318],
      [1560, 600],
      [1240, 600],
    ],
    "#4b6279",
  );
  fillPoly(
    x,
    [
      [1240, 372],
      [1330, 306],
      [1560, 304],
      [1560, 338],
      [1345, 340],
      [1250, 398],
    ],
    "#c9d3d4",
  );
  fillPoly(
    x,
    [
      [1240, 500],
      [1400, 486],
      [1560, 490],
      [1560, 600],
      [1240, 600],
    ],
    "#c9d2d3",
  );
  fillPoly(
    x,
    [
      [1290, 408],
      [1330, 408],
      [1330, 452],
      [1290, 452],
    ],
    "#e0a45c",
  );
  stroke(
    x,
    [
      [1310, 406],
      [1310, 454],
    ],
    3,
    "#4b6279",
    { taper: [0, 0] },
  );
  x.restore();
  P.put(L);
  cutBlock(
    (y) =>
      inside(y, () =>
        fillPoly(
          y,
          [
            [1380, 520],
            [1440, 522],
            [1560, 548],
            [1560, 560],
            [1420, 532],
          ],
          "#8b9fae",
        ),
      ),
    3,
  );
  cutBlock(
    (y) =>
      inside(y, () => {
        for (const p of LEGS) fillPoly(y, catmull(walker(p), 6, true), "#1c2733");
        for (const p of [COAT, HEAD]) fillPoly(y, catmull(walker(p), 6, true), "#243343");
        fillPoly(y, catmull(walker(SCARF), 6, true), "#93402d");
      }),
    0.8,
  );
  const r = new Rng(33);
  cutBlock((y) =>
    inside(y, () => {
      for (let i = 0; i < 120; i++) {
        const s = 1.2 + 3.6 * r.u() ** 3;
        y.fillStyle = css("#f1efe6", s > 2.4 ? 0.95 : 0.7);
        y.beginPath();
        // spread evenly over a grid of 10 by 12, each a little off its place
        y.ellipse(
          X0 + ((i % 10) + r.range(-0.3, 1.3)) * 27.8,
          Y0 + (Math.floor(i / 10) + r.range(-0.4, 1.4)) * 37,
          s,
          s * 1.15,
          0,
          0,
          7,
        );
        y.fill();
      }
    }),
  );
  // breath of the kitchen on the panes
  cutBlock((y) =>
    inside(y, () => {
      y.fillStyle = bokashi(
        y,
        0,
        470,
        0,
        Y1,
        [
          [0, "#c9cfcb"],
          [1, "#d8d6ca"],
        ],
        [
          [0, 0],
          [1, 0.6],
        ],
      );
      y.fillRect(X0, Y0, X1 - X0, Y1 - Y0);
    }),
  );
  cutBlock((y) => {
    const bar = (p: Pt[], c = "#1a1414") => fillPoly(y, p, c);
    const post = (a: number, b: number) =>
      bar([
        [a, Y0 - 20],
        [b, Y0 - 20],
        [b, Y1 + 10],
        [a, Y1 + 10],
      ]);
    post(X0 - 24, X0 + 4);
    post(X1 - 4, X1 + 24);
    post(1352, 1361);
    post(1446, 1455);
    for (const [a, b] of [
      [Y0 - 24, Y0 + 3],
      [226, 235],
    ])
      bar([
        [X0 - 24, a],
        [X1 + 24, a],
        [X1 + 24, b],
        [X0 - 24, b],
      ]);
    // snow on the bar outside
    for (const [a, b] of [
      [X0 + 6, 1350],
      [1364, 1444],
      [1458, X1 - 6],
    ])
      fillPoly(
        y,
        catmull(
          [
            [a, 227],
            [a + 14, 219],
            [(a + b) / 2, 217],
            [b - 12, 221],
            [b, 227],
          ],
          6,
        ),
        "#d3dadb",
      );
    // the light of the street on the edges of the bars
    for (const [px, h0, h1] of [
      [X0 + 4, Y0, Y1],
      [1361, Y0, Y1],
      [1455, Y0, Y1],
    ])
      fillPoly(
        y,
        [
          [px, h0],
          [px + 2.4, h0],
          [px + 2.4, h1],
          [px, h1],
        ],
        "#5c6a74",
      );
  });
}
function inside(x: Ctx, draw: () => void) {
  x.save();
  x.beginPath();
  x.rect(X0, Y0, X1 - X0, Y1 - Y0);
  x.clip();
  draw();
  x.restore();
}
