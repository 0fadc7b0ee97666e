/** The old bank near us: tussocks in shade, and plumes of pampas grass that catch the morning sun. */
import { layer, mix, Noise, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { clump } from "../../kit/leafage.ts";
import type { Print } from "../../kit/print.ts";

const EDGE = catmull(
  [
    [850, 1240],
    [920, 1130],
    [1050, 1052],
    [1230, 1008],
    [1400, 984],
    [1640, 930],
  ],
  10,
);

export function bank(P: Print) {
  const r = new Rng(91),
    L = layer();
  fillPoly(L.x, [...EDGE, [1640, 1240]], "#3c4a44");
  const T = new Tones();
  for (let i = 0; i < 2600; i++) {
    const [ex, ey] = r.pick(EDGE),
      down = r.u() ** 1.3 * 240,
      x = ex + r.g() * 14 + down * 0.4,
      y = ey + down;
    const long = r.range(20, 46) * (0.7 + down / 300);
    T.add(
      r.pick(["#2f3d3c", "#4b5a44", "#71754a", "#a2944f", down < 60 ? "#d2b868" : "#5c6646"]),
      (q) => dab(q, x, y, long, 4.4, -1.57 + r.g() * 0.45, r.range(-0.25, 0.25)),
    );
  }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
}

/** stems bent to the left by the wind from the sea, each with a feathered plume */
export function pampas(P: Print) {
  const r = new Rng(92),
    L = layer(),
    x = L.x;
  const stems = Array.from({ length: 25 }, (_, i) => ({
    foot: [1120 + i * 21 + r.range(-12, 12), 1170 - 3 * i] as Pt,
    tall: 150 + 15 * i + r.range(-60, 90),
    lean: r.range(50, 130) - 2 * i,
  }));
  for (const { foot, tall, lean } of stems) {
    const tip: Pt = [foot[0] - lean, foot[1] - tall];
    const stem = catmull(
      [
        foot,
        [foot[0] - lean * 0.12, foot[1] - tall * 0.5],
        [foot[0] - lean * 0.5, foot[1] - tall * 0.82],
        tip,
      ],
      8,
    );
    x.fillStyle = "#5a5a3c";
    x.beginPath();
    brushPath(x, stem, (t) => 4.4 - 2.8 * t);
    x.fill();
    // two narrow leaves
    x.fillStyle = "#66693f";
    x.beginPath();
    for (const k of [-1, 1]) {
      const [lx, ly] = stem[Math.floor(stem.length * r.range(0.3, 0.55))];
      brushPath(
        x,
        catmull(
          [
            [lx, ly],
            [lx + k * 50, ly - 70],
            [lx + k * r.range(90, 130), ly - r.range(20, 60)],
          ],
          8,
        ),
        (t) => 6.5 * Math.sin(Math.PI * (0.12 + 0.88 * t)) + 0.6,
      );
    }
    x.fill();
    // the plume hangs to the lee side, pale on the side of the sun
    const T = new Tones(),
      from = Math.floor(stem.length * 0.72);
    for (let i = 0; i < 150; i++) {
      const t = r.u(),
        [px, py] = stem[Math.min(stem.length - 1, from + Math.floor(t * (stem.length - from)))];
      const out = r.range(-1, 0.5) * (1.1 - t) * 15,
        sun = out > -3;
      T.add(
        mix(sun ? "#fff3d8" : "#c8ab94", sun ? "#eed3b0" : "#a08a86", Math.round(r.u() * 3) / 3),
        (q) =>
          dab(
            q,
            px + out * 0.5,
            py + r.range(-4, 8),
            r.range(14, 28),
            3.4,
            2.5 - 0.5 * t + r.g() * 0.2,
            0.2,
          ),
      );
    }
    T.flush(x);
  }
  P.put(L, { occlude: 1 });
}

/** groups of pines on the plains on both sides, paler with distance, each with its shadow to the left */
export function pines(P: Print) {
  const r = new Rng(93),
    n = new Noise(93);
  P.block((x) => {
    const stands: readonly (readonly [number, number, number, number])[] = [
      [40, 486, 150, 9],
      [330, 478, 90, 7],
      [1420, 484, 170, 9],
      [1190, 476, 60, 6],
      [110, 566, 150, 18],
      [1520, 572, 80, 17],
      [64, 700, 96, 34],
    ];
    for (const [cx, cy, wide, tall] of stands) {
      const air = Math.max(0, Math.min(0.7, (620 - cy) / 200)),
        dark = mix("#2f4f4c", "#d8d2c4", air),
        lit = mix("#6f8a58", "#e6dcc4", air),
        cast = mix("#6d7464", "#dcd3c0", air);
      const many = Math.round(wide / (tall * 0.62)),
        trees = Array.from({ length: many }, (_, i): Pt => [
          cx + ((i + r.range(-0.3, 0.3)) / many - 0.5) * wide,
          cy + r.range(-0.3, 0.3) * tall,
        ]).toSorted((a, b) => a[1] - b[1]);
      for (const [tx, ty] of trees)
        fillPoly(
          x,
          [
            [tx + 2, ty],
            [tx - tall * 2, ty + tall * 0.35],
            [tx - tall * 2.1, ty + tall * 0.6],
            [tx, ty + tall * 0.2],
          ],
          cast,
        );
      const ink = (t: number) => (t > 0.56 ? lit : t > 0.36 ? mix(dark, lit, 0.4) : dark);
      for (const [tx, ty] of trees) {
        const h = tall * r.range(1, 1.9),
          lean = tall * r.range(-0.16, 0.2);
        fillPoly(
          x,
          [
            [tx - tall * 0.07, ty + 1],
            [tx + tall * 0.07, ty + 1],
            [tx + lean + tall * 0.04, ty - h * 0.7],
            [tx + lean - tall * 0.04, ty - h * 0.7],
          ],
          mix("#4f4040", "#d8d2c4", air),
        );
        // flat tiers of needles, the lower ones wider
        for (const [v, w] of [
          [0.5, 0.5],
          [0.74, 0.42],
          [0.96, 0.28],
        ])
          clump(
            x,
            {
              x: tx + lean * v + tall * r.range(-0.16, 0.16),
              y: ty - h * v,
              rx: tall * w * r.range(0.9, 1.3),
              ry: tall * 0.19,
              leaf: Math.max(2.4, tall * 0.16),
              ink,
            },
            r,
            n,
          );
      }
    }
  });
}
