/** Satta Pass, A: Fuji under snow, its ribs fanning out from the rim, lit by the moon; the low far shore and its lights. */
import {
  bokashi,
  clamp,
  css,
  type Ctx,
  lerp,
  Noise,
  type Pt,
  Rng,
  rgb,
  shade,
  sstep,
  W,
} from "../../kit/core.ts";
import { brushPath, catmull, poly, Tones } from "../../kit/brush.ts";
import { printRidge, skyline } from "../../kit/horizon.ts";
import { pts, stops } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { HORIZON, INK } from "./a-plan.ts";

const n = new Noise(51);
const LEFT = catmull(
  pts(
    "1046,303 1034,299 1020,297 1008,303 980,320 930,357 870,398 800,436 720,470 620,504 500,540 380,566 240,592",
  ),
  10,
);
const RIGHT = catmull(
  pts(
    "1046,303 1060,300 1074,303 1084,297 1096,300 1110,310 1150,340 1214,383 1290,424 1334,439 1362,443 1386,441 1404,449 1434,472 1500,500 1602,534 1760,572 1900,592",
  ),
  10,
);
/** the right flank as it would run without the side crater: the ribs follow it */
const CONE = catmull(
  pts(
    "1046,303 1060,300 1074,303 1084,297 1096,300 1110,310 1150,340 1214,383 1290,422 1360,452 1440,482 1520,508 1602,534 1760,572 1900,592",
  ),
  10,
);
const SUMMIT = 297,
  FOOT = 622;
/** The x of a flank at a height. */
function flank(line: readonly Pt[], y: number): number {
  let i = line.length - 1;
  while (i > 1 && line[i - 1][1] > y) i--;
  const [x0, y0] = line[i - 1],
    [x1, y1] = line[i];
  return lerp(x0, x1, clamp((y - y0) / Math.max(0.5, y1 - y0), 0, 3));
}
const SNOW = ["#5578b0", "#88a5d0", "#c3d0e8", "#f4f0e2"].map(rgb);
const AIR = rgb("#e7c39d");

export function fuji(P: Print) {
  let row = -1,
    xl = 0,
    xr = 0,
    xc = 0;
  P.put(
    shade((x, y, o) => {
      if (y !== row) {
        row = y;
        xl = flank(LEFT, y);
        xr = flank(RIGHT, y);
        xc = flank(CONE, y);
      }
      if (y < SUMMIT || y > FOOT || x < xl || x > xr) return void (o[3] = 0);
      const down = (y - SUMMIT) / (FOOT - SUMMIT);
      // how far round the cone: 0 in the middle, where the gullies fall straight
      const mid = 1050 + 20 * down;
      const u = x < mid ? (x - mid) / (mid - xl) : (x - mid) / (xc - mid);
      const turn = u * (1 + 0.12 * Math.abs(u));
      const wave = 0.05 * n.n2(turn * 3, down * 2.4) * down;
      const v = turn + wave;
      const rib =
        n.n2(v * 8 + 3, down * 0.7) * 0.46 +
        n.n2(v * 24, down * 1.1 + 7) * 0.5 * sstep(0.02, 0.3, down) +
        n.n2(v * 43, down * 2.2) * 0.22 * sstep(0.25, 0.6, down) +
        n.n2(v * 110, down * 7) * 0.12 * sstep(0.1, 0.4, down);
      const lit = 0.5 + 0.52 * rib + 0.3 * u + 0.12 * sstep(0.3, 0, down);
      // the bowl of the side crater turns away from the moon
      const bowl =
        Math.exp(-(((x - 1332) / 44) ** 2) - ((y - 462 - 0.12 * (x - 1332)) / 13) ** 2) * 0.5 -
        Math.exp(-(((x - 1392) / 34) ** 2) - ((y - 458) / 15) ** 2) * 0.4;
      const t = clamp(lit - bowl) * 3.99;
      const a = SNOW[Math.floor(t)];
      const haze = Math.round(7 * sstep(0.62, 0.94, down + 0.05 * n.n2(x * 0.006, y * 0.05))) / 7;
      for (let c = 0; c < 3; c++) o[c] = lerp(a[c], AIR[c], haze * 0.94);
      o[3] = 255;
    }),
    { occlude: 1 },
  );
  P.lines((x) => {
    x.fillStyle = css(INK, 0.7);
    for (const side of [LEFT, RIGHT]) {
      x.beginPath();
      brushPath(x, side, (t) => 2.3 - 1.2 * t + 0.4 * Math.sin(t * 60));
      x.fill();
    }
  });
}

/** The mountain in the water: one pale shape, its moonlit side a little paler, lost in the deep towards the summit. */
export function fujiBelow(x: Ctx) {
  const down = ([px, py]: Pt): Pt => [px, 2 * HORIZON - py];
  x.fillStyle = bokashi(
    x,
    0,
    HORIZON,
    0,
    2 * HORIZON - SUMMIT,
    stops("0 #cdb69d, 0.14 #a3aab0, 0.36 #7d98b2, 0.7 #7494b2, 0.92 #6590b0, 1 #5484a6"),
  );
  poly(x, [...LEFT.toReversed(), ...RIGHT].map(down));
  x.fill();
  x.fillStyle = css("#c9d6e0", 0.3);
  poly(
    x,
    [
      ...RIGHT.slice(20),
      ...pts("1560,588 1440,556 1330,514 1240,462 1180,416 1136,372 1112,338 1104,318"),
    ].map(down),
  );
  x.fill();
}

/** Two low ridges across the bay, and the lights of the towns along the water. */
export function farShore(P: Print) {
  for (const [rise, seed, from, colour, foot] of [
    [44, 3, 1050, "#8291a4", "#b3a79b"],
    [30, 14, 1310, "#4c6b88", "#66809a"],
  ] as const)
    printRidge(
      P,
      skyline(
        (x) =>
          HORIZON +
          2 -
          rise * sstep(from - 60, from + 250, x) * (0.8 + 0.6 * n.fbm(x * 0.0045, seed, 2)),
        4,
      ),
      {
        from: HORIZON - rise,
        to: HORIZON,
        colours: stops(`0 ${colour}, 1 ${foot}`),
        foot: HORIZON + 3,
        grain: 0.12,
        key: INK,
        keyA: 0.45,
        pen: [1, 60],
      },
    );
  const T = new Tones(),
    r = new Rng(5);
  for (let x = 1362; x < W; x += r.chance(0.3) ? r.range(14, 34) : r.range(3, 9)) {
    const s = r.range(1.5, 2.6);
    T.add(r.pick(["#ffdf95", "#f6b35c", "#fff0c2"]), (q) =>
      q.rect(x, HORIZON - r.range(1, 4) - s, s, s),
    );
  }
  T.flush(P.base.x);
}
