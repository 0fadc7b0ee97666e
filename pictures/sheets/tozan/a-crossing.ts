/** The warning post beside the crossing. */
import { css, lerp, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
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
