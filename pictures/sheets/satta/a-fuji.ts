/** Satta Pass, A: Fuji under snow, pale in the moon's air, a few long shaded ribs; the hills of the pass before it. */
import {
  bokashi,
  clamp,
  css,
  type Ctx,
  H,
  lerp,
  Noise,
  type Pt,
  rgb,
  shade,
  sstep,
  W,
} from "../../kit/core.ts";
import { brushPath, catmull, poly } from "../../kit/brush.ts";
import { pts, stops } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { HORIZON } from "./a-plan.ts";

const n = new Noise(51);
const LEFT = catmull(
  pts(
    "1006,296 996,293 984,291 973,297 944,318 900,354 846,396 780,442 700,490 610,534 500,580 380,622 200,690",
  ),
  10,
);
const RIGHT = catmull(
  pts(
    "1006,296 1017,294 1028,292 1039,298 1066,322 1110,360 1168,405 1236,449 1306,486 1340,497 1366,500 1392,507 1440,528 1510,556 1600,588 1720,626 1900,690",
  ),
  10,
);
/** the right flank as it would run without the side crater: the ribs follow it */
const CONE = catmull(
  pts(
    "1006,296 1017,294 1028,292 1039,298 1066,322 1110,360 1168,405 1236,449 1310,490 1400,524 1500,556 1600,588 1720,626 1900,690",
  ),
  10,
);
const SUMMIT = 294,
  FOOT = HORIZON;
/** The x of a flank at a height. */
function flank(line: readonly Pt[], y: number): number {
  let i = line.length - 1;
  while (i > 1 && line[i - 1][1] > y) i--;
  const [x0, y0] = line[i - 1],
    [x1, y1] = line[i];
  return lerp(x0, x1, clamp((y - y0) / Math.max(0.5, y1 - y0), 0, 3));
}
/** How much of the moon a place on the snow has: long ridges that run down from the rim, the left flank turned away. */
function shine(u: number, down: number): number {
  const turn = u + 0.06 * n.n2(u * 2.2 + 5, down * 1.6) * down;
  return (
    0.6 * n.n2(turn * 5.2 + 51, down * 0.5) +
    0.36 * n.n2(turn * 12 + 60, down * 0.8) * sstep(0.02, 0.3, down) +
    0.34 * u +
    0.2
  );
}
const SNOW = ["#7ba1c2", "#a0bdd3", "#d6e2e6"].map(rgb);

const outline = () => [...LEFT.toReversed(), ...RIGHT];
export function fuji(P: Print) {
  let row = -1,
    xl = 0,
    xr = 0,
    xc = 0;
  const snow = shade((x, y, o) => {
    if (y !== row) {
      row = y;
      xl = flank(LEFT, y);
      xr = flank(RIGHT, y);
      xc = flank(CONE, y);
    }
    if (y < SUMMIT - 5 || y > FOOT || x < xl - 2 || x > xr + 2) return void (o[3] = 0);
    const down = clamp((y - SUMMIT) / (FOOT - SUMMIT)),
      mid = 1006 + 14 * down;
    const s = shine(x < mid ? (x - mid) / (mid - xl + 1) : (x - mid) / (xc - mid + 1), down);
    const a = sstep(-0.36, -0.33, s),
      b = sstep(0.02, 0.05, s);
    for (let c = 0; c < 3; c++) o[c] = lerp(lerp(SNOW[0][c], SNOW[1][c], a), SNOW[2][c], b);
    o[3] = 255;
  });
  P.block((x) => {
    poly(x, outline());
    x.save();
    x.clip();
    x.drawImage(snow.c, 0, 0, W, H);
    // the foot is lost in the air over the water
    x.fillStyle = bokashi(x, 0, 440, 0, FOOT, stops("0 #a9c4cf, 1 #bfd2d0"), [
      [0, 0],
      [0.3, 0.25],
      [0.62, 0.86],
      [0.8, 1],
      [1, 1],
    ]);
    x.fillRect(0, 430, W, FOOT - 430);
    x.restore();
  });
  P.lines((x) => {
    x.fillStyle = css("#1d3b62", 0.55);
    for (const side of [LEFT, RIGHT]) {
      x.beginPath();
      brushPath(x, side, (t) => Math.max(0, 2 - 2.6 * t + 0.3 * Math.sin(t * 60)));
      x.fill();
    }
  });
}

/** The mountain in the water: one pale shape, lost in the deep towards the summit. */
export function fujiBelow(x: Ctx) {
  const down = ([px, py]: Pt): Pt => [px, 2 * HORIZON - py];
  x.fillStyle = bokashi(
    x,
    0,
    HORIZON,
    0,
    2 * HORIZON - SUMMIT,
    stops("0 #b9cdd0, 0.4 #b4cbd6, 1 #b4cbd6"),
    [
      [0, 0.9],
      [0.3, 0.6],
      [0.7, 0.22],
      [1, 0],
    ],
  );
  poly(x, outline().map(down));
  x.fill();
}

/** The hills of the pass, one behind the other, each standing in mist; and the low shore across the bay. */
const HILLS: readonly (readonly [line: string, from: number, colours: string, seed: number])[] = [
  [
    "1120,690 1200,684 1290,680 1370,672 1450,668 1530,672 1640,660 1640,690",
    660,
    "0 #7d9fb5, 0.6 #94b1c0, 1 #b2c8cb",
    3,
  ],
  [
    "-20,592 60,584 150,596 240,600 330,618 400,620 470,634 540,644 620,652 700,660 780,668 850,677 930,685 980,690 -20,690",
    580,
    "0 #33608b, 0.45 #4a769b, 0.8 #86a8ba, 1 #adc6cc",
    2,
  ],
];
const hillLine = ([line, , , seed]: (typeof HILLS)[number]) =>
  catmull(pts(line), 14).map(([px, py]): Pt => [
    px,
    py +
      (py < HORIZON - 8 && seed < 3
        ? 4 * n.n2(px * 0.014, seed) - 2 * Math.abs(n.n2(px * 0.05, seed + 5))
        : 0),
  ]);
function hillShapes(x: Ctx) {
  for (const h of HILLS) {
    x.fillStyle = bokashi(x, 0, h[1], 0, HORIZON, stops(h[2]));
    poly(x, hillLine(h));
    x.fill();
  }
}
export const hills = (P: Print) => P.block(hillShapes, { grain: 0.05 });
/** The hills in the water. */
export function hillsBelow(x: Ctx) {
  x.save();
  x.translate(0, 2 * HORIZON);
  x.scale(1, -1);
  hillShapes(x);
  x.restore();
}
