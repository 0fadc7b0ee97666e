/** The mist between the ranks: thicker with distance and on the left, warm around the lantern. */
import { clamp, lerp, mix, type RGB, ramp, sstep } from "../../kit/core.ts";
import { proj } from "../../kit/terrain.ts";
import { stops } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { cam, FLAME, land } from "./b-plan.ts";

const veilInk = ramp(stops("0 #5f7f7c, 0.4 #8fa8a0, 0.75 #b3c4b8, 1 #d3dccb"));
const [gx, gy] = proj(cam, ...FLAME);

/** The glow of the wet air around the panes. */
export function printGlow(P: Print) {
  P.light(
    (x) => {
      const g = x.createRadialGradient(gx, gy, 8, gx, gy, 250);
      g.addColorStop(0, "rgba(255, 205, 112, 0.36)");
      g.addColorStop(0.3, "rgba(240, 180, 90, 0.15)");
      g.addColorStop(1, "rgba(230, 170, 90, 0)");
      x.fillStyle = g;
      x.fillRect(gx - 260, gy - 260, 520, 520);
    },
    { op: "screen", alpha: 0.55 },
  );
}

export function throughAir(c: RGB, x: number, y: number, far: number): RGB {
  const drift = land.fbm(x * 0.0016, y * 0.0075 + 3, 3);
  const left = sstep(1150, 150, x);
  const dense = 0.085 + 0.052 * sstep(7, 11, far) + 0.085 * left + 0.05 * drift * sstep(6, 9, far);
  const f = clamp(1 - Math.exp(-Math.max(0, dense) * Math.max(0, far - 5.7)));
  // a bank of mist lies between the third and the sixth rank on the left
  const bank = 0.62 * left * Math.exp(-(((y - 300 - 20 * drift) / 62) ** 2)) * sstep(8, 11, far);
  const veiled = mix(
    c,
    veilInk.at(lerp(0.3, 0.97, sstep(6, 16.5, far))),
    clamp(Math.max(f, 0) * 0.96 + bank * (1 - f)),
  );
  const halo = Math.exp(-(((x - gx) / 190) ** 2 + ((y - gy) / 150) ** 2)) * sstep(5.4, 8, far);
  return mix(veiled, "#e9c98a", 0.42 * halo);
}
