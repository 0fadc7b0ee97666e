/** Printed pages: the one that is lifted off the block, and those that dry on the line. */
import { css, type Layer, lerp, mix, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly, Tones } from "../../kit/brush.ts";
import { DESK, KEY, on, scaleAt } from "./d-plan.ts";

/** the top of the block, and the part of the page that is still on it */
export const BLOCK = { left: 0.16, right: 0.74, near: 2.36, far: 2.76, z: DESK + 0.075 };
/** where his hands hold the edge of the page */
const HELD = { x: 0.86, z: 0.94 };

/** columns of small marks that look like text but are not; none on the fold of the page */
export function columns(
  T: Tones,
  at: (u: number, v: number) => Pt,
  [cols, rows]: Pt,
  size: number,
  c: string,
  r: Rng,
  a: number,
) {
  for (let i = 0; i < cols; i++) {
    if (Math.abs(i - (cols - 1) / 2) < 0.6) continue;
    const n = rows - (r.chance(0.25) ? r.int(1, 4) : 0);
    for (let j = 0; j < n; j++) {
      const p = at((i + 1) / (cols + 1), 0.1 + (0.8 * (j + 0.5)) / rows);
      for (let k = 0; k < 3; k++) {
        const x = p[0] + r.range(-0.4, 0.4) * size,
          y = p[1] + r.range(-0.4, 0.4) * size,
          l = size * r.range(0.3, 0.65),
          flat = r.chance(0.5);
        T.add(
          c,
          (q) =>
            q.rect(
              x - (flat ? l / 2 : 0),
              y - (flat ? 0 : l / 2),
              flat ? l : size * 0.13,
              flat ? size * 0.13 : l,
            ),
          a,
        );
      }
    }
  }
}

/** A position along the page: 0 where it is still on the block, 1 in his hands. */
const lifted = (u: number, v: number): Pt => {
  const a = 1 - u,
    x = a * a * BLOCK.left + 2 * a * u * (BLOCK.right + 0.02) + u * u * HELD.x,
    z = a * a * BLOCK.z + 2 * a * u * (BLOCK.z - 0.03) + u * u * HELD.z;
  // the edge between his hands sags a little
  const slack = 0.05 * u * u * Math.sin(Math.PI * v);
  return on(x - slack, lerp(BLOCK.far, BLOCK.near, v), z - slack * 1.6);
};
export function liftedPage(L: Layer, K: Layer) {
  const r = new Rng(9),
    T = new Tones();
  const steps = 26;
  // bent paper has a few flat tones of light
  for (let i = 0; i < steps; i++) {
    const u0 = i / steps,
      u1 = (i + 1.12) / steps;
    const c = u0 < 0.22 ? "#d9c9a4" : u0 < 0.42 ? "#efe3c2" : u0 < 0.8 ? "#fffaea" : "#f3e2b4";
    const strip: Pt[] = [];
    for (let k = 0; k <= 8; k++) strip.push(lifted(u0, k / 8));
    for (let k = 8; k >= 0; k--) strip.push(lifted(Math.min(1, u1), k / 8));
    fillPoly(L.x, strip, c);
  }
  columns(T, (u, v) => lifted(0.06 + 0.9 * u, v), [15, 17], 10, "#4c4248", r, 0.62);
  T.flush(L.x);
  const edge: Pt[] = [];
  for (let i = 0; i <= 20; i++) edge.push(lifted(i / 20, 0));
  for (let i = 1; i <= 8; i++) edge.push(lifted(1, i / 8));
  for (let i = 19; i >= 0; i--) edge.push(lifted(i / 20, 1));
  clearUnder(K.x, edge);
  K.x.fillStyle = css(KEY, 0.95);
  K.x.beginPath();
  brushPath(K.x, edge, (t) => 2.6 + 1.3 * Math.sin(t * 19));
  K.x.fill();
}

/** The line below the beams, and its pages: each hangs differently. */
export function dryingLine(L: Layer, K: Layer) {
  const r = new Rng(5),
    T = new Tones();
  const line = (x: number): Pt => on(x, 3.5 - 0.42 * x, 2.36 - 0.06 * Math.cos(x * 1.3));
  const cord: Pt[] = [];
  for (let x = -1; x < 3.4; x += 0.1) cord.push(line(x));
  K.x.fillStyle = css("#2c201c", 0.95);
  K.x.beginPath();
  brushPath(K.x, cord, (t) => 2.4 + 2.4 * t);
  K.x.fill();
  for (const [x0, wide, long, sway, back] of [
    [-0.36, 0.5, 0.72, 0.03, 0.1],
    [0.26, 0.5, 0.7, -0.05, 0],
    [1.32, 0.46, 0.68, 0.06, 0.45],
    [1.72, 0.44, 0.7, -0.03, 0.6],
  ]) {
    const at = (u: number, v: number): Pt => {
      const [px, py] = line(x0 + wide * u),
        s = scaleAt(3.5 - 0.42 * x0);
      return [
        px + s * (sway * v * v + 0.015 * Math.sin(v * 4 + x0 * 7)),
        py + s * (long * v + 0.012 * Math.sin(u * 6 + x0)),
      ];
    };
    const out: Pt[] = [];
    for (let i = 0; i <= 8; i++) out.push(at(i / 8, 0));
    for (let i = 1; i <= 8; i++) out.push(at(1, i / 8));
    for (let i = 7; i >= 0; i--) out.push(at(i / 8, 1));
    for (let i = 7; i >= 1; i--) out.push(at(0, i / 8));
    fillPoly(L.x, out, mix("#fdf5da", "#a78a66", back));
    // one side of each curls away from the window
    fillPoly(
      L.x,
      [at(0.72, 0), at(1, 0), at(1, 1), at(0.82, 1), at(0.76, 0.5)],
      mix("#e6d4a8", "#8d7152", back),
    );
    clearUnder(K.x, out);
    columns(T, at, [13, 22], 8, "#2a2228", r, 0.8 - 0.3 * back);
    T.flush(L.x);
    K.x.fillStyle = css(KEY, 0.9);
    K.x.beginPath();
    brushPath(K.x, [...out, out[0]], (t) => 2 + 1.1 * Math.sin(t * 23 + x0));
    K.x.fill();
    for (const u of [0.14, 0.83]) {
      const [px, py] = at(u, 0);
      fillPoly(
        L.x,
        [
          [px - 5, py - 14],
          [px + 5, py - 14],
          [px + 4, py + 16],
          [px - 4, py + 16],
        ],
        "#b98a52",
      );
    }
  }
}
