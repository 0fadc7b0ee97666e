/** The hill behind the shrine with fresh leaves, clipped shrubs along the court, and a maple at the upper corner. */
import {
  Noise,
  Rng,
  css,
  layer,
  lerp,
  mix,
  ramp,
  stamp,
  sstep,
  type Col,
  type Ctx,
  type Pt,
} from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { clump, crown } from "../../kit/leafage.ts";
import { Tones, dab } from "../../kit/brush.ts";
import { limb, mapleSpray } from "../../kit/flora.ts";
import { proj } from "../../kit/terrain.ts";
import { cam } from "./gate.ts";
import { WIDE, floorZ } from "./grounds.ts";

const fresh = ramp([
  [0, "#17403d"],
  [0.25, "#2f6144"],
  [0.5, "#6b9448"],
  [0.75, "#b4c668"],
  [1, "#eceba6"],
]);
const deep = ramp([
  [0, "#123138"],
  [0.3, "#23524a"],
  [0.55, "#447a50"],
  [0.8, "#7fa65a"],
  [1, "#c9d68a"],
]);
const AIR = "#b5d0d2";

/** trees on the hill in rows: small and pale at the top, large and dark below */
export function hillside(x: Ctx) {
  const r = new Rng(21),
    n = new Noise(21);
  const skyline = (u: number) =>
    430 - 150 * sstep(0.42, 0, u) - 40 * sstep(0.6, 1, u) + 22 * n.n2(u * 5, 3);
  // the dark between the trees
  x.fillStyle = css(mix(deep.at(0.1), AIR, 0.25));
  x.beginPath();
  x.moveTo(0, 860);
  for (let i = 0; i <= 60; i++) x.lineTo((i / 60) * 1600, skyline(i / 60) + 24);
  x.lineTo(1600, 860);
  x.fill();
  const RANKS = 8;
  for (let rank = 0; rank < RANKS; rank++) {
    const f = rank / (RANKS - 1),
      step = lerp(54, 128, f);
    for (let px = -60 + (rank % 2) * step * 0.5; px < 1680; px += step * r.range(0.7, 1.15)) {
      const base = lerp(skyline(px / 1600) + 26, 820, f ** 1.15) + r.range(-16, 16),
        R = lerp(38, 100, f) * r.range(0.8, 1.25);
      const pick = n.n2(px * 0.006, rank * 1.7) + 0.5 * r.g();
      // whole slopes are lit or in the shade of the next, so that the hill stays one calm area
      const slope = n.n2(px * 0.0024 + 3, rank * 0.42);
      const air = lerp(0.4, 0.02, f ** 0.7),
        tone = lerp(-0.06, -0.22, f) + 0.36 * slope + r.range(-0.04, 0.03);
      const ink = pick > 0.15 ? fresh : deep;
      crown(
        x,
        px,
        base,
        R,
        R * 0.86,
        lerp(5, 9.5, f),
        (t) => mix(ink.at(Math.min(1, Math.max(0, t + tone))), AIR, air),
        r,
        n,
        7,
      );
    }
  }
}
/** a close row of clipped azaleas behind the curbs */
export function shrubs(x: Ctx, y0: number, y1: number) {
  const r = new Rng(5),
    n = new Noise(9);
  const list: [number, number, number, number, number][] = [];
  for (let y = y1; y > y0; y -= 1.25)
    for (const s of [-1, 1])
      for (const row of [0, 1, 2]) {
        const wx = s * (WIDE + 0.95 + row * 1.3 + r.range(-0.15, 0.15)),
          wy = y + r.range(-0.2, 0.2);
        const [a, b, d] = proj(cam, wx, wy, floorZ(wx, wy) + 0.22 + row * 0.26);
        if (d < 1.6 || a < -200 || a > 1800) continue;
        list.push([a, b, ((0.66 + 0.14 * row) * cam.f) / d, d, s]);
      }
  list.sort((p, q) => q[3] - p[3]);
  for (const [a, b, R, d, s] of list) {
    const air = Math.min(0.4, Math.max(0, d - 8) * 0.02);
    const kind = n.n2(a * 0.01, d) > 0.1 ? fresh : deep;
    const dome = (t: number) =>
      mix(kind.at(Math.min(1, Math.max(0, t + (s > 0 ? 0 : -0.05)))), AIR, air);
    crown(x, a, b, R, R * 0.74, Math.min(9, 20 / Math.sqrt(d)), dome, r, n, 10);
    sprigs(x, a, b, R, Math.min(11, 26 / Math.sqrt(d)), dome, r);
  }
}
/** single leaves on a dome, lit like the dome: they make its clumps less round */
function sprigs(
  x: Ctx,
  cx: number,
  cy: number,
  R: number,
  leaf: number,
  ink: (t: number) => Col,
  r: Rng,
) {
  const T = new Tones();
  for (let i = 0; i < Math.min(900, (R * R) / (leaf * leaf) + 60); i++) {
    const a = r.range(0, 6.283),
      q = Math.sqrt(r.u()) * 1.04,
      u = Math.cos(a) * q,
      v = Math.sin(a) * q;
    const lit = 0.42 - 0.3 * v - 0.22 * u + r.g() * 0.13,
      l = leaf * r.range(0.7, 1.5);
    T.add(ink(Math.round(lit * 6) / 6), (z) =>
      dab(z, cx + u * R, cy + v * R * 0.76, l, l * 0.5, r.range(-2.4, 0.3), r.range(-0.2, 0.2)),
    );
  }
  T.flush(x);
}
/** plants that hang over the near curbs */
export function overhang(x: Ctx) {
  const r = new Rng(44),
    n = new Noise(44);
  for (let y = 3; y > -5.2; y -= 0.42)
    for (const s of [-1, 1]) {
      const wx = s * (WIDE + 0.42 + r.range(y < 0 ? -0.42 : -0.04, 0.16)),
        [a, b, d] = proj(cam, wx, y, floorZ(s * (WIDE + 0.3), y) + (y < 0 ? 0.12 : 0.26));
      if (d < 1.7) continue;
      const R = (r.range(0.2, 0.36) * (y < 0 ? 1.35 : 1) * cam.f) / d;
      const ink = r.chance(0.5) ? fresh : deep;
      clump(
        x,
        {
          x: a,
          y: b,
          rx: R * 1.2,
          ry: R * 0.7,
          leaf: Math.min(13, 30 / Math.sqrt(d)),
          ink: ink.at,
          lift: s > 0 ? -0.02 : -0.1,
        },
        r,
        n,
        1.3,
      );
    }
}
/** a maple branch with new leaves across the upper corner */
export function maple(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(31);
  const wood = { body: "#3b3a44", light: "#8d8378", key: "#1a2030" };
  const bough = (pts: Pt[], a: number, b: number) => limb(L.x, K.x, pts, a, b, r, wood);
  bough(
    [
      [1680, 30],
      [1580, 74],
      [1480, 62],
      [1390, 92],
      [1320, 84],
    ],
    46,
    5,
  );
  bough(
    [
      [1590, 72],
      [1540, 140],
      [1490, 190],
      [1440, 214],
    ],
    18,
    3,
  );
  const leaves = (cx: number, cy: number, w: number, h: number, leaf: number, light: number) =>
    mapleSpray(L.x, cx, cy, w, h, r, {
      leaf,
      ramp: (t) => fresh.at(0.04 + 0.74 * t),
      light,
      dens: 0.85,
      droop: 0.3,
    });
  for (const [cx, cy, w, h] of [
    [1610, 6, 300, 60],
    [1510, 24, 300, 56],
    [1410, 56, 280, 56],
    [1480, 90, 260, 50],
    [1560, 160, 260, 60],
    [1600, 110, 220, 54],
    [1335, 84, 170, 32],
    [1510, 128, 200, 46],
    [1450, 206, 200, 46],
    [1580, 196, 220, 50],
  ])
    leaves(cx, cy, w, h, 10, r.range(-0.16, 0.06));
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
