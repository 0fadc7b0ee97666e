/** What the kiln left on the pieces of a tonbai wall: runs of glaze, and blue-and-white shards. */
import { type Col, type Ctx, type Pt, type Rng } from "../../kit/core.ts";
import { dab, fillPoly } from "../../kit/brush.ts";

const GLAZES: readonly (readonly [Col, Col])[] = [
  ["#3f7a5e", "#8fc2a0"],
  ["#2f6a78", "#86bcc2"],
  ["#7c8a3c", "#c9cd80"],
  ["#d8d2bd", "#fcf8ea"],
];
/** glaze over the upper part of a piece; it ends in tongues, each as long as the heat let it run */
export function glazed(x: Ctx, ring: readonly Pt[], [cx]: Pt, r: Rng) {
  const [body, lit] = r.pick(GLAZES);
  const xs = ring.map(([a]) => a),
    ys = ring.map(([, b]) => b);
  const x0 = Math.min(...xs),
    x1 = Math.max(...xs),
    y0 = Math.min(...ys),
    tall = Math.max(...ys) - y0;
  const from = r.chance(0.6) ? x0 - 4 : cx - (x1 - x0) * 0.2,
    count = Math.max(2, Math.round((x1 - from) / 15));
  const foot: Pt[] = [],
    light: Pt[] = [];
  for (let i = 0; i < count; i++) {
    const left = from + ((x1 + 4 - from) * i) / count,
      wide = (x1 + 4 - from) / count,
      run = tall * r.range(0.3, 0.86);
    const tongue = (px: number, ww: number, to: number): Pt[] => [
      [px, y0 + tall * 0.22],
      [px + ww * 0.16, y0 + to - ww * 0.3],
      [px + ww * 0.5, y0 + to],
      [px + ww * 0.84, y0 + to - ww * 0.3],
      [px + ww, y0 + tall * 0.22],
    ];
    foot.push(...tongue(left, wide, run));
    if (run > tall * 0.5) light.push(...tongue(left + wide * 0.44, wide * 0.34, run * 0.84));
  }
  fillPoly(x, [[from, y0 - 4], ...foot, [x1 + 4, y0 - 4]], body);
  if (light.length) fillPoly(x, [[from, y0 - 4], ...light, [x1 + 4, y0 - 4]], lit);
}
/** a shard of a bowl fills a gap, its brushwork cut off by the break */
export function shard(x: Ctx, [cx, cy]: Pt, s: number, r: Rng) {
  const n = r.int(4, 6),
    a0 = r.range(0, 6);
  const ring = (k: number): Pt[] =>
    Array.from({ length: n }, (_, i): Pt => {
      const a = a0 + (i / n) * 6.283,
        q = s * k * (0.84 + 0.18 * Math.sin(i * 5 + a0));
      return [cx + Math.cos(a) * q, cy + Math.sin(a) * q * 0.85];
    });
  fillPoly(x, ring(1.3), "#2a151b");
  fillPoly(x, ring(1), "#f8f3e6");
  x.fillStyle = "#2750ac";
  x.beginPath();
  for (let i = 0; i < 3; i++) dab(x, cx, cy, s * 0.72, s * 0.34, a0 + i * 2.1, 0.3);
  x.fill();
}
