/** The end wall with its paper window, and the floor with the window's light on it. */
import { bokashi, css, H, type Layer, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, fillPoly, hand } from "../../kit/brush.ts";
import { amber, END, KEY, on, SHELF } from "./d-plan.ts";

const WINDOW = { left: -1.4, right: 1.62, sill: 0.52, top: 2.5 };
const ink = (K: Layer, lines: readonly (readonly [Pt, Pt, number])[], r: Rng) => {
  K.x.fillStyle = css(KEY, 0.9);
  K.x.beginPath();
  for (const [a, b, w] of lines)
    brushPath(K.x, hand(a, b, r, 0.9, 40), (t) => w * (0.75 + 0.4 * Math.sin(t * 17 + w)));
  K.x.fill();
};

export function endWall(L: Layer, K: Layer) {
  const r = new Rng(2);
  fillPoly(L.x, [on(-4, END, 0), on(SHELF, END, 0), on(SHELF, END, 4), on(-4, END, 4)], "#8f6a4c");
  const { left, right, sill, top } = WINDOW;
  const frame = [
    on(left, END, sill),
    on(right, END, sill),
    on(right, END, top),
    on(left, END, top),
  ];
  L.x.fillStyle = bokashi(L.x, 0, frame[2][1], 0, frame[0][1], [
    [0, "#b9cbd2"],
    [0.4, "#eef0e2"],
    [1, "#fdf3d0"],
  ]);
  L.x.beginPath();
  frame.forEach(([x, y], i) => (i ? L.x.lineTo(x, y) : L.x.moveTo(x, y)));
  L.x.fill();
  const bars: [Pt, Pt, number][] = [];
  for (const x of [-1.02, -0.62, -0.2, 0.2, 0.6, 1.0, 1.34])
    bars.push([on(x, END, sill), on(x, END, top), 3.4]);
  for (const z of [0.86, 1.3, 1.78, 2.2]) bars.push([on(left, END, z), on(right, END, z), 3]);
  L.x.fillStyle = css("#7d5c40");
  L.x.beginPath();
  for (const [a, b, w] of bars) brushPath(L.x, hand(a, b, r, 0.7, 40), () => w * 1.7);
  L.x.fill();
  const edge: [Pt, Pt, number][] = frame.map((p, i) => [p, frame[(i + 1) % 4], 7]);
  ink(
    K,
    [...edge, [on(-4, END, 0), on(SHELF, END, 0), 4], [on(SHELF, END, 0), on(SHELF, END, 4), 5]],
    r,
  );
  // boards under the sill
  const joints: [Pt, Pt, number][] = [-1.2, -0.75, -0.1, 0.5, 0.92, 1.5, 1.9].map((x) => [
    on(x, END, 0),
    on(x, END, sill),
    1.8,
  ]);
  ink(K, joints, r);
}

export function floor(L: Layer, K: Layer) {
  const r = new Rng(6);
  const top = on(0, END, 0)[1];
  L.x.fillStyle = bokashi(L.x, 0, top, 0, H, [
    [0, "#a87748"],
    [0.35, "#75492f"],
    [1, "#34211f"],
  ]);
  fillPolyOver(L, [on(-6, END, 0), on(SHELF, END, 0), on(SHELF, 1.2, 0), on(-6, 1.2, 0)]);
  // the window's light on the boards, stretched towards us, with the shadows of its bars
  const lit = (x: number, depth: number): Pt => on(x + 0.3 * (END - depth), depth, 0.002);
  for (const [x0, x1] of [
    [-1.38, -1.04],
    [-1.0, -0.64],
    [-0.6, -0.22],
    [-0.18, 0.18],
    [0.22, 0.58],
  ])
    for (const [d0, d1] of [
      [4.2, 3.62],
      [3.56, 2.86],
      [2.8, 1.9],
    ])
      fillPoly(
        L.x,
        [lit(x0, d0), lit(x1, d0), lit(x1, d1), lit(x0, d1)],
        amber.at(d1 > 3 ? 0.93 : d1 > 2.5 ? 0.84 : 0.74),
      );
  const joints: [Pt, Pt, number][] = [];
  for (let x = -3.4; x < SHELF; x += r.range(0.16, 0.3))
    joints.push([on(x, END, 0), on(x, 1.3, 0), 1.6]);
  K.x.fillStyle = css(KEY, 0.85);
  K.x.beginPath();
  for (const [a, b, w] of joints)
    brushPath(K.x, hand(a, b, r, 0.9, 40), (t) => w * (0.4 + 1.5 * t));
  K.x.fill();
}
const fillPolyOver = (L: Layer, p: Pt[]) => {
  L.x.beginPath();
  p.forEach(([x, y], i) => (i ? L.x.lineTo(x, y) : L.x.moveTo(x, y)));
  L.x.fill();
};
