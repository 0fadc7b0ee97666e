/** Ferns and grass of the dark foreground: long arching fronds over deep green, the nearest ones largest. */
import { dab, Tones } from "../../kit/brush.ts";
import {
  clamp,
  type Ctx,
  getPx,
  H,
  layer,
  mix,
  type Pt,
  PW,
  Rng,
  rgb,
  type RGB,
  SS,
  sstep,
  W,
} from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { land, offPath } from "./b-plan.ts";
import type { Scene } from "./b-scene.ts";
import { P } from "./b-stage.ts";

interface Leafage {
  readonly dark: string;
  readonly mid: string;
  readonly light: string;
}
const SHADE: Leafage = { dark: "#0c2d29", mid: "#16463a", light: "#28654b" };
const NEAR: Leafage = { dark: "#0d332c", mid: "#1c5541", light: "#3f8259" };
const WARM: Leafage = { dark: "#3a4420", mid: "#70702a", light: "#ab9a3f" };

/** A frond: a curved rib, leaflets to both sides that shorten to the tip; the upper row is the lighter one. */
function frond(T: Tones, foot: Pt, tip: Pt, arch: number, ink: Leafage, r: Rng) {
  const mid: Pt = [(foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2 - arch];
  const at = (t: number): Pt => [
    (1 - t) ** 2 * foot[0] + 2 * t * (1 - t) * mid[0] + t * t * tip[0],
    (1 - t) ** 2 * foot[1] + 2 * t * (1 - t) * mid[1] + t * t * tip[1],
  ];
  const long = Math.hypot(tip[0] - foot[0], tip[1] - foot[1]) + arch;
  const count = Math.round(clamp(long / 6.5, 10, 30));
  const right = tip[0] > foot[0] ? 1 : -1;
  for (let k = 1; k <= count; k++) {
    const t = 0.12 + (0.88 * k) / count,
      [x, y] = at(t),
      [bx, by] = at(t - 0.03);
    const way = Math.atan2(y - by, x - bx);
    const leaf = long * 0.16 * Math.sin(Math.PI * (0.2 + 0.8 * t)) ** 0.8 * (1.06 - 0.3 * t) + 2;
    const up = t > 0.75 || r.chance(0.25) ? ink.light : ink.mid;
    T.add(up, (z) => dab(z, x, y, leaf, leaf * 0.3, way - right * 1.05, right * 0.1));
    T.add(r.chance(0.3) ? ink.mid : ink.dark, (z) =>
      dab(z, x, y, leaf * 0.86, leaf * 0.3, way + right * 1.05, -right * 0.1),
    );
  }
  T.add(ink.dark, (z) =>
    brushPath(z, [0, 0.25, 0.5, 0.75, 1].map(at), (t) => long * 0.016 * (1.15 - t)),
  );
}
function clump(x: Ctx, [px, py]: Pt, size: number, ink: Leafage, r: Rng) {
  const order = [-1, 0.96, -0.6, 0.55, -0.1].filter(() => r.chance(0.86));
  for (const side of order) {
    const T = new Tones();
    const reach = size * r.range(0.8, 1.15);
    const tip: Pt = [
      px + side * reach + r.g() * size * 0.06,
      py - size * (0.3 - 0.34 * Math.abs(side)) * r.range(0.7, 1.3),
    ];
    frond(T, [px, py], tip, size * (0.5 - 0.16 * Math.abs(side)), ink, r);
    T.flush(x);
  }
}
const CLUMPS: readonly (readonly [x: number, y: number, size: number, ink: Leafage])[] = [
  [165, 806, 84, SHADE],
  [70, 872, 96, SHADE],
  [290, 852, 84, SHADE],
  [330, 880, 56, WARM],
  [30, 948, 120, SHADE],
  [200, 950, 124, SHADE],
  [470, 968, 84, SHADE],
  [640, 968, 76, SHADE],
  [350, 1016, 130, SHADE],
  [110, 1056, 170, NEAR],
  [560, 1070, 110, SHADE],
  [690, 1080, 84, SHADE],
  [400, 1120, 180, NEAR],
  [620, 1150, 120, SHADE],
  [690, 1142, 74, WARM],
  [150, 1190, 210, NEAR],
  [540, 1236, 190, NEAR],
  [-20, 1160, 160, NEAR],
  [350, 1240, 200, NEAR],
  [750, 1230, 110, SHADE],
  [1395, 812, 62, WARM],
  [1440, 846, 70, SHADE],
];
export function printFerns() {
  const r = new Rng(33),
    L = layer();
  for (const [x, y, size, ink] of CLUMPS) clump(L.x, [x, y], size, ink, r);
  P.put(L, { occlude: 1 });
}

/** Blades of grass in the tone of the ground below, one step lighter or darker. */
export function printGrass({ buffer: b, light }: Scene) {
  const r = new Rng(35),
    T = new Tones(),
    L = layer();
  const seen = getPx(P.base.c).data;
  for (let i = 0; i < 22000; i++) {
    const y = 560 + (H - 560) * r.u() ** 0.8,
      x = r.range(0, W),
      q = ((y * SS) | 0) * PW + ((x * SS) | 0);
    if (b.id[q] !== 0 || b.nz[q] < 0.8 || !(b.dep[q] < 8) || b.dep[q] === 0) continue;
    const off = offPath(b.wx[q], b.wy[q]);
    if (
      off < 0.01 ||
      land.fbm(b.wx[q] * 2.4, b.wy[q] * 1.6, 2) < -0.02 + 0.25 * sstep(0.1, 0.4, off) - 0.1
    )
      continue;
    const here: RGB = [seen[q * 4], seen[q * 4 + 1], seen[q * 4 + 2]];
    const lit = light.lamp[q] > 0.12;
    const c = r.chance(0.55)
      ? mix(here, lit ? "#f0e08a" : "#3f7a5a", lit ? 0.32 : 0.36)
      : mix(here, rgb(lit ? "#3d5a28" : "#06191c"), 0.4);
    const long = (70 / b.dep[q]) * r.range(0.5, 1.2);
    const step = (v: number) => Math.round(v / 12) * 12;
    const flat: RGB = [step(c[0]), step(c[1]), step(c[2])];
    const lean = -1.57 + 0.35 * r.g() + (lit ? 0.25 : 0);
    T.add(flat, (z) => dab(z, x, y, long, Math.max(1, long * 0.16), lean, 0.12 * r.g()), 0.9);
  }
  T.flush(L.x);
  P.put(L, { occlude: 0.5 });
}
