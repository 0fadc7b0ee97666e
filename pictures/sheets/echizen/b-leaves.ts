/** Echizen B, ginkgo leaves: the single fan, and a whole crown of them */
import { type Rng, Noise, clamp, css, ramp, type Ctx } from "../../kit/core.ts";
import { Tones } from "../../kit/brush.ts";

const n = new Noise(52);
export const gold = ["#e8b83a", "#f3cf57", "#d99a2b", "#f7df86"];
const leafInk = ramp([
  [0, "#7a4a16"],
  [0.3, "#b87a1e"],
  [0.6, "#e3ad32"],
  [0.85, "#f4d25c"],
  [1, "#fdeea4"],
]);
/** a ginkgo leaf: a fan with a cleft */
export function fan(z: Ctx, px: number, py: number, s: number, a: number, tilt: number) {
  const at = (q: number, d: number): [number, number] => [
    px + Math.cos(a + q) * d * s,
    py + Math.sin(a + q) * d * s * tilt,
  ];
  z.moveTo(px, py);
  for (const [q, d] of [
    [-0.95, 0.95],
    [-0.5, 1.1],
    [-0.06, 1.06],
    [0, 0.7],
    [0.06, 1.06],
    [0.5, 1.1],
    [0.95, 0.95],
  ])
    z.lineTo(...at(q, d));
  z.closePath();
}
/** a crown of ginkgo leaves: dark gaps below, lit fans above */
export function foliage(x: Ctx, r: Rng, cx: number, cy: number, rx: number, ry: number) {
  const T = new Tones();
  x.fillStyle = css("#6d4417");
  x.beginPath();
  x.ellipse(cx, cy + ry * 0.06, rx * 0.86, ry * 0.86, 0, 0, 7);
  x.fill();
  const m = Math.round((rx * ry) / 15);
  for (let i = 0; i < m; i++) {
    const a = r.range(0, 6.283),
      d = Math.sqrt(r.u()) * (0.92 + 0.2 * n.n2(Math.cos(a) * 2 + cx, Math.sin(a) * 2));
    const px = cx + Math.cos(a) * d * rx,
      py = cy + Math.sin(a) * d * ry;
    const puff = n.fbm(px * 0.016, py * 0.022, 3);
    const t =
      Math.round(
        clamp(0.22 + (0.62 * i) / m - 0.3 * Math.sin(a) * d + 0.34 * puff + 0.1 * r.g() - 0.15) * 6,
      ) / 6;
    T.add(leafInk.at(t), (z) => fan(z, px, py, r.range(7, 13), r.range(0, 6.28), r.range(0.45, 1)));
    if (i % 260 === 0) T.flush(x);
  }
  T.flush(x);
}
