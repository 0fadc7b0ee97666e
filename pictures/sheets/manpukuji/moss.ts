/** moss: tone and colour of mossy stone and forest floor in a Scene, and short dabs for its texture. */
import {
  type Noise,
  type Rng,
  type Col,
  clamp,
  type Ctx,
  mix,
  ramp,
  type RGB,
  sstep,
  W,
  H,
} from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { at, type Scene } from "../../kit/scene.ts";

export const mossRamp = ramp([
  [0, "#0a2226"],
  [0.2, "#12403a"],
  [0.42, "#2f7d4f"],
  [0.62, "#5f9a48"],
  [0.8, "#a3b854"],
  [1, "#eee79a"],
]);
export const stoneRamp = ramp([
  [0, "#131a28"],
  [0.25, "#2c3846"],
  [0.5, "#56646a"],
  [0.75, "#94a09a"],
  [1, "#dcdcc6"],
]);

/** how mossy a point is: more on top and in shade, less on broken faces */
export function mossAmount(s: Scene, i: number, n: Noise, bias = 0) {
  const wx = s.wx[i],
    wy = s.wy[i],
    wz = s.wz[i];
  const f = n.fbm3(wx * 1.3, wy * 1.3, wz * 1.3, 3) * 0.55 + n.n3(wx * 6, wy * 6, wz * 6) * 0.12;
  return sstep(0.02, 0.16, s.nz[i] - 0.2 + f + bias);
}

/** the texture of the moss: dabs along the surface in slightly lighter tones */
export function mossPile(
  x: Ctx,
  s: Scene,
  r: Rng,
  count: number,
  o: {
    far: number;
    size: number;
    keep: (i: number) => boolean;
    fog: (d: number, px: number) => { c: Col; a: number };
    ramp?: { at: (t: number) => RGB };
    y0?: number;
  },
) {
  const T = new Tones(),
    R = o.ramp ?? mossRamp;
  for (let k = 0; k < count; k++) {
    const px = r.range(0, W),
      py = r.range(o.y0 ?? 0, H),
      i = at(px, py),
      d = s.dep[i];
    if (!(d < o.far) || r.u() > 7 / d + 0.08 || !o.keep(i)) continue;
    const v = Math.round(clamp(s.tone[i] + r.g() * 0.085 + 0.025) * 10) / 10;
    const f = o.fog(d, px);
    const c = mix(R.at(v), f.c, Math.round(f.a * 8) / 8);
    const len = clamp(o.size / d, 1.4, 9) * r.range(0.6, 1.25);
    // blades grow outwards along the slope of the stone
    const an = -1.57 + s.nx[i] * 1.1 + r.g() * 0.45,
      bd = r.range(-0.12, 0.12);
    T.add(c, (z) => dab(z, px, py, len, len * 0.42, an, bd), 0.9);
  }
  T.flush(x);
}
