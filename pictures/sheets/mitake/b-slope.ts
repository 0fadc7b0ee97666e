/** The slope: grass terraces, the stepped lane, and the cedars around it. */
import {
  bokashi,
  clamp,
  css,
  H,
  layer,
  lerp,
  mix,
  type Pt,
  Rng,
  sstep,
  W,
} from "../../kit/core.ts";
import { dab, poly, Tones } from "../../kit/brush.ts";
import { cedarCrown } from "../../kit/flora.ts";
import { type Print } from "../../kit/print.ts";
import { banks } from "./b-banks.ts";
import { base, brink, cam, grass, haze, hazed, lane, MIST } from "./b-plan.ts";

/** the haze between trees that the sun has not reached */
const SHADE = "#93a0c2";
const FAR = 138,
  NEAR = 22;
const half = (d: number) => (1.25 * cam.f) / d;

export function slope(P: Print) {
  const n = P.noise;
  P.block(
    (x) => {
      const edge: Pt[] = [];
      for (let d = NEAR; d <= FAR; d++) edge.push([brink(d) + 10 * n.n2(d * 0.3, 2), base(d)]);
      x.fillStyle = bokashi(x, 0, 330, 0, H, [
        [0, hazed(grass.at(0.34), 130)],
        [0.4, hazed(grass.at(0.36), 70)],
        [1, grass.at(0.2)],
      ]);
      poly(x, [...edge, [W + 10, 330], [W + 10, H + 10], [300, H + 10]]);
      x.fill();
    },
    { grain: 0.1 },
  );
  const T = new Tones(),
    r = new Rng(6);
  for (let i = 0; i < 26000; i++) {
    const d = NEAR + (FAR - NEAR) * (1 - Math.sqrt(r.u())),
      left = brink(d),
      x = left + (W - left + 20) * r.u(),
      y = base(d) + r.range(-6, 6);
    const open = Math.exp(-(((x - lane(d)) / (6 + half(d) * 4)) ** 2));
    const len = clamp(300 / d, 2, 12) * r.range(0.7, 1.3);
    const t =
      0.16 +
      0.34 * open +
      0.2 * sstep(left + 160, left, x) +
      0.12 * n.fbm(x * 0.008, y * 0.012, 3) +
      0.07 * r.g();
    T.add(
      mix(grass.at(Math.round(clamp(t) * 8) / 8), MIST, Math.round(haze(d) * 8) / 8),
      (z) => dab(z, x, y, len, len * 0.4, -1.57 + r.g() * 0.6),
      0.9,
    );
  }
  T.flush(P.base.x);
  banks(P);
  lanePrint(P);
}

/** earth steps held by beams; each tread takes the light of the sky */
function lanePrint(P: Print) {
  const n = P.noise,
    r = new Rng(9);
  const ends: number[] = [];
  for (let d = NEAR; d < 112; d += Math.max(0.9, d * 0.024) * r.range(0.7, 1.4)) ends.push(d);
  P.block(
    (x) => {
      for (let i = ends.length - 1; i > 0; i--) {
        const d0 = ends[i - 1],
          d1 = ends[i];
        const side = (d: number, s: number): Pt => [
          lane(d) + s * half(d) * (1 + 0.1 * n.n2(d * 0.8, s)),
          base(d),
        ];
        const rise = (base(d0) - base(d1)) * 0.2,
          tilt = half(d1) * 0.05 * n.n2(i, 3);
        const [l, q] = [side(d0, -1), side(d0, 1)];
        x.fillStyle = css(
          hazed(mix("#6d6a76", "#cdb4a8", 0.16 + 0.3 * r.u() + 0.5 * sstep(34, 90, d0)), d0 * 0.8),
        );
        poly(x, [l, q, side(d1, 1), side(d1, -1)]);
        x.fill();
        x.fillStyle = css(hazed("#5c5660", d0 * 0.9));
        poly(x, [
          [l[0], l[1] + tilt],
          [q[0], q[1] - tilt],
          [q[0] - 2, q[1] - rise - tilt],
          [l[0] + 2, l[1] - rise + tilt],
        ]);
        x.fill();
      }
    },
    { occlude: 1, grain: 0.08 },
  );
  // trodden earth, stones and grass along both sides
  const T = new Tones();
  for (let i = 0; i < 2600; i++) {
    const d = NEAR + 90 * (1 - Math.sqrt(r.u())),
      x = lane(d) + half(d) * r.range(-0.95, 0.95),
      size = (cam.f / d) * r.range(0.1, 0.5);
    T.add(
      hazed(mix("#5d5c68", "#dcc4b2", Math.round(r.u() * 5) / 5), d),
      (z) => dab(z, x, base(d), size, size * 0.2, r.g() * 0.12),
      0.5,
    );
  }
  T.flush(P.base.x);
  for (let i = 0; i < 1500; i++) {
    const d = NEAR + 90 * (1 - Math.sqrt(r.u())),
      s = r.chance(0.5) ? 1 : -1,
      u = cam.f / d,
      x = lane(d) + s * half(d) * (0.86 + 0.5 * r.u() ** 2),
      y = base(d),
      size = u * r.range(0.12, 0.34);
    const c = r.chance(0.2)
      ? mix("#6c7078", "#d9c9b8", r.u())
      : grass.at(Math.round(r.range(0.2, 0.75) * 6) / 6);
    T.add(hazed(c, d), (z) =>
      dab(z, x - size / 2, y, size, size * 0.8, r.range(-0.4, 0.4) - (r.chance(0.5) ? 1.2 : 0)),
    );
  }
  T.flush(P.base.x);
}
/** clipped azaleas in flower beside the lane and on the terraces */
export function azaleas(P: Print) {
  const r = new Rng(14),
    T = new Tones();
  const spots = Array.from({ length: 46 }, () => {
    const d = 26 + 60 * r.u() ** 1.3,
      s = r.chance(0.5) ? 1 : -1;
    return { d, x: lane(d) + s * half(d) * r.range(1.5, 4.4) };
  }).sort((a, b) => b.d - a.d);
  for (const { d, x } of spots) {
    if (x < brink(d) + 10) continue;
    const u = (cam.f / d) * r.range(0.5, 0.95),
      y = base(d),
      bloom = r.chance(0.7);
    for (let q = 0; q < 230; q++) {
      const a = r.range(0, 6.28),
        m = Math.sqrt(r.u()),
        lx = Math.cos(a) * m,
        ly = Math.sin(a) * m * 0.62;
      const lit = clamp(0.4 - 0.3 * lx - 0.5 * ly + r.g() * 0.1);
      const flower = bloom && lit > 0.36 && P.noise.n2(lx * 3 + x, ly * 3) > -0.2;
      const c = flower
        ? ["#8a3358", "#c85f7c", "#f0a8a4"][lit > 0.7 ? 2 : lit > 0.5 ? 1 : 0]
        : grass.at(Math.round(lit * 4) / 6);
      T.add(hazed(c, d), (z) =>
        dab(z, x + lx * u, y - u * 0.4 + ly * u, u * 0.22, u * 0.13, r.range(0, 6.28)),
      );
    }
    T.flush(P.base.x);
  }
}
export interface Item {
  readonly d: number;
  readonly draw: () => void;
}
/** cedars: close on the right, single ones along the left edge, a dark wood behind the gate */
export function cedars(P: Print): Item[] {
  const r = new Rng(51),
    items: Item[] = [];
  const add = (d: number, x: number, tall: number, lift = 0) =>
    items.push({ d, draw: () => cedar(P, d, x, base(d) - lift, (tall * cam.f) / d, r) });
  for (let i = 0; i < 150; i++) {
    const d = 36 + 92 * Math.sqrt(r.u()),
      from = lerp(1500, 1120, sstep(36, 112, d));
    add(d, r.range(from, W + 60), r.range(13, 19), 0.16 * Math.max(0, d - 60) * r.u());
  }
  for (let d = 42; d < 96; d += r.range(3, 8)) add(d, brink(d) + r.range(-14, 22), r.range(6, 12));
  for (let i = 0; i < 54; i++) {
    const x = 985 + i * 12 + r.range(-8, 8);
    add(r.range(124, 137), x, r.range(15, 21) + 7 * sstep(1010, 1300, x), 0.14 * (x - 985));
  }
  for (const [d, x, tall] of [
    [66, 800, 11],
    [88, 900, 12],
    [100, 1110, 15],
    [86, 1170, 16],
    [58, 1330, 17],
    [40, 1530, 19],
  ])
    add(d, x, tall);
  for (const [d, off, tall] of [
    [38, -8, 5],
    [34, -12, 7],
    [32.6, 4, 3],
    [27, -20, 4.4],
  ] as const)
    add(d, brink(d) + off, tall);
  // tops of those that stand below us, over the cloud
  for (const [x, y, tall] of [
    [-26, 1330, 640],
    [86, 1390, 600],
    [196, 1430, 470],
    [302, 1400, 330],
    [392, 1372, 250],
  ] as const)
    items.push({ d: 23 + tall / 1000, draw: () => cedar(P, 24, x, y, tall, r) });
  return items;
}
function cedar(P: Print, d: number, sx: number, sy: number, tall: number, r: Rng) {
  const L = layer();
  L.x.fillStyle = css(hazed("#1c1c28", d));
  L.x.fillRect(sx - tall * 0.014, sy - tall * 0.4, tall * 0.028, tall * 0.42);
  cedarCrown(L.x, sx, sy - tall, sy - tall * 0.05, tall * 0.19, r, {
    s: clamp(62 / d, 0.75, 1.9),
    dens: 0.9,
    lightDir: -1,
    col: (t, y) => {
      // the highest crowns already have the sun
      const sun = 0.8 * sstep(96, 124, d) * sstep(0.3, 0.95, (sy - y) / tall) * sstep(0.25, 0.8, t);
      const c = mix(
        t > 0.72
          ? mix("#43645c", "#e0a98c", (t - 0.72) * 2.4)
          : mix("#0a1c2b", "#43645c", t / 0.72),
        SHADE,
        clamp(haze(d) + 0.34 * sstep(sy - tall * 0.5, sy, y)),
      );
      return mix(c, "#f4b28e", sun);
    },
  });
  P.put(L, { occlude: 1 });
}
