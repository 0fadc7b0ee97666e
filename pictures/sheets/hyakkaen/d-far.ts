/** Beyond the near growth: trees in the mist, and the meadow in pale ranks. */
import { bokashi, type Pt, Rng, sstep, W } from "../../kit/core.ts";
import { brushPath, catmull, dab, poly } from "../../kit/brush.ts";
import { skyline } from "../../kit/horizon.ts";
import { pts } from "../../kit/points.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { HORIZON } from "./d-plan.ts";

/** The crowns of a far rank as one calm line of mounds: middle, half width, height. */
const crowns = (P: Print, mounds: readonly (readonly [number, number, number])[], leaf: number) =>
  skyline((x) => {
    let high = 8;
    for (const [cx, half, h] of mounds) {
      const u = (x - cx) / half;
      if (Math.abs(u) < 1) high = Math.max(high, h * (1 - Math.abs(u) ** 2.6) ** 0.62);
    }
    return (
      HORIZON -
      high * (1 + 0.05 * P.noise.n2(x * 0.02, 3)) -
      leaf * Math.abs(P.noise.n2(x * 0.16, 8)) * sstep(6, 30, high)
    );
  }, 2);

export function farTrees(P: Print) {
  for (const [mounds, leaf, top, foot, mist] of [
    [
      [
        [60, 150, 70],
        [250, 120, 46],
        [640, 130, 40],
        [760, 90, 58],
        [880, 110, 36],
        [1120, 150, 44],
        [1260, 100, 70],
        [1380, 90, 54],
        [1540, 160, 92],
      ],
      5,
      "#8d9689",
      "#c9a683",
      0.6,
    ],
    [
      [
        [-10, 150, 120],
        [1010, 70, 22],
        [1420, 80, 62],
        [1500, 70, 104],
        [1610, 120, 150],
      ],
      8,
      "#5c7479",
      "#a99a85",
      0.5,
    ],
  ] as const) {
    const line = crowns(P, mounds, leaf);
    P.block(
      (x) => {
        x.fillStyle = bokashi(x, 0, HORIZON - 120, 0, HORIZON, [
          [0, top],
          [0.5, top],
          [1, foot],
        ]);
        poly(x, [[-20, HORIZON + 40], ...line, [W + 20, HORIZON + 40]]);
        x.fill();
      },
      { grain: 0.06 },
    );
    P.mist(mistBand(P.noise, HORIZON + 4, 46, 60, { max: mist, amp: 8 }), "#e3b686", {
      grain: 0.06,
    });
  }
}

/** A rank of meadow: one flat tone below a long line, with a few heads of grass that stand out of it. */
function rank(
  P: Print,
  spine: string,
  colours: readonly [string, string],
  heads: number,
  size: number,
  seed: number,
) {
  const r = new Rng(seed);
  const line = catmull(pts(spine), 24);
  const top = Math.min(...line.map((p) => p[1]));
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, top - size, 0, top + 190, [
        [0, colours[0]],
        [1, colours[1]],
      ]);
      poly(x, [
        [-20, 1220],
        ...line.map(([px, py]): Pt => [
          px,
          py - size * 0.05 * Math.abs(P.noise.n2(px * 0.06, seed)),
        ]),
        [W + 20, 1220],
      ]);
      x.fill();
      // short tips along the line, in tufts
      x.beginPath();
      for (let k = 0; k < size * 5; k++) {
        const at = line[Math.floor(r.u() * (line.length - 1))],
          tuft = P.noise.n2(at[0] * 0.02, seed + 5);
        if (tuft < -0.2) continue;
        dab(
          x,
          at[0] + r.range(-16, 16),
          at[1] + 4,
          size * r.range(0.16, 0.34) * (0.8 + tuft),
          size * 0.07,
          -1.2 + r.g() * 0.3,
          0.1,
        );
      }
      x.fill();
      for (let k = 0; k < heads; k++) {
        const f = r.u(),
          at = line[Math.floor(f * (line.length - 1))];
        const clump = P.noise.n2(at[0] * 0.006, seed + 3);
        if (clump < 0.12) continue;
        const long = size * r.range(0.5, 1.05) * (0.7 + 0.6 * clump),
          lean = 0.3 + r.g() * 0.16,
          plumed = r.chance(0.34);
        const stem = catmull(
          [
            [at[0], at[1] + 12],
            [at[0] + lean * long * 0.22, at[1] - long * 0.5],
            [at[0] + lean * long * 0.6, at[1] - long * 0.92],
            [at[0] + lean * long * 1.15, at[1] - long * 1.1],
          ] as Pt[],
          6,
        );
        x.beginPath();
        brushPath(x, stem, (t) =>
          plumed ? size * 0.024 + 0.4 : size * 0.05 * Math.sin(Math.PI * (0.3 + 0.68 * t)),
        );
        if (plumed)
          for (let q = 0; q < 11; q++) {
            const k = stem.length - 1 - Math.floor(q * 0.8),
              [p, o] = [stem[k], stem[k - 1]];
            const a = Math.atan2(p[1] - o[1], p[0] - o[0]);
            dab(
              x,
              p[0],
              p[1],
              size * r.range(0.22, 0.34),
              size * 0.045,
              a + r.range(-0.1, 0.62),
              0.16,
            );
          }
        x.fill();
      }
    },
    { grain: 0.05 },
  );
}

export function meadow(P: Print) {
  // the ground comes out of the mist, without an edge
  P.block((x) => {
    x.fillStyle = bokashi(
      x,
      0,
      HORIZON - 6,
      0,
      1040,
      [
        [0, "#dcae84"],
        [0.3, "#c3a78a"],
        [1, "#5d7780"],
      ],
      [
        [0, 0],
        [0.3, 1],
        [1, 1],
      ],
    );
    x.fillRect(0, HORIZON - 6, W, 400);
  });
  rank(P, "-20,872 300,868 620,876 900,870 1240,878 1620,868", ["#c2a88a", "#a79a8a"], 60, 16, 4);
  P.mist(mistBand(P.noise, 866, 44, 50, { max: 0.86, amp: 7 }), "#deb088", { grain: 0.05 });
}
export function nearMeadow(P: Print) {
  P.mist(mistBand(P.noise, 886, 18, 24, { max: 0.8, amp: 3 }), "#d8b290", { grain: 0.04 });
  rank(P, "-20,906 260,902 560,914 860,906 1200,916 1620,900", ["#8f9a90", "#6f868a"], 90, 34, 9);
  P.mist(mistBand(P.noise, 930, 36, 50, { max: 0.5, amp: 12 }), "#b9ac94", { grain: 0.05 });
  rank(P, "-20,960 300,964 600,976 900,972 1240,982 1620,950", ["#527079", "#3a5866"], 90, 66, 15);
  P.mist(mistBand(P.noise, 1010, 50, 60, { max: 0.4, amp: 14 }), "#7f9494", { grain: 0.05 });
  rank(
    P,
    "-20,1030 300,1040 700,1060 1000,1050 1320,1046 1620,1010",
    ["#2f4c5c", "#1b3346"],
    80,
    110,
    22,
  );
}
