/** Tozan Shrine, the hero: the stone of the terrace and of the stair before it. */
import { lerp, Noise, rgb, sstep, type V3 } from "../../kit/core.ts";
import { EDGE, EYE, HORIZON, ray, RISE, RUN } from "./hero-plan.ts";
import { blend, out, pour, seen } from "./hero-seen.ts";
import { morning, past } from "./hero-torii.ts";

const n = new Noise(19);
const STONE = {
  tread: rgb("#e3cdbd"),
  riser: rgb("#c3b0ae"),
  treadDim: rgb("#5b7197"),
  riserDim: rgb("#34486e"),
  low: rgb("#1c2c4c"),
};
const MIST = rgb("#dcc5bb");
/** The stone of terrace and stair that a ray meets; false if it meets none. */
function stone(r: V3): boolean {
  if (r[2] >= -0.002) return false;
  let best = 1e9,
    kind = 0,
    step = 0;
  for (let k = 0; k < 12; k++) {
    const z = -RISE * k,
      t = (z - EYE[2]) / r[2];
    const x = EYE[0] + r[0] * t,
      y = r[1] * t,
      worn = 0.014 * n.n2(x * 1.3, k * 5.1);
    const front = EDGE - RUN * k + worn;
    if (y >= front && (k === 0 || y <= front + RUN + 0.05) && t < best) {
      best = t;
      kind = 0;
      step = k;
    }
    const tf = front / r[1],
      zf = EYE[2] + r[2] * tf;
    if (zf <= z && zf >= z - RISE && tf < best) {
      best = tf;
      kind = 1;
      step = k;
    }
  }
  if (best > 1e8) return false;
  const x = EYE[0] + r[0] * best,
    y = r[1] * best,
    z = EYE[2] + r[2] * best;
  const lit = (kind ? 0.92 : 1) * morning(x, y, z) * (y > 6.4 && y < 40 ? past(x, y, z + 0.01) : 1);
  const near = sstep(7.4, 4.2, y);
  if (kind) {
    pour(STONE.riserDim, STONE.low, 0.72 * near);
    const below = sstep(0, 0.1, z + RISE * (step + 1));
    for (let q = 0; q < 3; q++) out[q] *= lerp(0.82, 1, below);
    blend(STONE.riser, lit);
  } else {
    pour(STONE.treadDim, rgb("#3c5178"), near);
    blend(STONE.tread, lit);
  }
  // a few joints, each in one step only
  const joint = Math.abs(
    x - (n.n2(step * 3.7, 1) * 1.1 + Math.round((x - n.n2(step * 3.7, 1) * 1.1) / 2.1) * 2.1),
  );
  if (joint < 0.006 && step > 0) for (let q = 0; q < 3; q++) out[q] *= 0.84;
  blend(MIST, sstep(11, 52, y));
  return true;
}
export const terrace = () => seen((px, py) => py > HORIZON + 4 && stone(ray(px, py)));
