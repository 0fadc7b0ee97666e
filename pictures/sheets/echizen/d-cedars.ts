/** Echizen D: the great cedars on the right, their boughs hanging unevenly under snow before the light. */
import { type Pt, clamp, Noise, Rng } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { bough, type Depth } from "./d-boughs.ts";
import { type Ink, press } from "./d-ink.ts";
import { TRUNKS } from "./d-plan.ts";
import { trunk } from "./d-trunk.ts";

const n = new Noise(77);
const NEAR: Depth = {
  needles: ["#142537", "#1c3547", "#2a4a57"],
  snow: ["#6686ae", "#94add0", "#c6d3e6"],
};
const MIDDLE: Depth = {
  needles: ["#1d3346", "#263f53", "#365668"],
  snow: ["#5b7698", "#8098b8", "#a3b6ce"],
};
const DEEP: Depth = {
  needles: ["#2c445a", "#365067", "#456077"],
  snow: ["#6b83a1", "#8399b5", "#9caec6"],
};
/** a side of a tree: where its trunk is, from where to where boughs grow, how far they reach and how deep they hang */
interface Side {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly reach: number;
  readonly deep: number;
  readonly every: number;
}
/** boughs down one side of a trunk: close in places, then a gap; long ones and stunted ones */
function row(ink: Ink, s: Side, r: Rng, o: Depth) {
  for (let y = s.from; y < s.to;) {
    const grow = 0.56 + 0.5 * clamp((y + 80) / 560);
    const swell = 0.84 + 0.34 * n.n2(y * 0.009, s.x);
    // the lowest ones are old and short again
    const reach = s.reach * grow * swell * r.range(0.62, 1.12) * (y > 500 ? 0.78 : 1);
    bough(
      ink,
      {
        at: [s.x - Math.sign(s.reach) * r.range(0, 26), y],
        reach,
        drop: r.range(14, 70) * grow,
        deep: s.deep * r.range(0.72, 1.28),
      },
      r,
      o,
    );
    y += s.every * (r.chance(0.2) ? r.range(1.3, 1.8) : r.range(0.4, 1.05));
  }
}
/** the wood behind: a dark mass with a ragged side, lighter towards its foot */
function depths(ink: Ink, r: Rng) {
  const side: Pt[] = [];
  for (let y = -10; y < 560; y += 9)
    side.push([1402 - 34 * Math.sin(y * 0.004) + r.range(-18, 14), y]);
  fillPoly(ink.x, [...side, [1420, 570], [1610, 580], [1610, -10]], "#334a60");
  const far: Pt[] = [];
  for (let x = 1300; x < 1620; x += 8) far.push([x, 520 - r.range(0, 46)]);
  fillPoly(ink.x, [...far, [1620, 616], [1480, 602], [1300, 572]], "#4d647c");
}
/** single boughs before the trunks, thick with snow: where they begin, reach, fall and depth */
const ACROSS: readonly (readonly [
  x: number,
  y: number,
  reach: number,
  drop: number,
  deep: number,
])[] = [
  [1502, 268, -164, 58, 34],
  [1504, 372, -92, 40, 28],
  [1498, 566, -112, 36, 44],
  [1544, 26, 96, 22, 44],
  [1530, 152, 110, 40, 42],
  [1542, 312, 84, 16, 36],
  [1534, 438, 104, 44, 46],
  [1540, 596, 96, 20, 34],
];
export function greatCedars(P: Print) {
  const r = new Rng(70);
  const trunks = (from: number, to: number) =>
    press(P, (ink) => {
      for (const t of TRUNKS.slice(from, to)) trunk(ink, t);
    });
  const grow = (o: Depth, ...sides: readonly Side[]) =>
    press(P, (ink) => {
      for (const s of sides) row(ink, s, r, o);
    });
  press(P, (ink) => depths(ink, r));
  grow(
    DEEP,
    { x: 1430, from: -50, to: 540, reach: -92, deep: 60, every: 44 },
    { x: 1420, from: -30, to: 520, reach: 104, deep: 60, every: 46 },
    { x: 1530, from: -30, to: 560, reach: 90, deep: 60, every: 52 },
  );
  trunks(0, 2);
  grow(
    MIDDLE,
    { x: 1356, from: -46, to: 540, reach: -124, deep: 62, every: 42 },
    { x: 1470, from: -40, to: 470, reach: -84, deep: 52, every: 58 },
    { x: 1466, from: -20, to: 540, reach: 100, deep: 54, every: 56 },
  );
  trunks(2, 4);
  grow(
    NEAR,
    { x: 1390, from: -50, to: 596, reach: -166, deep: 58, every: 46 },
    { x: 1384, from: 20, to: 450, reach: 88, deep: 44, every: 104 },
    { x: 1568, from: -40, to: 640, reach: 84, deep: 56, every: 52 },
  );
  trunks(4, 5);
  press(P, (ink) => {
    for (const [x, y, reach, drop, deep] of ACROSS)
      bough(ink, { at: [x, y], reach, drop, deep }, r, NEAR);
  });
}
