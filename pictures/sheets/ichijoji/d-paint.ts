/** Ichijoji D, what each surface is printed in: noodles, boiling water, woven bamboo, cane, iron */
import { Noise, clamp, lerp, mix, ramp, sstep, type RGB, type V3 } from "../../kit/core.ts";
import { worley } from "../../kit/terrain.ts";
import { BASKET, CANE, INSIDE, LASH, NOODLE, WATER } from "./d-parts.ts";

const n = new Noise(41);
const straw = ramp([
  [0, "#5b371c"],
  [0.24, "#a8752f"],
  [0.46, "#dfae55"],
  [0.68, "#f4d78f"],
  [0.86, "#fdf0c4"],
  [1, "#fffbe8"],
]);
const iron = ramp([
  [0, "#0c0d14"],
  [0.4, "#23242f"],
  [0.75, "#565a6c"],
  [1, "#b9b4b0"],
]);
const cane = ramp([
  [0, "#37200f"],
  [0.4, "#8a5b2a"],
  [0.75, "#cf9d55"],
  [1, "#f4dca0"],
]);
const foam = ramp([
  [0, "#56606c"],
  [0.35, "#98a09c"],
  [0.65, "#dccdb0"],
  [1, "#fffaea"],
]);
/** colour of a point: its material, its surface's number and place on it, normal, light */
export function paint(
  mat: number,
  id: number,
  u: number,
  v: number,
  p: V3,
  nn: V3,
  t: number,
): RGB {
  const cut = (k: number, c: number) => lerp(c, Math.round(clamp(c) * k) / k, 0.75);
  if (mat === NOODLE) {
    const own = 0.07 * Math.sin(id * 12.9);
    // the fall darkens a little on its way down, and pales again over the foam
    const deep = 0.13 * sstep(1.9, 0.9, p[2]) - 0.1 * sstep(0.5, -0.1, p[2]);
    return straw.at(clamp(cut(6, t + own - deep + 0.03)));
  }
  if (mat === WATER) {
    // rolling boil: cells of foam, whitest where the noodles plunge
    const q = Math.hypot((p[0] + 0.1) * 0.9, (p[1] + 0.35) * 1.5);
    const w = worley(p[0] * 5.5 + 0.4 * n.n2(p[0] * 3, p[1] * 3), p[1] * 7, 0.9);
    const bub = sstep(0.02, 0.12, w.edge);
    const ring = 0.5 + 0.5 * Math.sin(q * 26 + 2 * n.n2(p[0] * 2, p[1] * 2));
    const white = sstep(1.5, 0.35, q) + 0.35 * n.fbm(p[0] * 2, p[1] * 2.6, 3);
    return foam.at(
      clamp(
        cut(
          6,
          0.24 +
            0.42 * clamp(white) * (0.6 + 0.4 * bub) +
            0.2 * bub * w.id +
            0.12 * ring * (1 - clamp(white)) +
            0.25 * (t - 0.4),
        ),
      ),
    );
  }
  if (mat === BASKET) {
    const a = u * 60,
      b = v * 13;
    const over = (Math.floor(a) + Math.floor(b)) % 2 === 0;
    const fa = a - Math.floor(a),
      fb = b - Math.floor(b);
    const gap = (fa < 0.16 && fb < 0.24) || (fa > 0.84 && fb > 0.76);
    const round = over ? Math.sin(fa * Math.PI) : Math.sin(fb * Math.PI);
    return gap
      ? mix("#1a0f0c", "#2a1a12", 0.5)
      : cane.at(clamp(cut(6, t * (0.55 + 0.5 * round) - (over ? 0 : 0.08))));
  }
  if (mat === CANE) {
    const knot = Math.abs((u * 7) % 1) < 0.035;
    return cane.at(clamp(cut(6, t + 0.06 * n.n2(u * 40, v * 3) - (knot ? 0.3 : 0))));
  }
  if (mat === LASH) return cane.at(clamp(cut(5, t * 0.7 + 0.16 * Math.sin(u * 26))));
  const rough = 0.07 * n.fbm(p[0] * 3 + p[1], p[2] * 4, 3) + 0.05 * n.n2(u * 240, p[2] * 18);
  return iron.at(
    clamp(cut(7, t * (mat === INSIDE ? 0.6 : 0.82) + rough + 0.28 * clamp(nn[2] - 0.6))),
  );
}
