/** The view through the workshop's window: cedar trunks in mist, young maple leaves. */
import { bokashi, clamp, type Ctx, mix } from "../../kit/core.ts";
import { brushPath, catmull, mapleLeaf } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, n, print, r } from "./d-stage.ts";

/** Draws the light, the hills, the trunks, and a branch nearby. */
export function printView() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 60, 0, 560, stops("0 #9fc0a4, 0.5 #d9e4c6, 1 #f4efd4"));
      x.fillRect(640, 60, 900, 500);
    },
    { grain: 0.12 },
  );
  print((p) => {
    outside(p.x);
    shape(
      p,
      pts("640,330 760,250 900,300 1040,210 1200,280 1360,190 1540,270 1600,560 600,560"),
      "#bdd2b2",
      { line: 0 },
    );
    for (const [x, wide, colour] of TRUNKS) trunk(p, x, wide, colour);
  }, 0);
  const haze = (x: number, y: number) => (y - 300) / 240 + 0.25 * n.n2(x * 0.006, y * 0.02);
  P.mist((x, y) => (x > 640 && x < 1540 && y < 560 ? clamp(haze(x, y)) : 0), "#f4efd6", {
    grain: 0.1,
  });
  P.block(
    (x) => {
      outside(x);
      mapleBough(x);
    },
    { grain: 0.06 },
  );
}

/** Clips to the window. */
function outside(x: Ctx) {
  x.beginPath();
  x.rect(640, 60, 900, 500);
  x.clip();
}

/** Cedar trunks in the mist: position, thickness, nearness. */
const TRUNKS = [
  [850, 20, "#a9c4a4"],
  [966, 34, "#9dbb9b"],
  [1040, 12, "#b0c9aa"],
  [1322, 24, "#a3c09f"],
  [1204, 50, "#789f86"],
  [1452, 88, "#4f7a66"],
] as const;

function trunk(p: Pen, x: number, wide: number, colour: string) {
  const lean = r.range(-10, 10),
    half = wide / 2;
  shape(
    p,
    [
      [x - half, 50],
      [x + half, 50],
      [x + half * 1.1 + lean, 400],
      [x + half * 1.7 + lean, 570],
      [x - half * 1.7 + lean, 570],
      [x - half * 1.1 + lean, 400],
    ],
    colour,
    { smooth: false, line: 0 },
  );
  // the long furrows of the bark, lit from one side
  for (let i = 0; i < wide / 9; i++) {
    const u = r.range(-0.8, 0.9),
      y = r.range(60, 300);
    line(
      p,
      [
        [x + u * half, y],
        [x + u * half * 1.05 + lean * 0.5, y + r.range(70, 160)],
      ],
      1,
      mix(colour, u < -0.2 ? "#f4efd6" : "#1f3d38", 0.3),
    );
  }
}

/** Young maple leaves at the top of the window. */
function mapleBough(x: Ctx) {
  x.fillStyle = "#3a3a2c";
  x.beginPath();
  for (const twig of [
    "1560,70 1440,104 1330,112 1240,150",
    "1430,106 1380,150 1350,196",
    "1500,88 1480,140 1490,190",
  ])
    brushPath(x, catmull(pts(twig), 6), (t) => 7 * (1 - t) + 2);
  x.fill();
  for (const [colour, count] of [
    ["#56803c", 40],
    ["#7ea846", 34],
    ["#b3cc62", 16],
  ] as const) {
    x.fillStyle = colour;
    x.beginPath();
    for (let i = 0; i < count; i++) {
      const t = r.u();
      mapleLeaf(
        x,
        1560 - 360 * t + r.g() * 34,
        86 + 90 * t * r.u() + Math.abs(r.g()) * 46,
        r.range(13, 22),
        r.range(0.9, 2.3),
        0.8,
        5,
      );
    }
    x.fill();
  }
}
