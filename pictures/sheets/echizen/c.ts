/** Echizen C: a hand lays a maple leaf on wet pulp in a wooden frame, before a lattice window on an autumn garden */
import { type Pt } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { DISH, dish, earlier, mould, planks, TUB, tub } from "./c-bench.ts";
import { layingHand } from "./c-hand.ts";
import { type Leaf, leaf } from "./c-leaf.ts";
import { at, FRAME, inFrame, KEY, lay, oval } from "./c-plan.ts";
import { garden, wall } from "./c-window.ts";

const P = new Print(1033, "#efe3c6");

/** where the hand's finger and thumb meet */
const tips: Pt = [986, 738];
/** what hand and leaf keep from the sun */
const HAND_SHADE = (
  [
    [-190, 110],
    [-60, 70],
    [10, 60],
    [90, 30],
    [240, -30],
    [420, -60],
    [420, 120],
    [250, 90],
    [190, 170],
    [120, 190],
    [60, 170],
    [-40, 190],
    [-150, 180],
  ] as const
).map(([x, y]): Pt => [tips[0] + x, tips[1] + y]);

garden(P);
wall(P);
/** where something's shadow lies: its outline, moved down the sun's way */
const fallen = (x: number, y: number, R: number, tall: number): Pt[] => [
  ...arc(x, y, R, Math.PI * 0.9, Math.PI * 1.9, 0),
  ...arc(x, y, R, Math.PI * 1.5, Math.PI * 2.5, tall),
];
const arc = (x: number, y: number, R: number, from: number, to: number, tall: number) =>
  oval(x + 0.42 * tall, y - 1.12 * tall, 0, R, from, to);
const onBench = (u: number, v: number) => at(u, v, 0.004);
const onDish = (u: number, v: number) => at(u, v, 0.03);
const onPulp = (u: number, v: number) => inFrame(u, v, FRAME.pulp);
const onRim = (u: number, v: number) => inFrame(u, v, FRAME.tall);

lay(
  P,
  0,
  (p, tone) => {
    planks(p, tone);
    for (const one of [
      { at: [-0.31, 1.08], R: 0.06, a: 0.9, k: 2 },
      { at: [-0.24, 1.86], R: 0.07, a: 5.2, k: 3 },
      { at: [0.92, 1.62], R: 0.08, a: 4.1, k: 1 },
      { at: [0.43, 1.06], R: 0.055, a: 5.6, k: 4 },
    ] satisfies Omit<Leaf, "on">[])
      leaf(p, tone, { ...one, on: onBench });
    leaf(p, tone, { at: [0.1, -0.1], R: 0.62, a: 2, k: 3, sunk: 0.3, on: earlier(p, tone) });
  },
  [
    fallen(TUB.x, TUB.y, TUB.R, TUB.tall),
    [inFrame(-1, -1, 0), inFrame(1, -1, 0), inFrame(1.1, -1.08, 0), inFrame(-0.94, -1.12, 0)],
    [inFrame(1, -1, 0), inFrame(1, 1, 0), inFrame(1.1, 0.92, 0), inFrame(1.1, -1.08, 0)],
  ],
);
lay(P, TUB.tall, tub);
lay(P, 0.02, (p, tone) => {
  dish(p, tone);
  for (const one of [
    { at: [DISH.x - 0.05, DISH.y + 0.05], R: 0.08, a: 2.2, k: 2 },
    { at: [DISH.x + 0.07, DISH.y + 0.04], R: 0.075, a: 0.5, k: 4 },
    { at: [DISH.x + 0.02, DISH.y - 0.06], R: 0.1, a: 5, k: 0 },
  ] satisfies Omit<Leaf, "on">[])
    leaf(p, tone, { ...one, on: onDish });
});
lay(
  P,
  FRAME.tall,
  (p, tone) => {
    mould(p, tone);
    for (const one of [
      { at: [-0.52, -0.44], R: 0.25, a: 2.2, k: 3, sunk: 1 },
      { at: [-0.36, 0.06], R: 0.36, a: 1.9, k: 2, sunk: 0.2 },
      { at: [-0.6, 0.5], R: 0.2, a: 0.6, k: 4, sunk: 0 },
      { at: [-0.06, 0.6], R: 0.2, a: 3.4, k: 3, sunk: 0 },
      { at: [0.2, -0.5], R: 0.27, a: 5.4, k: 1, sunk: 0.8 },
      { at: [-0.14, -0.66], R: 0.15, a: 4.2, k: 4, sunk: 0.5 },
      { at: [0.6, -0.3], R: 0.17, a: 0.2, k: 5, sunk: 0.6 },
    ] satisfies Omit<Leaf, "on">[])
      leaf(p, tone, { ...one, on: onPulp });
    leaf(p, tone, { at: [0.86, 0.5], R: 0.17, a: 2.9, k: 2, on: onRim });
  },
  [HAND_SHADE],
);
// the leaf that the hand holds by its stalk: one edge already touches the pulp
lay(P, 0.05, (p) => {
  const on = (u: number, v: number): Pt => [
    tips[0] - 98 + u + 0.1 * v,
    tips[1] + 76 + 0.62 * v - 0.18 * u,
  ];
  leaf(p, (c) => c, { at: [0, 0], R: 150, a: 2.62, k: 0, on });
});
layingHand(P, tips);
wash(P, "top", 150, "#1f3a4a", 0.35);
await finishSheet(P, "echizen-c", {
  seal: { mark: "葉", at: [1520, 1112], size: 34 },
  key: KEY,
  wood: 0.07,
  wobble: 0.7,
  kuwahara: 0.6,
  sat: 1.04,
});
