/** What the open wall shows: a village deep in snow under a cold clear morning, the sun low beyond it. */
import {
  bokashi,
  css,
  type Ctx,
  layer,
  mix,
  Noise,
  type Pt,
  type RGB,
  Rng,
  shade,
  sstep,
  type V3,
} from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { skyline } from "../../kit/horizon.ts";
import { type Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { HALF, HORIZON, meet, project, RISE, scaleAt, SHUT, POSTS, WALL } from "./hero-plan.ts";
import { haze } from "./hero-air.ts";
import { farmhouse, houseShadow } from "./hero-house.ts";
import { cedar, cedarShadow } from "./hero-cedars.ts";
import { GROUND, inSnow } from "./hero-ground.ts";

const n = new Noise(15);
/** trees and houses: where on the sheet, how far away, how tall or large */
const TREES: readonly (readonly [number, number, number])[] = [
  ...[832, 846, 858, 884, 902, 940, 956, 1012, 190, 206].map((px, i): [number, number, number] => [
    px,
    100 + ((i * 37) % 40),
    5 + ((i * 13) % 4),
  ]),
  [488, 44, 10],
  [1072, 33, 8.2],
  [700, 26, 9.4],
  [262, 20, 9.6],
];
const HOUSES: readonly (readonly [number, number, number])[] = [
  [988, 62, 0.72],
  [640, 44, 0.72],
  [524, 28, 0.76],
];
export function village(P: Print) {
  sky(P);
  snow(P);
  const S = layer();
  S.x.fillStyle = "#a9bce2";
  for (const [px, d, h] of TREES) if (d < 60) cedarShadow(S.x, inSnow(px, d), h);
  for (const [px, d, size] of HOUSES) houseShadow(S.x, inSnow(px, d), size);
  steps(P);
  P.put(S, { op: "multiply", blur: 1.2 });
  const L = layer(),
    r = new Rng(8);
  const things = [
    ...TREES.map(([px, d, h]) => ({ d, draw: (x: Ctx) => cedar(x, r, inSnow(px, d), h) })),
    ...HOUSES.map(([px, d, size]) => ({ d, draw: (x: Ctx) => farmhouse(x, inSnow(px, d), size) })),
  ].toSorted((a, b) => b.d - a.d);
  for (const t of things) if (t.d > 50) t.draw(L.x);
  P.put(L, { occlude: 1 });
  haze(P);
  const N = layer();
  for (const t of things) if (t.d <= 50) t.draw(N.x);
  P.put(N, { occlude: 1 });
  eaves(P);
  ledge(P);
}
function sky(P: Print) {
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        130,
        0,
        HORIZON,
        stops("0 #2360ac, 0.3 #5f9bcf, 0.58 #b5d0d8, 0.78 #f0e0b4, 0.92 #fbd694, 1 #f8c688"),
      );
      x.fillRect(0, 0, 1600, HORIZON + 4);
      // thin clouds, lit from below the roofs
      for (const [y, from, to, c] of [
        [306, 240, 560, "#f2e6cc"],
        [334, 520, 860, "#fbe3b4"],
        [318, 880, 1120, "#e9e0cd"],
        [362, 300, 700, "#fde0a4"],
      ] as const) {
        const line = Array.from({ length: 30 }, (_, i): Pt => {
          const px = from + ((to - from) * i) / 29;
          return [px, y + 5 * n.n2(px * 0.008, y)];
        });
        x.fillStyle = css(c, 0.7);
        x.beginPath();
        brushPath(x, line, (t) => 6 * Math.sin(Math.PI * t) * (0.7 + 0.5 * n.n2(t * 5, y)));
        x.fill();
      }
    },
    { grain: 0.12 },
  );
  const far = skyline((q) => 392 - 64 * (n.fbm(q * 0.0042 + 4, 2, 4) * 0.9 + 0.2));
  const hills = skyline(
    (q) => 414 - 24 * (n.fbm(q * 0.007, 9, 3) + 0.3) - 5 * Math.abs(n.n2(q * 0.16, 3)),
  );
  P.block((x) => {
    const below = (line: Pt[], high: string, low: string) =>
      fillPoly(
        x,
        [...line, [1620, HORIZON + 8], [-20, HORIZON + 8]],
        bokashi(x, 0, 340, 0, HORIZON, [
          [0, high],
          [1, low],
        ]),
      );
    below(far, "#9fb0d2", "#e3d3cb");
    below(hills, "#7c92bd", "#b9bdd4");
  });
}
/** the snow's swells: crests warm in the low sun, hollows blue; far off they fade into the air */
function snow(P: Print) {
  const tone = (p: V3): RGB => {
    const d = p[1];
    const v =
      n.fbm(p[0] * 0.16 + 5, p[1] * 0.3, 3) +
      0.4 * n.fbm(p[0] * 0.8, p[1] * 1.9, 2) * sstep(40, 10, d);
    let c = mix("#c3d0ea", "#e9edf4", sstep(-0.42, -0.2, v));
    c = mix(c, "#f6f1ea", sstep(-0.14, 0.04, v));
    c = mix(c, "#fff7e4", sstep(0.22, 0.36, v));
    return mix(c, "#dcdfec", 0.6 * sstep(24, 130, d));
  };
  const L = shade((px, py, o) => {
    o[3] = 0;
    if (py < HORIZON + 1 || py > 720) return;
    [o[0], o[1], o[2]] = tone(meet([px, py], [0, 0, GROUND], [0, 0, 1]));
    o[3] = 255;
  });
  P.put(L, { occlude: 1 });
}
/** snow on the outer eave, seen from below, and icicles in threes and fours, each with the sky in it */
function eaves(P: Print) {
  const r = new Rng(8),
    y = WALL + 2 * HALF + 0.5;
  const from = SHUT - 1,
    to = POSTS[2] + 0.5;
  const low = (x: number) => RISE.lintel - 0.05 + 0.03 * n.n2(x * 1.4, 5) + 0.012 * n.n2(x * 6, 1);
  const xs = Array.from({ length: 120 }, (_, i) => from + ((to - from) * i) / 119);
  P.block((x) => {
    fillPoly(
      x,
      [...xs.map((q) => project([q, y, low(q)])), project([to, y, 3.1]), project([from, y, 3.1])],
      "#c3cde4",
    );
    fillPoly(
      x,
      [
        ...xs.map((q) => project([q, y, low(q)])),
        ...xs.toReversed().map((q) => project([q, y, low(q) + 0.025])),
      ],
      "#a3b3d6",
    );
    for (let at = from; at < to; at += r.range(0.07, 0.2)) {
      if (n.n2(at * 1.3, 6) < -0.05) continue;
      const long = r.range(0.05, 0.13) + 0.5 * Math.max(0, n.n2(at * 2.6, 2)) * r.u();
      const z = low(at),
        w = r.range(0.012, 0.02);
      const icicle = (k: number, c: string) =>
        fillPoly(
          x,
          [
            project([at - w * k, y, z + 0.01]),
            project([at + w, y, z + 0.01]),
            project([at + w * 0.3, y, z - long * 0.6]),
            project([at, y, z - long]),
          ],
          c,
        );
      icicle(1, "#a9c2dc");
      icicle(-0.1, "#f8f6ec");
    }
  });
}
/** snow blown on to the ledge outside the sill, and the drift that leans against it */
function ledge(P: Print) {
  const y = WALL + 2 * HALF + 0.12;
  const xs = Array.from({ length: 90 }, (_, i) => SHUT - 1 + (6.6 * i) / 89);
  const crest = (x: number, by: number): Pt =>
    project([x, y, RISE.sill + 0.035 + 0.05 * n.n2(x * 0.9, 3) + 0.02 * n.n2(x * 3, 8) - by]);
  P.block((x) => {
    for (const [by, c] of [
      [0, "#fbf2df"],
      [0.035, "#d5dcec"],
    ] as const)
      fillPoly(
        x,
        [...xs.map((q) => crest(q, by)), project([5.6, y, -0.3]), project([SHUT - 1, y, -0.3])],
        c,
      );
  });
}
/** somebody's steps, from the house to the workshop: each a small hollow, blue within, its near lip in the sun */
function steps(P: Print) {
  const r = new Rng(31),
    a = inSnow(560, 25),
    b = inSnow(636, 11.6);
  P.block((x) => {
    for (let i = 0; i < 24; i++) {
      const t = i / 23,
        bend = 0.8 * Math.sin(t * 4.4) * (1 - t * 0.6);
      const p: V3 = [
        a[0] + (b[0] - a[0]) * t + bend + (i % 2 ? 0.1 : -0.1) + r.range(-0.04, 0.04),
        a[1] + (b[1] - a[1]) * t + r.range(-0.1, 0.1),
        GROUND,
      ];
      const [px, py] = project(p),
        k = scaleAt(p);
      for (const [dy, w, c] of [
        [0.025, 0.1, "#fff9ea"],
        [0, 0.085, "#8fa5d2"],
      ] as const) {
        x.fillStyle = c;
        x.beginPath();
        x.ellipse(px, py + dy * k, w * k, w * 0.42 * k, r.range(-0.3, 0.1), 0, 7);
        x.fill();
      }
    }
  });
}
