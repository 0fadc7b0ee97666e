/** The warning post beside the crossing, and someone waiting there. */
import { css, lerp, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { line, shape, type Pen } from "../../kit/figures.ts";
import { onSheet } from "../../kit/terrain.ts";
import { TRACK, cam } from "./a-steps.ts";

/** striped post, crossed boards, twin lamps: one of them lit */
export function warningPost(x: Ctx, k: Ctx, wx: number, wy: number) {
  const P = (u: number, z: number): Pt => onSheet(cam, wx + u, wy, TRACK - 0.1 + z);
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
