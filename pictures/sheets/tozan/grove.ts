/** The hill behind the shrine in fresh leaf, clipped shrubs along the court, and the maple that leans in. */
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

/** crowns climb the hill in ranks: small and pale at the top, large and dark below */
export function hillside(x: Ctx) {
  const r = new Rng(21),
    n = new Noise(21);
  const skyline = (u: number) =>
    400 - 120 * sstep(0.42, 0, u) - 70 * sstep(0.6, 1, u) + 22 * n.n2(u * 5, 3);
  // the wood's own shade, seen between the crowns
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
      const air = lerp(0.46, 0.02, f ** 0.7),
        tone = lerp(0, -0.08, f) + r.range(-0.07, 0.05);
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
/** clipped azaleas shoulder to shoulder behind the curbs */
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
    blossom(x, a, b, R, d, r, n);
  }
}
/** growth that hangs over the curbs close to us */
export function overhang(x: Ctx) {
  const r = new Rng(44),
    n = new Noise(44);
  for (let y = 3; y > -5.2; y -= 0.42)
    for (const s of [-1, 1]) {
      const wx = s * (WIDE + 0.42 + r.range(-0.04, 0.16)),
        [a, b, d] = proj(cam, wx, y, floorZ(s * (WIDE + 0.3), y) + 0.26);
      if (d < 1.7) continue;
      const R = (r.range(0.16, 0.3) * cam.f) / d;
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
/** early azaleas: drifts of white and shell pink over the domes */
function blossom(x: Ctx, cx: number, cy: number, R: number, d: number, r: Rng, n: Noise) {
  const T = new Tones(),
    s = Math.min(8, 30 / d + 1.6);
  for (let i = 0; i < 46; i++) {
    const a = r.range(0, 6.283),
      q = Math.sqrt(r.u()),
      px = cx + Math.cos(a) * q * R,
      py = cy + Math.sin(a) * q * R * 0.72 - R * 0.12;
    if (n.n2(px * 0.012, py * 0.02 + 7) < 0.12) continue;
    const sun = 0.5 - 0.4 * Math.cos(a) * q - 0.6 * Math.sin(a) * q;
    const c = sun > 0.72 ? "#fdf6ee" : sun > 0.4 ? "#f0d3d6" : "#c4a3b8";
    T.add(c, (z) => {
      for (let k = 0; k < 5; k++) dab(z, px, py, s, s * 0.75, k * 1.257 + a);
    });
  }
  T.flush(x);
}
/** maple boughs in new leaf across the upper corners */
export function maple(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(31);
  const wood = { body: "#3b3a44", light: "#8d8378", key: "#1a2030" };
  const bough = (pts: Pt[], a: number, b: number) => limb(L.x, K.x, pts, a, b, r, wood);
  bough(
    [
      [1660, 60],
      [1540, 96],
      [1420, 84],
      [1310, 110],
      [1220, 100],
    ],
    40,
    5,
  );
  bough(
    [
      [1540, 92],
      [1470, 150],
      [1400, 190],
      [1340, 200],
    ],
    16,
    3,
  );
  bough(
    [
      [-60, 30],
      [50, 62],
      [150, 50],
      [250, 76],
    ],
    26,
    4,
  );
  const leaves = (cx: number, cy: number, w: number, h: number, leaf: number, light: number) =>
    mapleSpray(L.x, cx, cy, w, h, r, {
      leaf,
      ramp: (t) => fresh.at(0.08 + 0.92 * t),
      light,
      dens: 0.85,
      droop: 0.3,
    });
  for (const [cx, cy, w, h] of [
    [1590, 20, 300, 60],
    [1480, 46, 300, 56],
    [1350, 70, 280, 50],
    [1560, 120, 240, 54],
    [1250, 96, 200, 36],
    [1440, 138, 220, 46],
    [1360, 196, 190, 38],
    [1600, 190, 200, 50],
    [30, 20, 260, 56],
    [150, 44, 240, 44],
    [20, 96, 200, 46],
    [260, 76, 150, 30],
  ])
    leaves(cx, cy, w, h, 12, r.range(-0.06, 0.12));
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
