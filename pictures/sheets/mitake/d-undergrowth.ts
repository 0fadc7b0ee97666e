/** Plants and leaves on the slope beside the steps, and the autumn colours. */
import { clamp, type Col, H, type Layer, layer, ramp, Rng, W } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { fern, grass } from "../../kit/flora.ts";
import { crown } from "../../kit/leafage.ts";
import { type Print } from "../../kit/print.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, hazed, n, slope } from "./d-plan.ts";

const reds = ["#4c1a1e", "#8f2a22", "#c8472a", "#e8793a", "#f8bf6c"],
  rusts = ["#44241c", "#7d4426", "#b8702e", "#dda048", "#f4d488"],
  crimsons = ["#3c141f", "#741d26", "#ac2c2c", "#d4543a", "#ee9c62"];
const shrub = ramp([
  [0, "#1b2a2a"],
  [0.4, "#3f5238"],
  [0.75, "#7f8750"],
  [1, "#d0c27c"],
]);
/** the reds, rusts and crimsons of the maples */
export const inks = [reds, rusts, crimsons].map((c) =>
  ramp(c.map((v, i) => [i / 4, v] as [number, Col])),
);

/** undergrowth: bamboo grass and ferns in ragged clumps that lean with the slope, green or autumn coloured */
export function undergrowth(
  L: Layer,
  sx: number,
  sy: number,
  u: number,
  d: number,
  green: boolean,
  r: Rng,
) {
  const tone = (t: number) => hazed(green ? shrub.at(t) : inks[1].at(t * 0.8), d);
  // far away it looks like a low bush
  if (d > 26) {
    crown(
      L.x,
      sx,
      sy - u * 0.3,
      u * r.range(0.6, 1.1),
      u * r.range(0.3, 0.44),
      Math.max(3, u * 0.075),
      tone,
      r,
      n,
      6,
    );
    return;
  }
  for (let k = r.int(3, 5); k > 0; k--) {
    const px = sx + u * r.range(-1, 1),
      py = sy + u * r.range(-0.14, 0.12),
      s = u * r.range(0.42, 0.85);
    if (r.chance(0.6)) grass(L.x, px, py, s, r, tone, 26);
    else fern(L.x, px, py, s * 0.9, r, tone, 8);
  }
}
/** fallen leaves as strokes that follow the ground */
export function litter(P: Print) {
  const T = new Tones(),
    L = layer(),
    r = new Rng(31);
  const cols: Col[] = ["#a83a26", "#d06a34", "#7a3c2e", "#e0a04c", "#c24a2c", "#8f7142"];
  for (let k = 0; k < 22000; k++) {
    const d = 5 + 42 * Math.pow(r.u(), 1.5),
      px = r.range(-20, W + 20),
      x = (px - cam.cx) * (d / cam.f);
    const py = proj(cam, x, d, slope(d) - 0.25)[1];
    if (py > H + 10) continue;
    const s = clamp(42 / d, 1.6, 6.5) * r.range(0.6, 1.3);
    const c =
      cols[Math.floor(clamp(0.5 + 0.42 * n.n2(x * 0.5, d * 0.5) + 0.22 * r.g(), 0, 0.999) * 6)];
    T.add(hazed(c, Math.round(d / 4) * 4), (z) => dab(z, px, py, s * 2.2, s, r.g() * 0.5), 0.9);
  }
  T.flush(L.x);
  P.put(L);
}
