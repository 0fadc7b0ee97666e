/** Buds and stalks of the renge-shoma: round buds, thin stalks, and the hooks from which the flowers hang. */
import { css, lerp, mix, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, dab, poly, clearUnder } from "../../kit/brush.ts";
import { type FlowerPen, sepal } from "./c-flower.ts";

/** a round bud, its sepals wrapped over one another */
export function bud(p: FlowerPen, cx: number, cy: number, R: number) {
  const { x, k } = p;
  const round = (dx: number, dy: number, s: number): Pt[] =>
    Array.from({ length: 40 }, (_, i): Pt => {
      const a = (i / 40) * 6.28318;
      const drop = 1 + 0.1 * Math.max(0, Math.sin(a)) ** 3;
      return [cx + dx + R * s * Math.cos(a) * 0.93, cy + dy + R * s * Math.sin(a) * drop];
    });
  clearUnder(k, round(0, 0, 1));
  x.save();
  poly(x, round(0, 0, 1));
  x.clip();
  for (const [dx, dy, s, t] of [
    [0, 0, 1.1, 0.3],
    [R * 0.1, -R * 0.08, 0.96, 0.5],
    [R * 0.2, -R * 0.2, 0.74, 0.7],
    [R * 0.3, -R * 0.34, 0.4, 0.9],
  ]) {
    x.fillStyle = css(p.fade(sepal.at(t)));
    poly(x, round(dx, dy, s));
    x.fill();
  }
  x.fillStyle = css(p.fade(sepal.at(0.12)), 0.55);
  x.beginPath();
  for (const [a, b] of [
    [-0.75, -0.25],
    [-0.1, 0.35],
    [0.62, 0.1],
  ])
    brushPath(
      x,
      catmull([
        [cx + a * R, cy - R * 0.85],
        [cx + (a * 1.2 + b * 0.2) * R, cy],
        [cx + b * R * 0.5, cy + R * 1.05],
      ]),
      (t) => R * 0.07 * Math.sin(Math.PI * (0.1 + 0.85 * t)),
    );
  x.fill();
  x.restore();
  k.fillStyle = css(p.key, 0.75);
  k.beginPath();
  const e = round(0, 0, 1);
  brushPath(k, [...e, e[0]], (t) => 1.5 * (0.7 + 0.5 * Math.sin(t * 8)));
  k.fill();
}

/** a stalk: thin, darker on one side, a line of light along the other */
export function stalk(p: FlowerPen, pts: Pt[], w: number, end = 0.45) {
  const line = catmull(pts, 12);
  for (const [c, f, dx] of [
    ["#161f26", 1.45, -w * 0.06],
    ["#3f4a42", 1, 0],
    ["#a7b078", 0.26, w * 0.24],
  ] as [string, number, number][]) {
    p.x.fillStyle = css(p.fade(c));
    p.x.beginPath();
    brushPath(
      p.x,
      line.map((q): Pt => [q[0] + dx, q[1]]),
      (t) => Math.max(1, w * f * lerp(1, end, t)),
    );
    p.x.fill();
  }
}
/** a stalk that grows upwards from its stem, bends over and lets its flower hang */
export function hook(p: FlowerPen, from: Pt, to: Pt, w: number) {
  const dx = to[0] - from[0],
    rise = Math.abs(dx) * 0.2 + 12,
    top = Math.min(from[1], to[1] - 60) - rise;
  stalk(
    p,
    [
      from,
      [from[0] + dx * 0.3, lerp(from[1], top, 0.75)],
      [from[0] + dx * 0.72, top],
      [to[0] - dx * 0.04, lerp(top, to[1], 0.3)],
      to,
    ],
    w,
    0.7,
  );
  // a small bract where it leaves the stem
  p.x.fillStyle = css(p.fade(mix("#3f4a42", "#a7b078", 0.35)));
  p.x.beginPath();
  dab(p.x, from[0], from[1], w * 4.5, w * 1.6, Math.atan2(-1, dx > 0 ? -0.5 : 0.5), 0.2);
  p.x.fill();
}
