/** Hakozushi C: the stone landing before us in the light of a street lamp at the right; grass at its edge, shadows of willow. */
import { type Ctx, layer, lerp, Noise, type Pt, Rng, stamp, type V3 } from "../../kit/core.ts";
import { brushPath, catmull, dab, Tones } from "../../kit/brush.ts";
import { cover, edge, type Pen, within } from "./c-pen.ts";
import { onPaper, STONE } from "./c-plan.ts";
import { chiselled, joints, stone, wear } from "./c-stone.ts";

const n = new Noise(12);
/** A point of the landing: to the right from its corner at the water, and towards us. */
const CORNER: Pt = [-0.616, 1.322];
const onStep = (right: number, near: number): V3 => [
  CORNER[0] + 0.9957 * right + 0.06 * near,
  CORNER[1] + 0.0926 * right - 0.99 * near,
  STONE,
];
const at = (right: number, near: number) => onPaper(onStep(right, near));

const outline = (): Pt[] => {
  const rim: Pt[] = [];
  for (let s = 0; s <= 2; s += 0.02) rim.push(at(s, 0.003 * n.n2(s * 14, 1)));
  const side: Pt[] = [];
  for (let k = 0.6; k > 0; k -= 0.02) side.push(at(0.003 * n.n2(k * 20, 5), k));
  return [...rim, [1700, 1300], [0, 1300], ...side];
};
/** Twigs of the willow above us by their ends, with a seed. */
const TWIGS: readonly [Pt, Pt, number][] = [
  [[1680, 962], [1392, 1016], 3],
  [[1560, 990], [1268, 1050], 7],
  [[1690, 1022], [1440, 1074], 11],
  [[1440, 1030], [1180, 1092], 5],
];
/** The shadow of one twig: a stem and its leaves. */
function twig(x: Ctx, from: Pt, to: Pt, seed: number) {
  const r = new Rng(seed);
  const mid: Pt = [lerp(from[0], to[0], 0.5), lerp(from[1], to[1], 0.5) + 10];
  const run = catmull([from, mid, to], 16);
  x.beginPath();
  brushPath(x, run, (t) => 3.4 - 2.2 * t);
  for (let i = 2; i < 11; i++) {
    const p = run[Math.round((i / 11) * (run.length - 1))];
    for (const side of [-1, 1]) {
      if (r.chance(0.08)) continue;
      const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) + side * r.range(0.2, 0.66);
      const long = r.range(34, 72);
      dab(x, p[0], p[1] + r.range(-3, 3), long, long * 0.2, turn, 0.1 * side);
    }
  }
  x.fill();
}
/** The willow's shadow, soft because the lamp is a globe, on what is drawn so far; shifted where something stands higher. */
export function willowShadow(x: Ctx, [dx, dy]: Pt, strength: number) {
  const L = layer();
  L.x.fillStyle = "#7d646c";
  L.x.translate(dx, dy);
  for (const [from, to, seed] of TWIGS) twig(L.x, from, to, seed);
  stamp(x, L, { op: "multiply", alpha: strength * 0.4, blur: 4 });
  stamp(x, L, { op: "multiply", alpha: strength * 0.75, blur: 0.8 });
}
export function landing(pen: Pen) {
  const shape = outline();
  cover(pen, shape, "#40363f");
  within(pen.x, shape, () => {
    stamp(pen.x, stone());
    wear(pen.x, at);
    chiselled(pen.x, at);
    joints(pen.x, at);
    willowShadow(pen.x, [0, 0], 1);
  });
  edge(
    pen,
    Array.from({ length: 90 }, (_, i) => onStep(i * 0.022, 0.002 * n.n2(i * 0.3, 1))),
    1,
  );
  edge(pen, [onStep(0, 0), onStep(0, 0.5)], 1);
  grass(pen);
}
function grass(pen: Pen) {
  const r = new Rng(6),
    T = new Tones();
  for (const [s, w, count] of [
    [0.16, 0.03, 8],
    [0.41, 0.02, 14],
    [0.62, 0.05, 9],
    [0.8, 0.02, 12],
    [1.06, 0.03, 7],
    [1.28, 0.03, 12],
    [0.02, 0.02, 5],
  ] as const)
    for (let i = 0; i < count; i++) {
      const p = at(s + r.g() * w, 0.004);
      T.add(r.pick(["#56703c", "#7a8c44", "#3c5539"]), (z) =>
        dab(z, p[0], p[1] + 3, r.range(10, 24), 3.8, -1.57 + r.g() * 0.5, 0.1),
      );
    }
  T.flush(pen.x);
}
/** Fallen willow leaves, each with its small shadow away from the lamp. */
export function leaves(pen: Pen) {
  for (const [px, py, turn, long, tone] of [
    [566, 1048, 0.35, 44, "#8c8b46"],
    [694, 1128, -0.4, 40, "#5f6d40"],
    [904, 1004, 0.5, 38, "#7a8244"],
    [1392, 1018, -0.16, 44, "#868f44"],
  ] as const)
    for (const [dx, dy, fill] of [
      [-5, 4, "rgba(30,22,32,0.7)"],
      [0, 0, tone],
    ] as const) {
      pen.x.fillStyle = fill;
      pen.x.beginPath();
      dab(pen.x, px + dx, py + dy, long, 11, turn, 0.14);
      pen.x.fill();
    }
}
