/** A visitor's hand from the right, which lays a leaf on the pulp by its stalk. */
import { type Pt, type V3 } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly } from "../../kit/brush.ts";
import { cap, smin } from "../../kit/distances.ts";
import { type Figure, type Part, SKIN } from "../../kit/people.ts";
import { carve } from "../../kit/people/carve.ts";
import { type Print } from "../../kit/print.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { KEY } from "./c-plan.ts";

/** fingers are parts of their own, so that a line can part them */
const finger = (mat: number, knuckle: V3, joint: V3, tip: V3, r: number): Part => ({
  mat,
  d: (x, y, z) =>
    smin(
      cap(x, y, z, knuckle, joint, r, r * 0.88),
      cap(x, y, z, joint, tip, r * 0.86, r * 0.6),
      0.006,
    ),
});
const WRIST: V3 = [0.15, 0.07, 0];
const parts: Part[] = [
  {
    mat: SKIN,
    d: (x, y, z) =>
      smin(
        cap(x, y, z, WRIST, [0.02, 0.03, 0.0], 0.052, 0.066),
        cap(x, y, z, WRIST, [0.5, 0.26, -0.03], 0.05, 0.085),
        0.05,
      ),
  },
  finger(40, [0.0, 0.066, 0.035], [-0.1, 0.046, 0.05], [-0.168, -0.05, 0.02], 0.027),
  finger(41, [-0.006, 0.032, 0.05], [-0.1, 0.006, 0.078], [-0.142, -0.086, 0.05], 0.028),
  finger(42, [0.01, -0.006, 0.052], [-0.076, -0.04, 0.086], [-0.098, -0.126, 0.06], 0.026),
  finger(43, [0.036, -0.036, 0.046], [-0.036, -0.076, 0.076], [-0.052, -0.148, 0.056], 0.022),
  finger(44, [0.075, 0.05, -0.02], [-0.05, 0.066, -0.036], [-0.16, -0.038, -0.012], 0.027),
];
const hand: Figure = {
  id: "echizen-hand-1",
  parts,
  bounds: [-0.26, 0.56, -0.26, 0.42],
  yaw: 0,
  tilt: 0.02,
  mats: {},
};
const skin: Tones = { cut: ["#a8664a", "#dea27a", "#fbdfb8"], from: [0.3, 0.72], bare: "#7d4632" };
const BIG = 930;

/** `tips` is where thumb and finger meet */
export function layingHand(P: Print, tips: Pt) {
  const wrist: Pt = [tips[0] + 0.165 * BIG, tips[1] - 0.046 * BIG];
  silhouette(P, carve(hand, 760), {
    at: wrist,
    scale: BIG,
    key: KEY,
    light: [-0.5, 0.72, 0.2],
    lift: 0.08,
    step: 0.012,
    line: [2.6, 3],
    tonesOf: () => skin,
  });
  sleeve(P, [wrist[0] + 0.25 * BIG, wrist[1] - 0.125 * BIG]);
}
/** a knitted sleeve, pushed up a little, its ribs along the arm */
function sleeve(P: Print, [x, y]: Pt) {
  const put = (pts: readonly (readonly [number, number])[]) =>
    catmull(
      pts.map(([a, b]): Pt => [x + 0.86 * a, y + 0.86 * b]),
      6,
      true,
    );
  const body = put([
    [10, -104],
    [-34, -16],
    [-8, 92],
    [40, 112],
    [260, 40],
    [520, -60],
    [540, -420],
    [260, -230],
  ]);
  const low = put([
    [-8, 60],
    [40, 112],
    [260, 40],
    [520, -60],
    [530, -180],
    [240, -36],
    [60, 40],
  ]);
  const cuff = put([
    [10, -112],
    [-40, -20],
    [-12, 100],
    [36, 118],
    [62, 84],
    [26, -16],
    [64, -128],
  ]);
  P.block(
    (q) => {
      fillPoly(q, body, "#4f7d58");
      fillPoly(q, low, "#2f5748");
      fillPoly(q, cuff, "#e9dcb8");
    },
    { grain: 0.1 },
  );
  P.lines((k) => {
    clearUnder(k, body);
    k.fillStyle = KEY;
    k.beginPath();
    brushPath(k, [...body, body[0]], (t) => 2.4 + 1.8 * Math.sin(t * 11) ** 2);
    brushPath(k, [...cuff, cuff[0]], (t) => 2.2 + 1.4 * Math.sin(t * 9) ** 2);
    for (let i = 0; i < 6; i++) {
      const v = -84 + i * 34;
      brushPath(
        k,
        [
          [x - 22 + 6 * Math.abs(i - 2.5), y + v],
          [x + 34 - 2 * i, y + v - 12],
        ],
        () => 2,
      );
    }
    for (const [a, b, c, d] of [
      [110, -60, 210, -130],
      [150, 40, 300, -40],
      [90, 66, 180, 30],
    ])
      brushPath(
        k,
        [
          [x + a, y + b],
          [x + (a + c) / 2, y + (b + d) / 2 + 10],
          [x + c, y + d],
        ],
        (t) => 4 * Math.sin(Math.PI * t),
      );
    k.fill();
  });
}
