/** The eastern sky at dusk: indigo, then the rose belt, then the shadow of the earth; the moon has just risen. */
import { sky } from "../../kit/stage.ts";
import { layer, mix, Rng, shade, sstep, W } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { steps } from "../../kit/scene.ts";
import { HORIZON, MOON, n } from "./d-plan.ts";

const R = 92;
export function printSky(P: Print) {
  sky(
    P,
    HORIZON + 10,
    [
      [0, "#15224a"],
      [0.2, "#31487a"],
      [0.42, "#727a9e"],
      [0.58, "#c49b9d"],
      [0.72, "#ecba98"],
      [0.83, "#f2cda4"],
      [0.92, "#b8abb4"],
      [1, "#8d97b8"],
    ],
    0.16,
    HORIZON + 30,
  );
  // the glow around the moon: two flat tones with torn edges
  P.put(
    shade((x, y, o) => {
      const d = Math.hypot(x - MOON[0], (y - MOON[1]) * 1.15) + 26 * n.fbm(x * 0.004, y * 0.02, 3);
      [o[0], o[1], o[2]] = [255, 226, 178];
      o[3] = 84 * steps(sstep(330, 60, d), 4, 0.3);
    }),
  );
  P.put(
    shade((x, y, o) => {
      const d = Math.hypot(x - MOON[0], y - MOON[1]);
      const seas = n.fbm(x * 0.016 + 3, y * 0.016, 3);
      const low = sstep(MOON[1] - R, MOON[1] + R, y);
      [o[0], o[1], o[2]] = mix(
        mix("#fffbe6", "#fbdcae", low),
        "#e8bf98",
        0.5 * sstep(-0.05, 0.3, seas),
      );
      o[3] = 255 * sstep(R + 0.8, R - 0.8, d);
    }),
  );
  const T = new Tones(),
    r = new Rng(31),
    L = layer();
  for (let i = 0; i < 30; i++) {
    const t = r.u(),
      y = 210 + 420 * t,
      long = r.range(240, 760) * (1 - 0.4 * t);
    const c = t < 0.4 ? mix("#8088aa", "#e4ac9f", t * 2) : mix("#b98a9e", "#8a86a8", t);
    T.add(
      c,
      (z) => dab(z, r.range(-260, W - 100), y, long, r.range(4, 14), 0, r.range(-0.006, 0.006)),
      0.62,
    );
  }
  // two bars cross the moon
  T.add("#c98f9c", (z) => dab(z, MOON[0] - 210, MOON[1] + 40, 360, 15, 0, 0.004), 0.95);
  T.add("#b2869f", (z) => dab(z, MOON[0] - 70, MOON[1] + 66, 330, 13, 0, -0.004), 0.95);
  T.flush(L.x);
  P.put(L);
}
