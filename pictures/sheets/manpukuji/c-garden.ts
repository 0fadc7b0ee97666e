/** The garden against the low sun: the founder's hall in its own shade, a pale court, moss with fallen leaves. */
import {
  bokashi,
  clamp,
  type Ctx,
  lerp,
  mix,
  type Pt,
  ramp,
  type RGB,
  Rng,
  sstep,
} from "../../kit/core.ts";
import { dab, fillPoly, poly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { HALL, hall, MID } from "./c-hall.ts";
import { cloud, fillWith, hash, steps, streak } from "./c-paint.ts";
import { GROUND, hole, levelAt, on } from "./c-plan.ts";

export const inWindow = (x: Ctx) => {
  poly(x, hole());
  x.clip();
};
export function garden(P: Print) {
  const n = P.noise;
  P.block(
    (x) => {
      inWindow(x);
      x.fillStyle = bokashi(x, 0, 70, 0, 410, [
        [0, "#8fb4b8"],
        [0.35, "#c9d3bd"],
        [0.7, "#f6d79c"],
        [1, "#fbc47c"],
      ]);
      x.fillRect(540, 60, 640, 400);
    },
    { grain: 0.14 },
  );
  P.block((x) => {
    inWindow(x);
    for (const [y0, amp, f, c, seed] of [
      [300, 46, 0.006, "#b4bdb6", 1],
      [346, 40, 0.009, "#92a2a3", 4],
    ] as const) {
      const line: Pt[] = [];
      for (let px = 540; px <= 1180; px += 4)
        line.push([
          px,
          y0 - amp * n.fbm(px * f, seed, 6) - 0.12 * (820 - px) * (seed === 1 ? 1 : 0.5),
        ]);
      fillPoly(
        x,
        [...line, [1180, 420], [540, 420]],
        bokashi(x, 0, y0 - 60, 0, 410, [
          [0, c],
          [1, mix(c, "#f6d9a4", 0.75)],
        ]),
      );
    }
  });
  P.block((x) => {
    inWindow(x);
    ground(x);
    hall(x);
    // evening haze at the foot of the hall
    x.fillStyle = bokashi(
      x,
      0,
      250,
      0,
      430,
      [
        [0, "#fbdca2"],
        [1, "#fbdca2"],
      ],
      [
        [0, 0],
        [0.75, 0.42],
        [1, 0],
      ],
    );
    x.fillRect(540, 250, 640, 180);
  });
}
const sand = ramp([
  [0, "#8f7d6e"],
  [0.3, "#b59c80"],
  [0.55, "#dcbd86"],
  [0.8, "#f3d697"],
  [1, "#fdebbb"],
]);
const slab = ramp([
  [0, "#8d7c70"],
  [0.4, "#bda88a"],
  [0.7, "#e6cf9f"],
  [1, "#fdeec4"],
]);
const moss = ramp([
  [0, "#26352b"],
  [0.35, "#455534"],
  [0.65, "#74793d"],
  [1, "#b3a552"],
]);
/** where the shade lies: the hall's before it, broken boughs of the maples at the right, a far one at the left */
function shadow(x: number, d: number): number {
  const rough = cloud(x * 0.5, d * 0.22, 6);
  const house = sstep(HALL - 12.5, HALL - 10.5, d + 1.6 * rough) * sstep(HALL - 3, HALL - 3.6, d);
  const bough =
    sstep(
      0.02,
      0.16,
      cloud(x * 0.3 + d * 0.08, d * 0.34, 2) + 0.34 * sstep(1.2, 4, x + 0.4 * (d - 16)) - 0.3,
    ) *
    sstep(22, 19, d) *
    sstep(11, 13, d);
  const left = sstep(0.1, 0.2, cloud(x * 0.6, d * 0.2, 13)) * sstep(-2, -4.4, x + (d - 24) * 0.12);
  return Math.max(house, 0.7 * bough, 0.6 * left);
}
function ground(x: Ctx) {
  const y0 = on(0, HALL + 6, GROUND)[1];
  fillWith(
    x,
    [
      [
        [540, y0],
        [1180, y0],
        [1180, 664],
        [540, 664],
      ],
    ],
    earth,
  );
  const r = new Rng(5),
    T = new Tones();
  for (let k = 0; k < 260; k++) {
    const d = 8.6 + 24 * r.u() ** 2.4,
      px = (1.6 + 2.6 * r.g()) * (d / 14),
      [u, v] = on(px, d, GROUND),
      s = (40 / d) * r.range(0.6, 1.2),
      dark = shadow(px, d) > 0.4 || r.chance(0.3);
    T.add(
      dark ? r.pick(["#7a2c22", "#8e3a26"]) : r.pick(["#c8442a", "#b23526", "#e0793a"]),
      (z) => {
        dab(z, u - s, v, s * 2.2, s, r.range(-0.4, 0.4), 0.2);
        dab(z, u, v - s * 0.4, s * 1.2, s * 0.7, r.range(0.6, 1.4));
      },
    );
  }
  T.flush(x);
}
/** the court: trodden sand, a path of slabs from the hall's steps, moss with an edge like a shore before the veranda */
function earth(u: number, v: number): RGB {
  const [x, d] = levelAt(u, v, GROUND),
    shade = shadow(x, d),
    near = clamp(14 / d);
  const shore = 11.5 + 0.5 * streak(x * 0.7, 1, 3) + 0.25 * streak(x * 2.4, d, 5);
  if (d < shore) {
    const tuft = 0.14 * cloud(x * 1.6, d * 1.2, 4) + 0.12 * streak(x * 9, d * 5, 2);
    return moss.at(
      steps(clamp(0.2 + 0.5 * sstep(9.6, 11.6, d) + tuft + 0.12 * sstep(0.2, 0.05, shore - d)), 8),
    );
  }
  const mid = lerp(MID, -1.2, (HALL - 4 - d) / (HALL - 12)),
    off = Math.abs(x - mid) + 0.03 * streak(d * 1.5, 1, 8);
  if (off < 1.1 && d < HALL - 4) {
    const row = Math.log(d - 0.9 * (1 - off / 0.94)) / Math.log(1.09),
      k = Math.floor(row),
      joint = sstep(0.1, 0.04, Math.min(row - k, k + 1 - row)) * near ** 0.4;
    if (off > 0.94) return slab.at(0.32 - 0.16 * shade + 0.1 * streak(d * 2, 1, 4));
    const own = 0.16 * (hash(k, x > mid ? 3 : 1) - 0.5),
      worn = 0.12 * cloud(x * 1.2, d * 0.5, 9);
    return slab.at(steps(clamp(0.82 + own + worn - 0.38 * joint - 0.42 * shade), 8));
  }
  const trodden = 0.1 * cloud(x * 0.5, d * 0.35, 1) + 0.06 * streak(x * 0.9, d * 2.6, 6) * near;
  const damp = 0.12 * sstep(1.4, 1.1, off) + 0.2 * sstep(0.8, 0, d - shore);
  return sand.at(steps(clamp(0.82 + trodden - damp - 0.44 * shade), 9));
}
