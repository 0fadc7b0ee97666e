/** A two-car country train across the approach, the warning post beside the crossing, someone waiting. */
import { Rng, css, lerp, type Col, type Ctx, type Pt } from "../../kit/core.ts";
import { Tones, brushPath, dab } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { line, shape, type Pen } from "../../kit/figures.ts";
import { proj } from "../../kit/terrain.ts";
import { TRACK, cam } from "./a-steps.ts";

const SIDE = 20.3;
const at = (x: number, z: number, y = SIDE): Pt => {
  const q = proj(cam, x, y, TRACK + z);
  return [q[0], q[1]];
};
const ppm = cam.f / SIDE;

function panel(
  x: Ctx,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  c: Col | CanvasGradient,
  round = 0,
) {
  const [a, b] = at(x0, z1),
    [d, e] = at(x1, z0);
  x.fillStyle = typeof c === "string" || Array.isArray(c) ? css(c as Col) : c;
  x.beginPath();
  x.roundRect(a, b, d - a, e - b, round);
  x.fill();
}
/** one car from x0 (rear) to x1 (front) */
function car(x: Ctx, k: Ctx, x0: number, x1: number, r: Rng, front: boolean) {
  const [, top] = at(0, 3.72),
    [, low] = at(0, 0.95);
  // running gear in its own shade
  panel(x, x0 + 0.5, x1 - 0.5, 0.28, 1.1, "#20253a");
  for (const b of [x0 + 2.6, x1 - 2.6]) {
    panel(x, b - 1.5, b + 1.5, 0.35, 0.85, "#2b3148");
    for (const w of [b - 1.05, b + 1.05]) {
      const [a, c] = at(w, 0.43);
      for (const [R, col] of [
        [0.43, "#14182a"],
        [0.3, "#4a5062"],
        [0.12, "#14182a"],
      ] as [number, string][]) {
        x.fillStyle = col;
        x.beginPath();
        x.arc(a, c, R * ppm, 0, 6.3);
        x.fill();
      }
    }
  }
  for (let u = x0 + 5; u < x1 - 5; u += 2.3) panel(x, u, u + 1.6, 0.4, 0.98, "#333a50", 3);
  // body: ivory, shaded under the eave and at the sill
  const g = x.createLinearGradient(0, top, 0, low);
  for (const [s, c] of [
    [0, "#b9bdb8"],
    [0.08, "#f6f0de"],
    [0.5, "#fbf6e8"],
    [0.8, "#e9dfc8"],
    [1, "#a8a79c"],
  ] as [number, string][])
    g.addColorStop(s, c);
  panel(x, x0, x1, 0.95, 3.6, g, front ? 7 : 3);
  panel(x, x0, x1, 1.28, 1.56, "#2b4c9b");
  panel(x, x0, x1, 1.14, 1.2, "#2b4c9b");
  panel(x, x0 + 0.1, x1 - 0.1, 3.52, 3.86, "#7d8590", 6);
  panel(x, x0 + 0.1, x1 - 0.1, 3.74, 3.86, "#a9b0b4", 5);
  for (let u = x0 + 3; u < x1 - 2; u += 5.2) panel(x, u, u + 2, 3.84, 4.1, "#8d949c", 3);
  // doors and windows; the glass holds leaves and sky
  const glass = (a: number, b: number, z0: number, z1: number) => {
    panel(x, a - 0.05, b + 0.05, z0 - 0.05, z1 + 0.05, "#8b8f90", 4);
    const [, y1] = at(0, z1),
      [, y0] = at(0, z0);
    const q = x.createLinearGradient(0, y1, 0, y0);
    q.addColorStop(0, "#8fb0b4");
    q.addColorStop(0.35, "#4d7672");
    q.addColorStop(1, "#1f3a48");
    panel(x, a, b, z0, z1, q, 3);
    const T = new Tones();
    for (let i = 0; i < 9; i++) {
      const [px, py] = at(r.range(a + 0.1, b - 0.1), r.range(z0 + 0.15, z1 - 0.1));
      T.add(
        r.pick(["#7fa65a", "#365f56", "#b9d0b0"]),
        (z) => dab(z, px, py, r.range(5, 14), 4, -0.5, 0.1),
        0.5,
      );
    }
    T.flush(x);
  };
  const doors = [x0 + 1.6, (x0 + x1) / 2 - 0.65, x1 - 2.9];
  for (let u = x0 + 3.4; u < x1 - 3.6; u += 1.75)
    if (!doors.some((d) => u + 1.5 > d - 0.15 && u < d + 1.45)) glass(u, u + 1.42, 2.02, 2.95);
  for (const d of doors) {
    panel(x, d, d + 1.3, 1.0, 3.15, "#dcd4c2", 3);
    glass(d + 0.14, d + 0.58, 1.75, 2.95);
    glass(d + 0.72, d + 1.16, 1.75, 2.95);
    panel(x, d + 0.64, d + 0.66, 1.0, 3.1, "#7b7f84");
  }
  if (front) glass(x1 - 1.15, x1 - 0.35, 2.05, 2.95);
  k.fillStyle = css("#1a2038", 0.85);
  k.beginPath();
  for (const z of [0.95, 3.55, 3.86])
    brushPath(k, [at(x0, z), at((x0 + x1) / 2, z), at(x1, z)], () => 1.9);
  for (const u of [x0, x1]) brushPath(k, [at(u, 0.95), at(u, 3.6)], () => 1.9);
  k.fill();
}
export function train(x: Ctx, k: Ctx) {
  const r = new Rng(4);
  panel(x, -13.6, -12.9, 1.0, 3.3, "#2a2f3e"); // gangway
  car(x, k, -33, -13.5, r, false);
  car(x, k, -13.2, 4.6, r, true);
  // its going: thin strokes dragged back along the body
  const T = new Tones();
  for (let i = 0; i < 60; i++) {
    const [a, b] = at(r.range(-14, 4), r.range(0.5, 3.6)),
      l = r.range(60, 240);
    T.add(
      r.pick(["#ffffff", "#cdd6d6", "#6f7c92"]),
      (z) => dab(z, a, b, -l, r.range(1.2, 2.6), 0),
      0.4,
    );
  }
  T.flush(x);
}

/** striped post, crossed boards, twin lamps: one of them lit */
export function warningPost(x: Ctx, k: Ctx, wx: number, wy: number) {
  const P = (u: number, z: number): Pt => {
    const q = proj(cam, wx + u, wy, TRACK - 0.1 + z);
    return [q[0], q[1]];
  };
  const m = cam.f / wy;
  for (let i = 0; i < 9; i++) {
    const [a, b] = P(-0.075, (i + 1) * 0.36),
      [, c] = P(0, i * 0.36);
    x.fillStyle = i % 2 ? "#f6f0e2" : "#c8352a";
    x.fillRect(a, b, 0.15 * m, c - b + 0.5);
    x.fillStyle = i % 2 ? "#c9c6c0" : "#8e241f";
    x.fillRect(a + 0.1 * m, b, 0.05 * m, c - b + 0.5);
  }
  const board = (sd: number) => {
    const p = [P(-0.62 * sd, 3.05), P(-0.5 * sd, 3.2), P(0.62 * sd, 2.42), P(0.5 * sd, 2.27)];
    x.fillStyle = "#f8f2e4";
    x.beginPath();
    p.forEach(([a, b], i) => (i ? x.lineTo(a, b) : x.moveTo(a, b)));
    x.fill();
    for (const t of [0.02, 0.3, 0.58, 0.84]) {
      const L = (q: number): [Pt, Pt] => [
        [lerp(p[0][0], p[3][0], q), lerp(p[0][1], p[3][1], q)],
        [lerp(p[1][0], p[2][0], q), lerp(p[1][1], p[2][1], q)],
      ];
      const [a, b] = L(t),
        [c, d] = L(t + 0.14);
      x.fillStyle = "#c8352a";
      x.beginPath();
      x.moveTo(...a);
      x.lineTo(...b);
      x.lineTo(...d);
      x.lineTo(...c);
      x.fill();
    }
    k.fillStyle = css("#1a2038", 0.9);
    k.beginPath();
    brushPath(k, [...p, p[0]], () => 1.6);
    k.fill();
  };
  board(1);
  board(-1);
  const [bx, by] = P(0, 1.9);
  x.fillStyle = "#1d2334";
  x.fillRect(bx - 0.46 * m, by - 0.04 * m, 0.92 * m, 0.08 * m);
  for (const [u, on] of [
    [-0.36, true],
    [0.36, false],
  ] as [number, boolean][]) {
    const [a, b] = P(u, 1.9);
    for (const [R, c] of [
      [0.24, "#161b2b"],
      [0.16, on ? "#e8402c" : "#6a2a2a"],
      [0.09, on ? "#ffb08a" : "#7d3a36"],
    ] as [number, string][]) {
      x.fillStyle = c;
      x.beginPath();
      x.arc(a, b, R * m, 0, 6.3);
      x.fill();
    }
  }
}

/** someone in summer clothes, waiting, from behind; about 100 units tall */
export function waiting(p: Pen) {
  shape(p, cut("-7 -8, -6 -1, -11 0, -1 0, -1 -8"), "#6b4a3c");
  shape(p, cut("3 -8, 3 0, 11 0, 7 -1, 9 -8"), "#6b4a3c");
  shape(p, cut("-11 -50, 11 -50, 16 -8, 6 -6, -6 -6, -15 -8"), "#2f4a7e");
  shape(p, cut("-11 -50, -4 -50, -7 -8, -15 -8"), "#4a6ba4", { line: 0 });
  for (const u of [-3, 3, 8])
    line(
      p,
      [
        [u * 0.6, -48],
        [u * 1.4, -10],
      ],
      1,
      "#1c2f58",
    );
  shape(p, cut("-11 -48, -13 -62, -12 -76, -5 -83, 6 -83, 12 -76, 13 -62, 11 -48"), "#f6f1e4");
  shape(p, cut("5 -82, 12 -76, 13 -62, 11 -48, 4 -49, 7 -64"), "#c9cfd2", { line: 0 });
  shape(p, cut("-12 -76, -17 -66, -16 -52, -12 -50, -11 -62"), "#e9e2d2");
  shape(p, cut("12 -76, 17 -66, 19 -54, 15 -52, 12 -62"), "#cdd0cf");
  shape(p, cut("11 -56, 26 -56, 28 -44, 24 -36, 13 -36, 10 -44"), "#b8442f");
  shape(p, cut("14 -62, 18 -67, 22 -62, 20 -55, 16 -55"), "#b8442f");
  shape(p, cut("-5 -94, -5 -86, -2 -82, 4 -82, 6 -86, 6 -94"), "#2b2228");
  shape(
    p,
    cut("-17 -92, -8 -95, -6 -101, 0 -104, 6 -101, 8 -95, 17 -92, 8 -88, -8 -88"),
    "#e8d6a2",
  );
  shape(p, cut("-8 -95, 8 -95, 8 -92, -8 -92"), "#2b4c9b", { line: 0 });
}
