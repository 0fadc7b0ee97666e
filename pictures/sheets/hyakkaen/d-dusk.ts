/** The sky after sunset: blue above, amber at the horizon, with the first star; round trees in mist. */
import { sky } from "../../kit/stage.ts";
import { mix, Rng, layer, sstep, W } from "../../kit/core.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { roundTree } from "./crowns.ts";

export function dusk(P: Print) {
  const n = P.noise;
  sky(
    P,
    800,
    [
      [0, "#16204e"],
      [0.2, "#2c3b78"],
      [0.4, "#66639a"],
      [0.58, "#b98598"],
      [0.76, "#eba986"],
      [0.9, "#fad49a"],
      [1, "#fde6b4"],
    ],
    0.16,
    1200,
  );
  // bars of cloud: dark above, where the light has left them, rose below
  for (const [from, to, colour, a, seed] of [
    [120, 330, "#232c62", 0.5, 2],
    [330, 620, "#f3b59a", 0.55, 6],
  ] as const)
    P.mist(
      (x, y) =>
        sstep(from, from + 60, y) *
        sstep(to, to - 90, y) *
        sstep(0.16, 0.42, n.fbm(x * 0.001 + seed, y * 0.017, 4)) *
        a,
      colour,
      { grain: 0.2 },
    );
  P.block((x) => {
    x.fillStyle = "#fff4d2";
    x.beginPath();
    x.arc(1282, 176, 4.6, 0, 7);
    x.fill();
  });
  const r = new Rng(6);
  for (const near of [0, 1, 2]) {
    const L = layer();
    const count = [22, 15, 11][near];
    for (let k = 0; k < count; k++) {
      const cx = -60 + ((k + r.u()) / count) * (W + 120),
        off = sstep(150, 900, Math.abs(cx - 850));
      // the trees stand open in the middle, where the light is
      if (near === 2 && off < 0.42) continue;
      const w = r.range(90, 250) * (1 + near * 0.3),
        rise = (20 + 90 * near) * off;
      roundTree(L.x, cx, 740 - rise * 0.6 - 8 * near, w, w * 0.6 + rise, 840, r, {
        leaf: 8 + near * 3,
        light: cx < 850 ? 0.5 : -0.5,
        col: (t, y) =>
          mix(
            mix(
              ["#6a5482", "#473f74", "#282a58"][near],
              ["#a87a92", "#755b84", "#4a4374"][near],
              t,
            ),
            "#f6c698",
            [0.42, 0.2, 0.06][near] + 0.4 * sstep(720, 830, y) * (1 - near * 0.25),
          ),
      });
    }
    // bushes between the trunks
    for (let k = 0; k < 34; k++) {
      const cx = r.range(-40, W + 40),
        off = sstep(150, 900, Math.abs(cx - 850));
      if (near === 2 && off < 0.5) continue;
      roundTree(
        L.x,
        cx,
        812 - r.range(0, 26) - 20 * off * near,
        r.range(60, 130),
        r.range(34, 64),
        840,
        r,
        {
          leaf: 7 + near * 2,
          light: 0,
          col: (t, y) =>
            mix(
              mix(
                ["#6a5482", "#473f74", "#282a58"][near],
                ["#a87a92", "#755b84", "#4a4374"][near],
                t,
              ),
              "#f6c698",
              [0.46, 0.26, 0.1][near] + 0.4 * sstep(760, 840, y) * (1 - near * 0.25),
            ),
        },
      );
    }
    P.put(L);
    P.mist(mistBand(n, 824 + 8 * near, 70, 60, { max: 0.8 - near * 0.16, amp: 12 }), "#fbd9a8", {
      grain: 0.12,
    });
  }
}
