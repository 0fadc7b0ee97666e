/** Hakozushi C: the box of pressed sushi on its cloth, small on the stone; the sky lights its far rims, it throws its shade to us. */
import { bokashi, css, layer, lerp, Noise, type Pt, stamp, type V3 } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { cover, edge, face, facing, type Pen, place, within } from "./c-pen.ts";
import {
  BOX_FOOD,
  BOX_HALF as B,
  BOX_HIGH,
  BOX_INNER as I,
  LANDING,
  onBox,
  onPaper,
  onStair,
} from "./c-plan.ts";

const n = new Noise(37);
const sheet = (right: number, back: number, up: number) => onPaper(onBox(right, back, up));
/** A soft shade on what is drawn so far. */
function soft(pen: Pen, shape: Pt[], tone: string, alpha: number, blur: number) {
  const L = layer();
  fillPoly(L.x, shape, tone);
  stamp(pen.x, L, { op: "multiply", alpha, blur });
}
/** A point of the cloth: flat on the stone, and down the riser where it passes the edge of the landing. */
function onCloth(right: number, back: number, up = 0): Pt {
  const [x, y, z] = onBox(right, back, up + 0.003);
  const down = -0.985 * (x - 0.35) - 0.17 * (y - 3);
  if (down < -0.004) return onPaper([x, y, z]);
  const along = -0.17 * (x - 0.35) + 0.985 * (y - 3);
  return onPaper(onStair(0.004 + 0.12 * down, along, LANDING - down - 0.004));
}
/** Its hem, round from the corner that hangs over the edge. */
const CORNERS: readonly Pt[] = [
  [-0.43, 0.03],
  [0.02, -0.27],
  [0.32, 0.05],
  [-0.04, 0.3],
];
function hem(inset: number): Pt[] {
  const run: Pt[] = [];
  for (const [i, a] of CORNERS.entries()) {
    const b = CORNERS[(i + 1) % CORNERS.length];
    for (let k = 0; k < 14; k++) {
      const t = k / 14;
      const sag = 0.022 * Math.sin(Math.PI * t) + 0.006 * n.n2(t * 5, i * 3 + 1);
      const [r, q] = [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
      const grow = 1 - inset - sag / 0.2;
      run.push(onCloth(r * grow, q * grow));
    }
  }
  return run;
}
/** A fold: a long lens between two points of the cloth. */
function fold(pen: Pen, a: Pt, b: Pt, bend: number, thick: number, tone: string, alpha: number) {
  const mid: Pt = [(a[0] + b[0]) / 2 + bend, (a[1] + b[1]) / 2 + bend * 0.4];
  const run = catmull([a, mid, b], 10).map(([r, q]) => onCloth(r, q));
  pen.x.fillStyle = css(tone, alpha);
  pen.x.beginPath();
  brushPath(pen.x, run, (t) => thick * Math.sin(Math.PI * (0.04 + 0.92 * t)) ** 0.8);
  pen.x.fill();
}
function cloth(pen: Pen) {
  const shape = hem(0);
  soft(
    pen,
    shape.map(([x, y]): Pt => [x + 3, y + 9]),
    "#1a1f3c",
    0.75,
    5,
  );
  const [, far] = sheet(0, 0.3, 0),
    [, near] = sheet(0, -0.27, 0);
  cover(
    pen,
    shape,
    bokashi(pen.x, 0, far, 0, near, [
      [0, "#a0686a"],
      [0.35, "#7d4856"],
      [1, "#4d2d45"],
    ]),
  );
  within(pen.x, shape, () => {
    // what hangs over the edge is in the shade of the riser
    const hang = ([-0.6, 0.5] as const).map((q) => onPaper(onStair(0, q - 0.6, LANDING)));
    fillPoly(
      pen.x,
      [hang[0], hang[1], [hang[1][0] - 200, hang[1][1]], [hang[0][0] - 200, hang[0][1]]],
      "#331f38",
      0.62,
    );
    // a woven line along the hem
    pen.x.strokeStyle = css("#c8a5a0", 0.55);
    pen.x.lineWidth = 1.6;
    for (const inset of [0.09, 0.12]) {
      pen.x.beginPath();
      for (const [i, p] of [...hem(inset), hem(inset)[0]].entries())
        pen.x[i ? "lineTo" : "moveTo"](...p);
      pen.x.stroke();
    }
    fold(pen, [-0.14, 0.05], [-0.37, 0.035], 0.012, 9, "#4a2840", 0.6);
    fold(pen, [-0.14, 0.075], [-0.34, 0.05], 0.012, 4, "#b98080", 0.55);
    fold(pen, [-0.14, -0.07], [-0.3, 0.0], -0.014, 8, "#472640", 0.55);
    fold(pen, [-0.14, -0.045], [-0.27, 0.012], -0.012, 3.4, "#a46c72", 0.5);
    fold(pen, [-0.14, -0.14], [-0.06, -0.22], -0.02, 8, "#331c36", 0.6);
    fold(pen, [0.14, -0.13], [0.05, -0.24], 0.02, 9, "#331c36", 0.6);
    fold(pen, [0.16, -0.11], [0.1, -0.2], 0.02, 4, "#96606a", 0.5);
    fold(pen, [0.15, 0.1], [0.29, 0.05], 0.02, 5, "#3a2038", 0.5);
    fold(pen, [0.15, 0.125], [0.27, 0.08], 0.02, 3, "#c08a84", 0.5);
  });
}
/** The shade of the box: it falls towards us and to the right, close and dark where the wood stands. */
function shadow(pen: Pen) {
  const cast = (right: number, back: number): Pt => {
    const p = onBox(right, back, 0);
    return onPaper([p[0] + 0.03, p[1] - 0.12, p[2]]);
  };
  const thrown = [sheet(-B, -B, 0), cast(-B, -B), cast(B, -B), cast(B, B), sheet(B, B, 0)];
  soft(pen, thrown, "#2c2448", 0.55, 7);
  soft(
    pen,
    thrown.map(([x, y], i): Pt => (i === 0 || i === 4 ? [x, y] : [x - 6, y - 16])),
    "#1c1a38",
    0.55,
    4,
  );
  const grow = 0.004;
  soft(
    pen,
    [
      sheet(B + grow, -B - grow, 0),
      sheet(-B - grow, -B - grow, 0),
      sheet(-B - grow, B + grow, 0),
      sheet(B + grow, B + grow, 0),
    ],
    "#140f28",
    0.85,
    2,
  );
}
const wall = (a: Pt, b: Pt): V3[] => [
  onBox(...a, 0),
  onBox(...b, 0),
  onBox(...b, BOX_HIGH),
  onBox(...a, BOX_HIGH),
];
/** The outer walls: against the light, the wood is brown dusk. */
function walls(pen: Pen) {
  const up = (corners: V3[], low: string, high: string) => {
    if (!facing(pen, corners)) return;
    const [p, q] = [place(pen, corners[0]), place(pen, corners[3])];
    face(
      pen,
      corners,
      bokashi(pen.x, p[0], p[1], q[0], q[1], [
        [0, low],
        [1, high],
      ]),
    );
  };
  up(wall([-B, B], [-B, -B]), "#40374c", "#87695f");
  up(wall([B, -B], [B, B]), "#2c2840", "#4c404c");
  up(wall([-B, -B], [B, -B]), "#262238", "#4b3c45");
  for (let i = 0; i < 5; i++) {
    const z = ((i + 0.6) / 5.6) * BOX_HIGH,
      from = -B + 0.03 + 0.05 * (i % 3);
    const run = Array.from({ length: 10 }, (_, j) =>
      sheet(lerp(from, from + 0.17, j / 9), -B, z + 0.002 * n.n2(j * 0.4, i)),
    );
    pen.x.fillStyle = css(i % 2 ? "#7a6258" : "#1f1c30", 0.5);
    pen.x.beginPath();
    brushPath(pen.x, run, (t) => 1.5 * Math.sin(Math.PI * t));
    pen.x.fill();
  }
}
const ring = (h: number, z: number): V3[] => [
  onBox(-h, -h, z),
  onBox(h, -h, z),
  onBox(h, h, z),
  onBox(-h, h, z),
];
/** The rim: four boards of pale wood; the far and the left one hold the last light. */
function rim(pen: Pen) {
  const board = (a: Pt, b: Pt, c: Pt, d: Pt, from: string, to: string) => {
    const corners = [a, b, c, d].map((p) => onBox(...p, BOX_HIGH));
    const [p, q] = [place(pen, corners[0]), place(pen, corners[1])];
    face(
      pen,
      corners,
      bokashi(pen.x, ...p, ...q, [
        [0, from],
        [1, to],
      ]),
    );
  };
  board([-B, I], [B, I], [B, B], [-B, B], "#f3cfa0", "#d3a78a");
  board([-B, -B], [-B, I], [-I, I], [-I, -B], "#a98a80", "#e6c09a");
  board([I, -B], [I, I], [B, I], [B, -B], "#8a7074", "#c49c84");
  board([-I, -B], [I, -B], [I, -I], [-I, -I], "#a78880", "#8a7074");
}
const COLS = 4,
  ROWS = 3,
  GAP = 0.0022;
/** Each row from the back: the tone of its far and of its near side. */
const ROW = [
  ["#d2a159", "#a07544"],
  ["#d48a68", "#a4604f"],
  ["#eccfc4", "#b793a0"],
] as const;
const cell = (col: number, row: number) => {
  const size: Pt = [(2 * I) / COLS, (2 * I) / ROWS];
  return (u: number, v: number, z = BOX_FOOD): Pt =>
    sheet(
      -I + col * size[0] + GAP + (size[0] - 2 * GAP) * u,
      I - row * size[1] - GAP - (size[1] - 2 * GAP) * v,
      z,
    );
};
function mark(
  pen: Pen,
  at: (u: number, v: number) => Pt,
  run: readonly Pt[],
  wide: number,
  tone: string,
  a = 1,
) {
  pen.x.fillStyle = css(tone, a);
  pen.x.beginPath();
  brushPath(
    pen.x,
    catmull(
      run.map(([u, v]) => at(u, v)),
      5,
    ),
    (t) => wide * Math.sin(Math.PI * (0.08 + 0.84 * t)),
  );
  pen.x.fill();
}
/** One cut piece: its rice below, its topping above. */
function piece(pen: Pen, col: number, row: number) {
  const at = cell(col, row);
  const top = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
  // rice: the side towards us, grains as a few pale dabs
  const low = 0.006;
  cover(
    pen,
    [at(0, 1), at(1, 1), at(1, 1, low), at(0, 1, low)],
    bokashi(pen.x, ...at(0.5, 1), ...at(0.5, 1, low), [
      [0, "#e2d6d2"],
      [0.5, "#b9b3c4"],
      [1, "#8684a2"],
    ]),
  );
  for (let i = 0; i < 9; i++) {
    const u = (i + 0.5 + 0.6 * n.n2(i, col)) / 9,
      z = lerp(0.014, 0.046, 0.5 + 0.5 * n.n2(i * 1.7, col * 3 + row));
    pen.x.fillStyle = css(i % 3 ? "#f1e6dc" : "#8f8ca8", 0.45);
    pen.x.beginPath();
    pen.x.ellipse(...at(u, 1, z), 1.7, 0.8, n.n2(i, 8) * 2, 0, 7);
    pen.x.fill();
  }
  const [far, near] = ROW[row];
  cover(
    pen,
    top,
    bokashi(pen.x, ...at(0.2, 0), ...at(0.5, 1), [
      [0, far],
      [1, near],
    ]),
  );
  within(pen.x, top, () => {
    const slip = 0.1 * n.n2(col * 3, row * 7);
    if (row === 0) {
      mark(
        pen,
        at,
        [
          [0.05, 0.3 + slip],
          [0.5, 0.24 + slip],
          [0.95, 0.34],
        ],
        2.6,
        "#f0c878",
        0.9,
      );
      mark(
        pen,
        at,
        [
          [0.1, 0.62],
          [0.5, 0.7 + slip],
          [0.9, 0.6],
        ],
        2.4,
        "#8c5f34",
        0.6,
      );
    } else if (row === 1)
      for (const u of [0.12, 0.42, 0.72]) {
        mark(
          pen,
          at,
          [
            [u + slip, 0],
            [u + 0.14, 0.5],
            [u + 0.02, 1],
          ],
          3.4,
          "#f0d0b8",
          0.85,
        );
      }
    else {
      mark(
        pen,
        at,
        [
          [0.1 + slip, 0.1],
          [0.3, 0.5],
          [0.34, 1],
        ],
        3.2,
        "#b9707a",
        0.75,
      );
      mark(
        pen,
        at,
        [
          [0.62 + slip, 0],
          [0.76, 0.5],
          [0.8, 0.95],
        ],
        2,
        "#c98e92",
        0.6,
      );
      mark(
        pen,
        at,
        [
          [0.45, 0.1],
          [0.56, 0.5],
          [0.58, 0.9],
        ],
        1.6,
        "#fbeee2",
        0.9,
      );
    }
  });
  // the cut's far lip catches the light
  mark(
    pen,
    at,
    [
      [0.02, 0.03],
      [0.5, 0.02],
      [0.98, 0.03],
    ],
    1.5,
    "#fff0d8",
    row === 0 ? 0.5 : 0.75,
  );
}
/** Inside: the food, from which two pieces are gone, in the shade of the walls. */
function hollow(pen: Pen) {
  const shape = ring(I, BOX_HIGH).map((p) => place(pen, p));
  cover(pen, shape, "#3a2e3c");
  within(pen.x, shape, () => {
    const [low, high] = [BOX_FOOD, BOX_HIGH].map((z) => ring(I, z).map((p) => place(pen, p)));
    fillPoly(pen.x, [high[3], high[2], low[2], low[3]], "#5a4348");
    fillPoly(pen.x, [high[1], high[2], low[2], low[1]], "#b08a78");
    fillPoly(pen.x, [high[0], high[3], low[3], low[0]], "#4a3a46");
    for (let row = 0; row < ROWS; row++)
      for (let col = 0; col < COLS; col++) if (row !== 2 || col < 2) piece(pen, col, row);
    // the left wall and the far one throw their shade on the food
    fillPoly(
      pen.x,
      [
        sheet(-I, -I, BOX_FOOD),
        sheet(-I, I, BOX_FOOD),
        sheet(-I + 0.012, I, BOX_FOOD),
        sheet(-I + 0.012, -I, BOX_FOOD),
      ],
      "#2a2040",
      0.4,
    );
    fillPoly(
      pen.x,
      [
        sheet(-I, I, BOX_FOOD),
        sheet(I, I, BOX_FOOD),
        sheet(I, I - 0.014, BOX_FOOD),
        sheet(-I, I - 0.014, BOX_FOOD),
      ],
      "#2a2040",
      0.4,
    );
  });
}
/** A pair of chopsticks over the corner of the box, where two pieces are missing. */
function chopsticks(pen: Pen) {
  for (const [dx, slant] of [
    [0, 0],
    [0.022, 0.006],
  ] as const) {
    const run = [
      sheet(-0.075, -0.085 + slant, BOX_HIGH + 0.003),
      sheet(0.205, -0.055 + dx, BOX_HIGH + 0.003),
    ];
    pen.x.fillStyle = "#1d1830";
    pen.x.beginPath();
    brushPath(pen.x, run, (t) => 2.4 + 1.7 * t);
    pen.x.fill();
    pen.x.fillStyle = css("#d9a08a", 0.8);
    pen.x.beginPath();
    brushPath(
      pen.x,
      run.map(([x, y]): Pt => [x - 0.9, y - 0.9]),
      (t) => 0.7 + 0.5 * t,
    );
    pen.x.fill();
  }
}
export function sushiBox(pen: Pen) {
  cloth(pen);
  shadow(pen);
  walls(pen);
  cover(
    pen,
    ring(B, BOX_HIGH).map((p) => place(pen, p)),
    "#b8957c",
  );
  rim(pen);
  hollow(pen);
  edge(pen, [onBox(-B, B, 0), onBox(-B, -B, 0), onBox(B, -B, 0)], 0.5);
  chopsticks(pen);
}
