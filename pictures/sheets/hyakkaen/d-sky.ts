/** Late dusk: deep blue above, the last warmth at the horizon, and the full moon as it leaves the mist. */
import { sky } from "../../kit/stage.ts";
import { bokashi, sstep } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { HORIZON, MOON, MOON_R } from "./d-plan.ts";

export function dusk(P: Print) {
  const n = P.noise;
  sky(
    P,
    HORIZON,
    [
      [0, "#0d1d42"],
      [0.24, "#14305a"],
      [0.46, "#265172"],
      [0.64, "#4d7c8a"],
      [0.78, "#8d9f93"],
      [0.89, "#cfac84"],
      [1, "#e0a676"],
    ],
    0.12,
    1200,
  );
  // the haze that the moon lights, wide and low
  P.mist(
    (x, y) => {
      const d = Math.hypot((x - MOON[0]) * 0.7, y - MOON[1]) / MOON_R;
      return 0.46 * Math.exp(-((Math.max(0, d - 0.7) / 1.25) ** 1.2));
    },
    "#e8c898",
    { grain: 0.1 },
  );
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, MOON[1] - MOON_R, 0, MOON[1] + MOON_R, [
        [0, "#fffaee"],
        [0.5, "#fdf0cf"],
        [1, "#f5d4a2"],
      ]);
      x.beginPath();
      x.arc(MOON[0], MOON[1], MOON_R, 0, 7);
      x.fill();
    },
    { grain: 0.04 },
  );
  // its seas, one flat tone
  P.mist(
    (x, y) => {
      const u = x - MOON[0],
        v = y - MOON[1],
        d = Math.hypot(u, v);
      if (d > MOON_R - 5) return 0;
      const sea = n.fbm(u * 0.011 + 2.2, v * 0.013 + 7.3, 2);
      return 0.55 * sstep(0.06, 0.12, sea) * sstep(MOON_R - 5, MOON_R - 26, d);
    },
    "#e3c294",
    { grain: 0.06 },
  );
  // one long bar of haze across its lower part, and a thin one far from it
  for (const [cy, half, from, to, colour, a] of [
    [742, 9, 150, 860, "#d9a274", 0.5],
    [716, 8, 1060, 1700, "#d5b48c", 0.3],
  ] as const)
    P.mist(
      (x, y) => {
        const c = cy + 5 * n.n2(x * 0.003, cy);
        return (
          a *
          sstep(from, from + 260, x) *
          sstep(to, to - 260, x) *
          sstep(half * (1 + 0.6 * n.n2(x * 0.008, cy + 3)), 0, Math.abs(y - c))
        );
      },
      colour,
      { grain: 0.1 },
    );
}
