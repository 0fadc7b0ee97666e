/** Azalea, ferns and young maple about the gate. */
import { clamp, H, layer, lerp, Rng, W } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { fern, mapleSpray } from "../../kit/flora.ts";
import { sasa } from "../../kit/grove.ts";
import { P, leaf } from "./a-stage.ts";
import { bend } from "./a-land.ts";

/** A hedge, the undergrowth, a maple overhead. */
export function plant() {
  const r = new Rng(23);
  const fresh = (t: number) => leaf.at(t);
  // a hedge closes the foot of the wood
  for (let i = 0; i < 60; i++) {
    const x = r.range(-60, W + 60);
    if (x > 330 && x < 1080) continue;
    const size = r.range(50, 95);
    azalea(x, 905 + r.range(0, 22), size, r, 0.05);
  }
  for (let i = 0; i < 330; i++) {
    const sy = lerp(952, H + 70, Math.pow(i / 330, 1.25));
    const sx = r.range(-70, W + 70);
    const [a, b] = bend(Math.min(H, sy));
    if (sx > a - 34 && sx < b + 34) continue;
    if (sy < 1075 && sx > 560 && sx < 1080) continue; // the steps stay clear
    const unit = lerp(66, 250, (sy - 952) / 300);
    const kind = r.u();
    if (kind < 0.45)
      sasa(P.base.x, P.key.x, sx, sy, unit * r.range(0.4, 0.6), r, fresh, { light: 0.5 });
    else if (kind < 0.78) fern(P.base.x, sx, sy, unit * r.range(0.45, 0.75), r, (t) => fresh(t), 7);
    else azalea(sx, sy, unit * r.range(0.45, 0.7), r, 0.2);
  }
  const L = layer();
  for (const [x, y, wide] of [
    [1480, 60, 420],
    [1300, 20, 360],
    [1570, 170, 330],
    [1420, 150, 260],
    [1590, 280, 240],
    [1180, -6, 300],
  ] as const)
    mapleSpray(L.x, x, y, wide, 92, r, {
      leaf: 14,
      ramp: (t) => leaf.at(0.3 + 0.66 * t),
      dens: 0.85,
      droop: 0.2,
    });
  P.put(L, { occlude: 1 });
}

/** A clipped azalea: a dark dome pricked with rose. */
export function azalea(sx: number, sy: number, size: number, r: Rng, blooms: number) {
  const T = new Tones();
  for (let i = 0; i < 130; i++) {
    const a = r.range(0, Math.PI),
      k = Math.sqrt(r.u());
    const x = sx + Math.cos(a) * size * k,
      y = sy - Math.sin(a) * size * 0.62 * k;
    const light = clamp(0.2 + 0.5 * k * Math.sin(a) + 0.12 * r.g());
    const bloom = r.chance(blooms) && light > 0.3;
    T.add(
      bloom ? r.pick(["#d9607e", "#ea8fa2", "#c94468"]) : leaf.at(Math.round(light * 6) / 6),
      (z) => dab(z, x, y, size * 0.13, size * 0.075, r.range(-2.4, -0.6)),
    );
  }
  T.flush(P.base.x);
}
