/** The low desk of the printer: the inked block, the bowl and its brush, the baren (printing pad). */
import { css, type Layer, lerp, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly, hand, Tones } from "../../kit/brush.ts";
import { BLOCK, columns } from "./d-page.ts";
import { DESK, KEY, on } from "./d-plan.ts";

const r = new Rng(9);
function quad(L: Layer, K: Layer, pts: Pt[], c: string, w = 3) {
  fillPoly(L.x, pts, c);
  clearUnder(K.x, pts);
  K.x.fillStyle = css(KEY, 0.95);
  K.x.beginPath();
  brushPath(K.x, [...pts, pts[0]], (t) => w * (0.8 + 0.45 * Math.sin(t * 23 + pts[0][0])));
  K.x.fill();
}
/** an upright box: its near side, the side that is visible from x = 0, its top */
function solid(
  L: Layer,
  K: Layer,
  [x0, x1]: Pt,
  [d0, d1]: Pt,
  [z0, z1]: Pt,
  [front, side, top]: readonly string[],
) {
  const x = x0 > 0 ? x0 : x1 < 0 ? x1 : null;
  if (x !== null) quad(L, K, [on(x, d0, z0), on(x, d1, z0), on(x, d1, z1), on(x, d0, z1)], side);
  quad(L, K, [on(x0, d0, z0), on(x1, d0, z0), on(x1, d0, z1), on(x0, d0, z1)], front);
  quad(L, K, [on(x0, d0, z1), on(x1, d0, z1), on(x1, d1, z1), on(x0, d1, z1)], top);
}
export function desk(L: Layer, K: Layer) {
  fillPoly(L.x, [on(-0.3, 2.2, 0), on(1.2, 2.1, 0), on(1.2, 2.8, 0), on(-0.3, 2.9, 0)], "#2a1a1a");
  for (const x of [-0.28, 0.86])
    solid(L, K, [x, x + 0.1], [2.3, 2.4], [0, DESK], ["#4a2e22", "#331f1a", "#4a2e22"]);
  solid(L, K, [-0.32, 1.0], [2.22, 2.92], [DESK - 0.06, DESK], ["#6d4429", "#4a2e22", "#c08a52"]);
  // the grain of its board
  L.x.fillStyle = css("#8f6038", 0.8);
  L.x.beginPath();
  for (let k = 0; k < 26; k++) {
    const d = r.range(2.26, 2.88),
      x = r.range(-0.28, 0.6);
    brushPath(
      L.x,
      hand(on(x, d, DESK), on(x + r.range(0.15, 0.4), d, DESK), r, 0.6, 20),
      (t) => 2 * Math.sin(Math.PI * t),
    );
  }
  L.x.fill();
  const { left, right, near, far, z } = BLOCK;
  solid(
    L,
    K,
    [left - 0.1, right + 0.06],
    [near - 0.03, far + 0.03],
    [DESK, z],
    ["#7a4c2c", "#54321f", "#a8743f"],
  );
  // its face black with ink; highlights on the raised letters
  const face = (u: number, v: number): Pt => on(lerp(left - 0.03, right, u), lerp(far, near, v), z);
  quad(L, K, [face(0, 0), face(1, 0), face(1, 1), face(0, 1)], "#17141c", 2);
  const T = new Tones();
  columns(T, face, [17, 14], 9, "#8d8c96", r, 0.9);
  T.flush(L.x);
  bowl(L, K);
}
/** ink bowl, the broad brush across it, the baren */
function bowl(L: Layer, K: Layer) {
  const round = (x: number, d: number, z: number, rx: number): Pt[] =>
    Array.from({ length: 30 }, (_, i) =>
      on(x + rx * Math.cos((i / 30) * 6.2832), d + rx * Math.sin((i / 30) * 6.2832), z),
    );
  const body = [
    ...round(-0.12, 2.42, DESK + 0.085, 0.105).slice(15),
    ...round(-0.12, 2.42, DESK, 0.065).slice(15).toReversed(),
  ];
  quad(L, K, body, "#3d5560");
  quad(L, K, round(-0.12, 2.42, DESK + 0.085, 0.105), "#6f8a90");
  quad(L, K, round(-0.12, 2.42, DESK + 0.08, 0.085), "#120f15", 1.5);
  quad(
    L,
    K,
    [
      on(-0.2, 2.36, DESK + 0.1),
      on(-0.17, 2.33, DESK + 0.1),
      on(0.01, 2.5, DESK + 0.11),
      on(-0.02, 2.53, DESK + 0.11),
    ],
    "#d2a468",
    2,
  );
  const baren = round(0.9, 2.4, DESK + 0.02, 0.07);
  quad(L, K, baren, "#e2c68c", 2.4);
}
/** Blocks in piles on the floor in front of us. */
export function pile(L: Layer, K: Layer) {
  let z = 0;
  for (const [x0, x1, d0, thick] of [
    [1.2, 1.86, 1.72, 0.06],
    [1.24, 1.88, 1.74, 0.055],
    [1.17, 1.82, 1.7, 0.06],
    [1.26, 1.9, 1.74, 0.055],
    [1.21, 1.84, 1.72, 0.06],
    [1.28, 1.9, 1.76, 0.055],
  ]) {
    solid(L, K, [x0, x1], [d0, d0 + 0.3], [z, z + thick], ["#2e1d1b", "#7d5030", "#a8743f"]);
    z += thick;
  }
}
