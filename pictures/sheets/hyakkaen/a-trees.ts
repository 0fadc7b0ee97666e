/** The trees beyond the pond in three tones of mist: broad crowns, tall ones, a pine; no two alike. */
import { type Ctx, layer, mix, Rng, type RGB, W } from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { AIR, greens, SHORE } from "./a-plan.ts";
import { shoreMist } from "./a-sky.ts";

/** lobes of a crown: across, up (1 is the top), radius; all in parts of the tree's width and height */
const FORMS: readonly (readonly (readonly [u: number, v: number, s: number])[])[] = [
  // a camphor: wide, several heads
  [
    [-0.32, 0.42, 0.2],
    [0.3, 0.4, 0.22],
    [-0.12, 0.62, 0.24],
    [0.16, 0.7, 0.2],
    [0, 0.4, 0.28],
    [-0.4, 0.28, 0.13],
    [0.42, 0.26, 0.12],
    [-0.02, 0.86, 0.12],
  ],
  // a zelkova: a fan that opens upwards
  [
    [0, 0.36, 0.14],
    [-0.16, 0.54, 0.18],
    [0.17, 0.56, 0.18],
    [-0.32, 0.74, 0.17],
    [0, 0.76, 0.22],
    [0.31, 0.76, 0.18],
    [-0.14, 0.9, 0.12],
    [0.14, 0.91, 0.11],
  ],
  // a ginkgo: tall, narrow at the top
  [
    [0, 0.2, 0.36],
    [-0.2, 0.34, 0.28],
    [0.22, 0.38, 0.27],
    [0, 0.5, 0.34],
    [-0.14, 0.64, 0.25],
    [0.12, 0.68, 0.24],
    [-0.02, 0.8, 0.2],
    [0.03, 0.92, 0.12],
  ],
  // an alder: leaning, open
  [
    [-0.2, 0.3, 0.18],
    [0.06, 0.34, 0.22],
    [0.24, 0.5, 0.2],
    [-0.04, 0.6, 0.2],
    [0.2, 0.74, 0.17],
    [0.3, 0.88, 0.11],
    [-0.28, 0.5, 0.12],
  ],
];

interface Rank {
  readonly air: number;
  readonly leaf: number;
  /** middle, width, height, form */
  readonly trees: readonly (readonly [x: number, w: number, h: number, form: number])[];
  readonly hedge: number;
}
const RANKS: readonly Rank[] = [
  {
    air: 0.68,
    leaf: 6,
    hedge: 26,
    trees: [
      [20, 150, 120, 0],
      [118, 90, 150, 2],
      [214, 130, 88, 3],
      [318, 80, 62, 0],
      [610, 90, 66, 0],
      [706, 120, 108, 1],
      [806, 86, 158, 2],
      [900, 170, 132, 0],
      [1216, 190, 190, 1],
      [1370, 120, 236, 2],
    ],
  },
  {
    air: 0.4,
    leaf: 8,
    hedge: 20,
    trees: [
      [-20, 210, 190, 0],
      [118, 110, 100, 3],
      [852, 120, 96, 3],
      [1180, 240, 256, 0],
      [1330, 130, 330, 2],
      [1490, 300, 300, 1],
    ],
  },
  {
    air: 0.14,
    leaf: 10,
    hedge: 14,
    trees: [
      [1460, 300, 290, 3],
      [1640, 330, 430, 0],
    ],
  },
];

function tree(x: Ctx, r: Rng, rank: Rank, [cx, w, h, form]: Rank["trees"][number]) {
  const foot = SHORE(cx) + 3,
    T = new Tones();
  const ink = (t: number): RGB => mix(greens.at(t), AIR, rank.air);
  const at = (u: number, v: number): [number, number] => [cx + u * w, foot - v * h];
  for (const [u, v] of FORMS[form].slice(0, 4))
    T.add(ink(0.08), (z) =>
      brushPath(z, [at(0, 0), at(u * 0.2, v * 0.6), at(u, v)], (t) => w * 0.06 * (1.3 - t)),
    );
  T.flush(x);
  const lobes = FORMS[form].map(([u, v, s]) => {
    const [lx, ly] = at(u + r.g() * 0.03, v + r.g() * 0.02);
    const k = r.range(0.98, 1.16);
    return { lx, ly, s: s * w * k, high: s * (0.5 * w + 0.5 * h) * k };
  });
  // the mass, with leaves that break its edge
  x.fillStyle = `rgb(${ink(0.3).map(Math.round).join(",")})`;
  for (const { lx, ly, s, high } of lobes) {
    x.beginPath();
    x.ellipse(lx, ly, s, high * 0.84, 0, 0, 7);
    x.fill();
    for (let k = 0; k < 46; k++) {
      const a = r.range(0, 6.283),
        l = rank.leaf * r.range(0.8, 1.7);
      T.add(ink(0.3), (z) =>
        dab(
          z,
          lx + Math.cos(a) * s * 0.96,
          ly + Math.sin(a) * high * 0.8,
          l,
          l * 0.6,
          a + r.g() * 0.5,
          0,
        ),
      );
    }
  }
  T.flush(x);
  // light from the left and above, shade below to the right: flat patches of leaves
  for (const [tone, dx, dy, reach, many] of [
    [0.16, 0.3, 0.34, 0.62, 34],
    [0.48, -0.22, -0.26, 0.66, 46],
    [0.7, -0.4, -0.42, 0.42, 30],
  ] as const) {
    for (const { lx, ly, s, high } of lobes)
      for (let k = 0; k < many; k++) {
        const a = r.range(0, 6.283),
          d = Math.sqrt(r.u()) * s * reach,
          l = rank.leaf * r.range(0.8, 1.6);
        T.add(ink(tone), (z) =>
          dab(
            z,
            lx + dx * s + Math.cos(a) * d * 1.1,
            ly + dy * high * 0.84 + (Math.sin(a) * d * 0.74 * high) / s,
            l,
            l * 0.56,
            r.range(-0.4, 0.5) + (r.chance(0.5) ? 3.14 : 0),
            0.1,
          ),
        );
      }
    T.flush(x);
  }
}

/** one rank with the low growth at its foot */
export function trees(P: Print, which: number) {
  const L = layer(),
    r = new Rng(61 + which),
    rank = RANKS[which],
    T = new Tones();
  for (const t of rank.trees) tree(L.x, r, rank, t);
  const from = which === 2 ? 1120 : -10;
  for (let k = 0; k < 2600; k++) {
    const px = r.range(from, W + 10),
      high = rank.hedge * (0.35 + 0.75 * Math.abs(P.noise.fbm(px * 0.008, which * 7, 3)) * 2),
      up = r.u() * high,
      l = rank.leaf * r.range(0.9, 1.7),
      tone = 0.2 + 0.34 * (up / (high + 1));
    T.add(mix(greens.at(Math.round(tone * 6) / 6), AIR, rank.air), (z) =>
      dab(z, px, SHORE(px) + 5 - up, l, l * 0.5, -1.57 + r.g() * 0.9, 0.1),
    );
  }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
  shoreMist(P, [6, 4, 0][which], [64, 46, 30][which], [0.74, 0.62, 0.4][which]);
}
