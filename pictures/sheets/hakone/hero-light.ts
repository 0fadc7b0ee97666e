/** The light before sunrise: the wood is still blue, and the doorway lights the wet stones in front of it. */
import { H, Rng, sstep, W } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { centre, half, P } from "./hero-stage.ts";
import { on } from "./hero-road.ts";

/** The doorway on the sheet. */
const DOOR = [1006, 606] as const;

export function firstLight() {
  P.light(
    (x) => {
      const cool = x.createRadialGradient(DOOR[0], DOOR[1] + 20, 60, DOOR[0], DOOR[1] + 20, 900);
      cool.addColorStop(0, "rgba(92,128,150,0)");
      cool.addColorStop(0.16, "rgba(92,128,150,0.06)");
      cool.addColorStop(0.5, "rgba(80,116,142,0.3)");
      cool.addColorStop(1, "rgba(66,98,128,0.5)");
      x.fillStyle = cool;
      x.fillRect(0, 0, W, H);
    },
    { op: "multiply" },
  );
  // flat broken lights on the wet stones, denser towards the door
  const r = new Rng(44);
  P.light(
    (x) => {
      const T = new Tones();
      for (let i = 0; i < 1500; i++) {
        const y = 3.4 + 11 * r.u() ** 0.7,
          a = centre(y) + r.range(-0.9, 0.9) * half;
        const [sx, sy, d] = on(a, y);
        const near = sstep(3.2, 13, y);
        if (r.u() > 0.06 + 0.94 * near) continue;
        if (P.noise.n2(sx * 0.02, sy * 0.05) < -0.25) continue;
        T.add(
          r.pick(["#ffb45c", "#f2953e", "#ffd79a"]),
          (z) =>
            dab(
              z,
              sx,
              sy,
              (r.range(0.1, 0.34) * 1180) / d,
              (r.range(0.016, 0.03) * 1180) / d,
              r.range(-0.06, 0.06),
            ),
          0.2 + 0.5 * near,
        );
      }
      T.flush(x);
    },
    { op: "screen", alpha: 0.8 },
  );
}
