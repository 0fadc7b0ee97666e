/** Mount Mitake C: nodding renge-shoma in the cedar wood of August, lilac bells against dark trunks. */
import {
  bokashi,
  clamp,
  css,
  elapsed,
  H,
  layer,
  type Pt,
  ramp,
  Rng,
  stamp,
  tick,
  type V3,
  W,
} from "../../kit/core.ts";
import { blossom } from "../../kit/blossom.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { save } from "../../kit/out.ts";
import { Print, seal } from "../../kit/print.ts";
import { turn } from "../../kit/vessel.ts";
import { KEY } from "./c-plan.ts";
import { wood } from "./c-wood.ts";

const P = new Print(19, "#e8e6d6");
const LIGHT: V3 = [0.5, 0.65, 0.35];

wood(P);
tick("slope");

// ---------- the flowers near us ----------
const sepal = ramp([
  [0, "#6f5f9e"],
  [0.3, "#a99bcc"],
  [0.52, "#d3c8e8"],
  [0.76, "#f1eaf6"],
  [1, "#fffdf6"],
]);
const cup = ramp([
  [0, "#35205a"],
  [0.4, "#6f4596"],
  [0.7, "#a97cc0"],
  [1, "#e6c9e6"],
]);
const L = layer(),
  K = layer(),
  r = new Rng(12);
const stemPath = (pts: Pt[], w: number) => {
  const p = catmull(pts, 10);
  for (const [c, k, dx] of [
    ["#1f2a30", 1.5, 0],
    ["#4a5a48", 1, 0],
    ["#a9b884", 0.3, w * 0.22],
  ] as [string, number, number][]) {
    L.x.fillStyle = css(c);
    L.x.beginPath();
    brushPath(
      L.x,
      p.map((q): Pt => [q[0] + dx, q[1]]),
      (t) => w * k * (1 - 0.55 * t),
    );
    L.x.fill();
  }
};
/** a flower hung from its hooked stalk */
const bell = (cx: number, cy: number, R: number, axis: V3, from: Pt) => {
  // the stalk leaves its stem, arches over and hangs
  const top: Pt = [cx - axis[0] * R * 0.3, cy - R * 0.1],
    up = Math.min(from[1], top[1] - R * 0.55) - R * 0.3,
    side = top[0] - from[0];
  stemPath(
    [
      from,
      [from[0] + side * 0.3, (from[1] + up) / 2 - R * 0.12],
      [from[0] + side * 0.68, up],
      [top[0] - side * 0.06, up + R * 0.22],
      [top[0], top[1] - R * 0.45],
      top,
    ],
    R * 0.065,
  );
  blossom(
    L.x,
    K.x,
    {
      cx,
      cy,
      R,
      axis,
      light: LIGHT,
      key: KEY,
      lw: clamp(R * 0.022, 1.2, 2.4),
      whorls: [
        {
          n: 9,
          len: 1,
          wid: 0.235,
          rise: -0.1,
          curl: 0.13,
          belly: 0.95,
          ramp: sepal,
          turn: r.range(0, 1),
        },
        {
          n: 8,
          len: 0.36,
          wid: 0.17,
          rise: 0.46,
          curl: -0.05,
          belly: 0.55,
          from: 0.2,
          ramp: cup,
          turn: r.range(0, 1),
        },
      ],
      stamens: { n: 16, len: 0.16, stalk: "#f3e6b4", tip: "#fff6d4" },
    },
    r,
  );
};
const bud = (cx: number, cy: number, R: number, from: Pt) => {
  stemPath(
    [
      from,
      [(from[0] + cx) / 2, Math.min(from[1], cy) - R * 1.7],
      [cx + 1, cy - R * 2.1],
      [cx, cy - R],
    ],
    R * 0.16,
  );
  turn(L.x, K.x, {
    cx,
    foot: cy + R,
    profile: [
      [R * 0.25, 0],
      [R * 0.8, R * 0.35],
      [R, R],
      [R * 0.78, R * 1.65],
      [R * 0.2, R * 1.98],
    ],
    look: 0.1,
    ramp: sepal,
    light: [0.6, 0.6, 0.4],
    key: KEY,
    lw: 1.7,
    steps: 6,
  });
};
// main stems rise from below left and from the right edge
stemPath(
  [
    [330, 1260],
    [372, 900],
    [430, 560],
    [560, 300],
    [720, 190],
    [830, 180],
  ],
  17,
);
stemPath(
  [
    [1420, 1260],
    [1386, 980],
    [1320, 760],
    [1232, 620],
    [1140, 560],
  ],
  13,
);
stemPath(
  [
    [90, 1260],
    [120, 1000],
    [180, 800],
    [262, 690],
  ],
  11,
);
// far ones first, so that stalks pass behind the flowers nearer to us
bud(836, 262, 30, [800, 181]);
bud(612, 350, 24, [600, 262]);
bud(950, 606, 22, [1150, 564]);
bud(1420, 850, 26, [1350, 860]);
bell(236, 826, 100, [-0.2, -0.74, 0.62], [176, 812]);
bell(1090, 716, 116, [-0.42, -0.7, 0.62], [1232, 620]);
bell(1290, 960, 94, [0.35, -0.74, 0.6], [1372, 920]);
bell(730, 880, 126, [0.42, -0.7, 0.6], [366, 930]);
bell(790, 450, 150, [0.3, -0.66, 0.7], [660, 222]);
bell(500, 660, 172, [-0.34, -0.62, 0.72], [414, 610]);
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
tick("flowers");
P.light(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      0,
      0,
      260,
      [
        [0, "#0a2028"],
        [1, "#0a2028"],
      ],
      [
        [0, 0.7],
        [1, 0],
      ],
    );
    x.fillRect(0, 0, W, 260);
    x.fillStyle = bokashi(
      x,
      0,
      H,
      0,
      H - 240,
      [
        [0, "#0a2028"],
        [1, "#0a2028"],
      ],
      [
        [0, 0.6],
        [1, 0],
      ],
    );
    x.fillRect(0, H - 240, W, 240);
  },
  { op: "multiply" },
);
const out = P.finish({
  wood: 0.08,
  woodMask: () => 0.6,
  vignette: 0.18,
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.42,
  sat: 1.05,
});
seal(out.getContext("2d"), 1512, 1096, "蓮華", 30);
await save(out, "out/mitake-c.png");
console.log("total", elapsed().toFixed(1));
