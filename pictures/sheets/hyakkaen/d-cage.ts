/** The cage it came in: a small box of split bamboo, its door drawn up, hung on a thin bamboo that bends under it. */
import { css, layer, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { HORIZON, RIM } from "./d-plan.ts";

const NEAR = "#101d2e",
  FAR = "#3a5a70";
/** In metres: across the sheet, away from the eye, above it. */
const MID: Pt = [0.764, 2],
  FOOT = 0.58;
const WIDE = 0.15,
  DEEP = 0.105,
  HIGH = 0.1;
const TURN = 0.5;
const C = Math.cos(TURN),
  S = Math.sin(TURN);
function Q(u: number, v: number, z: number): Pt {
  const x = MID[0] + u * C - v * S,
    y = MID[1] + u * S + v * C;
  return [800 + (1500 * x) / y, HORIZON - (1500 * (FOOT + z)) / y];
}
const [U, V] = [WIDE / 2, DEEP / 2];

export function cage(P: Print) {
  const knot = Q(0, 0, HIGH + 0.062);
  const tie: Pt = [knot[0], knot[1] - 66];
  const B = layer();
  const culm = catmull(
    [
      ...pts("1680,96 1620,98 1550,120"),
      [tie[0] + 40, tie[1] - 14],
      tie,
      [tie[0] - 44, tie[1] + 40],
      [tie[0] - 72, tie[1] + 84],
    ],
    12,
  );
  B.x.fillStyle = NEAR;
  B.x.beginPath();
  brushPath(B.x, culm, (t) => 7.4 * (1 - t) + 1.4);
  B.x.fill();
  B.x.beginPath();
  const r = new Rng(5);
  for (const [i, ...leaves] of [
    [10, [0.5, 92], [1.3, 104]],
    [25, [2.75, 132], [2.3, 112], [1.5, 84]],
    [42, [2.95, 126], [2.5, 104]],
    [60, [2.5, 112], [1.9, 96]],
    [71, [2.1, 104], [2.7, 80]],
  ] as const) {
    const p = culm[i];
    for (const leaf of leaves as readonly (readonly [number, number])[])
      dab(B.x, p[0], p[1], leaf[1], leaf[1] * 0.19, leaf[0], 0.05 + r.u() * 0.09);
  }
  B.x.fill();
  P.put(B, { occlude: 1 });

  const L = layer();
  const stick = (line: Pt[], w: number, c = NEAR, rim = 0) => {
    L.x.fillStyle = c;
    L.x.beginPath();
    brushPath(L.x, line, () => w);
    L.x.fill();
    if (!rim) return;
    L.x.fillStyle = css(RIM, rim);
    L.x.beginPath();
    brushPath(
      L.x,
      line.map(([x, y]): Pt => [x - w * 0.32, y - w * 0.1]),
      () => Math.max(0.7, w * 0.26),
    );
    L.x.fill();
  };
  const wall = (
    a: (t: number) => [number, number],
    bars: number,
    w: number,
    c: string,
    rim: number,
    gap = [9, 9],
  ) => {
    for (let k = 0; k <= bars; k++) {
      const [u, v] = a(k / bars);
      const z0 = k > gap[0] && k < gap[1] ? 0.06 : 0;
      stick([Q(u, v, z0), Q(u, v, HIGH)], w, c, rim);
    }
    for (const z of [0.034, 0.068]) {
      const cut = gap[0] < bars ? [0, gap[0] / bars] : [0, 1];
      stick([Q(...a(cut[0]), z), Q(...a(cut[1]), z)], w * 0.8, c);
      if (cut[1] < 1) stick([Q(...a(gap[1] / bars), z), Q(...a(1), z)], w * 0.8, c);
    }
  };
  // the far walls, paler, then the floor and the lid from below
  wall((t) => [-U + WIDE * t, V], 12, 1.3, FAR, 0);
  wall((t) => [U, -V + DEEP * t], 8, 1.3, FAR, 0);
  const plate = (z: number, out: number, c: string) => {
    L.x.fillStyle = c;
    poly(L.x, [
      Q(-U - out, -V - out, z),
      Q(U + out, -V - out, z),
      Q(U + out, V + out, z),
      Q(-U - out, V + out, z),
    ]);
    L.x.fill();
  };
  plate(HIGH, 0.004, "#1a2c3f");
  plate(0, 0.005, NEAR);
  // the two near walls; the doorway is in the wide one
  wall((t) => [-U, -V + DEEP * t], 8, 1.5, NEAR, 0.55);
  wall((t) => [-U + WIDE * t, -V], 12, 1.6, NEAR, 0.3, [4, 8]);
  stick([Q(-U + WIDE * 0.33, -V, 0.06), Q(-U + WIDE * 0.67, -V, 0.06)], 2.6, NEAR, 0.4);
  for (const t of [4 / 12, 8 / 12])
    stick([Q(-U + WIDE * t, -V, 0), Q(-U + WIDE * t, -V, HIGH)], 2.8, NEAR, 0.5);
  // its door, drawn up in its grooves
  for (let k = 0; k <= 4; k++) {
    const u = -U + WIDE * (4 / 12 + k / 12);
    stick([Q(u, -V - 0.003, 0.056), Q(u, -V - 0.003, HIGH + 0.05)], 1.6, NEAR, 0.3);
  }
  for (const z of [0.056, HIGH + 0.05])
    stick([Q(-U + WIDE * 0.33, -V - 0.003, z), Q(-U + WIDE * 0.67, -V - 0.003, z)], 2.8, NEAR, 0.6);
  // frame: posts, sill and lid
  for (const [u, v] of [
    [-U, V],
    [U, -V],
    [-U, -V],
  ])
    stick([Q(u, v, 0), Q(u, v, HIGH)], 4.4, NEAR, 0.7);
  for (const z of [0, HIGH]) {
    const o = 0.005;
    stick([Q(-U - o, V + o, z), Q(-U - o, -V - o, z)], 5.4, NEAR, 0);
    stick([Q(-U - o, -V - o, z), Q(U + o, -V - o, z)], 5.8, NEAR, 0);
  }
  L.x.fillStyle = css(RIM, 0.8);
  L.x.beginPath();
  brushPath(L.x, [Q(-U - 0.005, V + 0.005, 0.001), Q(-U - 0.005, -V - 0.005, 0.001)], () => 1.5);
  brushPath(
    L.x,
    [Q(-U - 0.005, V + 0.005, HIGH + 0.001), Q(-U - 0.005, -V - 0.005, HIGH + 0.001)],
    () => 1.5,
  );
  L.x.fill();
  // the bow of the handle, the cord, and its small tassel
  const bow: Pt[] = [];
  for (let i = 0; i <= 20; i++)
    bow.push(Q(-U * 0.7 + (1.4 * U * i) / 20, 0, HIGH + 0.062 * Math.sin((Math.PI * i) / 20)));
  stick(bow, 2.8, NEAR, 0.5);
  stick([tie, [tie[0] - 1.5, (tie[1] + knot[1]) / 2], knot], 1.6);
  L.x.fillStyle = "#b04a33";
  L.x.beginPath();
  brushPath(
    L.x,
    catmull(
      [
        [knot[0], knot[1] - 4],
        [knot[0] + 9, knot[1] + 8],
        [knot[0] + 10, knot[1] + 24],
      ],
      8,
    ),
    () => 1.8,
  );
  for (let k = -2; k <= 2; k++)
    brushPath(
      L.x,
      [
        [knot[0] + 10, knot[1] + 22],
        [knot[0] + 10 + k * 1.7, knot[1] + 42],
      ],
      () => 1.9,
    );
  brushPath(
    L.x,
    [
      [knot[0] - 4, knot[1]],
      [knot[0] + 4, knot[1]],
    ],
    () => 6,
  );
  L.x.fill();
  P.put(L, { occlude: 1 });
}
