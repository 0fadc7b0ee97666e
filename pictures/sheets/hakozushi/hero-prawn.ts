/** Hakozushi, the hero: the last prawn between the tips of the chopsticks, bent by its weight. */
import { clamp, type Layer, lerp, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";

/** The centre line from tail to head, and the width along it. */
const BACK = "-112,34 -84,4 -44,-22 4,-27 54,-8 88,26";
const wide = (t: number) =>
  lerp(15, 52, Math.sin(Math.min(1, t * 1.15) * 1.5708)) *
  (t > 0.84 ? Math.sqrt(Math.max(0, 1 - ((t - 0.84) / 0.16) ** 2)) : 1);

export function prawn(L: Layer, K: Layer, grip: Pt, key: string) {
  const spine = catmull(from(grip, BACK), 10);
  /** A point along the body (0 tail, 1 head) and across it (-1 back, 1 belly). */
  const on = (t: number, across: number): Pt => {
    const i = clamp(Math.floor(t * (spine.length - 1)), 0, spine.length - 2);
    const [a, b] = [spine[i], spine[i + 1]];
    const k = t * (spine.length - 1) - i,
      l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const half = (wide(t) / 2) * across;
    return [
      lerp(a[0], b[0], k) - ((b[1] - a[1]) / l) * half,
      lerp(a[1], b[1], k) + ((b[0] - a[0]) / l) * half,
    ];
  };
  const side = (across: number, t0 = 0, t1 = 1) =>
    Array.from({ length: 31 }, (_, i) => on(lerp(t0, t1, i / 30), across));
  // the two parts of the tail fan
  for (const blade of [
    "-106,30 -132,18 -158,20 -150,32 -128,40 -108,40",
    "-104,36 -126,44 -142,62 -126,66 -108,52 -98,42",
  ]) {
    const q = catmull(from(grip, blade), 8, true);
    fillPoly(L.x, q, "#d8452a");
    outline(K, [...q, q[0]], 2.6, key);
  }
  const body = [...side(-1), ...side(1).toReversed()];
  fillPoly(L.x, body, "#f3e2cf");
  // bars across the body, narrower towards the tail and towards the belly; the last one is the red tip
  for (const [t0, t1] of [
    [0.03, 0.13],
    [0.19, 0.3],
    [0.37, 0.49],
    [0.57, 0.7],
    [0.8, 1.08],
  ]) {
    const bend = (t: number, thin: number) => (across: number) =>
      on(
        clamp(t - 0.035 * (1 - across * across) + 0.03 * across + thin * (across + 1) ** 2),
        across * 0.99,
      );
    const tip = t1 > 0.9;
    const [a, b] = [bend(t0, 0.007), bend(t1, tip ? 0 : -0.007)];
    const run = tip ? [-1, -0.5, 0, 0.5, 1] : [-1, -0.6, -0.2, 0.3, 0.8];
    fillPoly(L.x, [...run.map(a), ...run.map(b).toReversed()], tip ? "#d8452a" : "#e4683c");
    const upper = [-1, -0.7, -0.3];
    fillPoly(L.x, [...upper.map(a), ...upper.map(b).toReversed()], "#c9452a");
  }
  outline(K, [...body, body[0]], 3.4, key);
}
function outline(K: Layer, run: Pt[], w: number, key: string) {
  K.x.fillStyle = key;
  K.x.beginPath();
  brushPath(K.x, run, (t) => w * (0.7 + 0.45 * Math.sin(t * 17)));
  K.x.fill();
}
