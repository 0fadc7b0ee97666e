/** The harvest moon in haze, bars of cloud, and the round trees beyond the pond. */
import { sky } from "../../kit/stage.ts";
import { bokashi, clamp, layer, mix, Rng, sstep, W } from "../../kit/core.ts";
import { roundTree } from "./crowns.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { MOON, MOON_R } from "./c-plan.ts";

export function printSky(P: Print) {
  const n = P.noise;
  sky(
    P,
    760,
    [
      [0, "#0d1a4c"],
      [0.3, "#1a2f6c"],
      [0.6, "#2f4d8c"],
      [0.82, "#5876a2"],
      [1, "#8d9fb2"],
    ],
    0.2,
    1200,
  );
  // the haze around the moon, paler towards it
  P.mist(
    (x, y) => {
      const d = Math.hypot(x - MOON[0], (y - MOON[1]) * 1.08) / MOON_R;
      return (
        0.62 *
        Math.exp(-(Math.max(0, d - 0.9) / 0.62)) *
        clamp(1 + 0.3 * n.fbm(x * 0.003, y * 0.006, 3))
      );
    },
    "#93a4bc",
    { grain: 0.18 },
  );
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, MOON[1] - MOON_R, 0, MOON[1] + MOON_R, [
        [0, "#fffbea"],
        [0.55, "#fdf0c8"],
        [1, "#f4d48e"],
      ]);
      x.beginPath();
      x.arc(MOON[0], MOON[1], MOON_R, 0, 7);
      x.fill();
    },
    { grain: 0.05 },
  );
  // the seas of the moon, one flat tone
  P.mist(
    (x, y) => {
      const d = Math.hypot(x - MOON[0], y - MOON[1]);
      return d > MOON_R - 8
        ? 0
        : 0.3 *
            sstep(0.1, 0.2, n.fbm(x * 0.0062 + 5, y * 0.0062 + 1, 3)) *
            sstep(MOON_R - 8, MOON_R - 60, d);
    },
    "#e8c88e",
    { grain: 0.1 },
  );
  // bars of cloud, the lowest ones across the moon
  for (const [from, to, colour, a, seed] of [
    [60, 300, "#0f1c50", 0.5, 3],
    [380, 640, "#7288ae", 0.62, 8],
  ] as const)
    P.mist(
      (x, y) =>
        sstep(from, from + 70, y) *
        sstep(to, to - 80, y) *
        sstep(0.14, 0.4, n.fbm(x * 0.0011 + seed, y * 0.016, 4)) *
        a,
      colour,
      { grain: 0.2 },
    );

  // three ranks of trees, the nearest at the sides
  [0, 1, 2].forEach((near) => {
    const L = layer(),
      r = new Rng(8 + near);
    const count = [22, 16, 12][near];
    const ink = (t: number, y: number) =>
      mix(
        mix(["#24407a", "#152a5c", "#0a1434"][near], ["#587cae", "#3f6498", "#294878"][near], t),
        "#8fa3ba",
        [0.46, 0.24, 0.04][near] + 0.5 * sstep(640, 760, y) * (1 - near * 0.3),
      );
    for (let k = 0; k < count; k++) {
      const cx = -80 + ((k + r.range(0.1, 0.9)) / count) * (W + 160),
        off = sstep(160, 900, Math.abs(cx - 640));
      if (near === 2 && off < 0.3) continue;
      const w = r.range(90, 230) * (1 + 0.25 * near),
        rise = (16 + 120 * near) * off;
      roundTree(L.x, cx, 690 - rise * 0.6 - 6 * near, w, w * 0.6 + rise, 770, r, {
        leaf: 8 + 2.5 * near,
        light: cx > MOON[0] ? -0.9 : 0.9,
        col: ink,
      });
    }
    for (let k = 0; k < 40; k++) {
      const cx = r.range(-40, W + 40);
      if (near === 2 && Math.abs(cx - 640) < 420) continue;
      roundTree(L.x, cx, 748 - r.range(0, 22), r.range(60, 130), r.range(30, 60), 772, r, {
        leaf: 7 + near * 2,
        light: cx > MOON[0] ? -0.6 : 0.6,
        col: (t, y) => ink(t * 0.8, y),
      });
    }
    P.put(L);
    P.mist(mistBand(n, 756, 66, 40, { max: 0.6 - near * 0.16, amp: 12 }), "#8ea2bc", {
      grain: 0.12,
    });
  });
  // the mist over the water is thick where the path comes out of the trees
  P.mist(
    (x, y) =>
      0.66 *
      Math.exp(-(((x - 860) / 330) ** 2)) *
      sstep(640, 740, y + 22 * n.n2(x * 0.006, 4)) *
      sstep(790, 752, y),
    "#a9b8c8",
    { grain: 0.14 },
  );
}
