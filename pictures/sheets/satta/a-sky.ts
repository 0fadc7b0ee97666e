/** Satta Pass, A: the winter night above the bay: stars, the moon and a little cloud, the snow it lights. */
import { type Pt, type Rng, W, bokashi, sstep } from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { Tones, dab } from "../../kit/brush.ts";
import { printFuji } from "./fuji.ts";

export const MOON: Pt = [322, 150];
export function nightSky(P: Print, r: Rng) {
  const n = P.noise;
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 0, 0, 420, [
        [0, "#0a1228"],
        [0.4, "#14264c"],
        [0.75, "#2a4778"],
        [1, "#54698f"],
      ]);
      x.fillRect(0, 0, W, 470);
      const T = new Tones();
      for (let i = 0; i < 230; i++) {
        const a = r.range(0, W),
          b = 330 * r.u() ** 1.4,
          s = r.range(1.4, 3.4) * (r.chance(0.06) ? 1.6 : 1);
        T.add(
          r.pick(["#f2ead2", "#b9c4da", "#8fa2c8"]),
          (q) => dab(q, a - s / 2, b, s, s, r.range(0, 3)),
          r.range(0.5, 1),
        );
      }
      T.flush(x);
    },
    { grain: 0.18 },
  );
  // the moon that lights the snow, with a little cloud in front of it
  P.light((x) => {
    const g = x.createRadialGradient(MOON[0], MOON[1], 20, MOON[0], MOON[1], 190);
    g.addColorStop(0, "rgba(190,208,236,.4)");
    g.addColorStop(0.3, "rgba(110,140,196,.14)");
    g.addColorStop(1, "rgba(60,90,160,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, 520);
  });
  P.block((x) => {
    x.fillStyle = "#f3ead2";
    x.beginPath();
    x.arc(MOON[0], MOON[1], 33, 0, 6.3);
    x.fill();
  });
  P.mist(
    (x, y) =>
      sstep(60, 140, y) *
      (1 - sstep(230, 330, y)) *
      sstep(0.12, 0.5, n.fbm(x * 0.0012 + 7, y * 0.017, 5)) *
      sstep(980, 300, x) *
      0.55,
    "#6f8bb8",
    { grain: 0.2 },
  );
  printFuji(P, {
    cx: 1045,
    foot: 418,
    f: 5200,
    snow: [
      [0, "#324a7c"],
      [0.3, "#4f6a9c"],
      [0.52, "#7c95bf"],
      [0.75, "#aebfd8"],
      [1, "#dfe4e6"],
    ],
    rock: [
      [0, "#1c2f58"],
      [0.5, "#2c4470"],
      [1, "#52709c"],
    ],
    haze: () => "#4a618c",
    snowLine: 1.5,
    hazeTop: 1.7,
    hazeMax: 0.95,
    key: "#1c2a4e",
    light: -1,
  });
}
