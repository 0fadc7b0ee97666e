/** Azaleas in flower along the court: low dark bushes, each its own size, pink, crimson or white, some not yet open. */
import { css, type Col, type Ctx, layer, mix, Noise, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, clearUnder, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { clump } from "../../kit/leafage.ts";
import { type Print } from "../../kit/print.ts";
import { proj } from "../../kit/terrain.ts";
import { cam } from "./gate.ts";
import { WIDE, floorZ } from "./grounds.ts";
import { lobed } from "./lobed.ts";

const KEY = "#14262f";
/** petals in shade, in half light and in the sun */
const BLOOMS: readonly Petals[] = [
  ["#a32a5c", "#e0557f", "#fbb6c4"],
  ["#8e1d3a", "#cf3550", "#f58a86"],
  ["#a9a8c6", "#efe6ea", "#fffdf6"],
  ["#9a3a7c", "#d478b0", "#f6c8dc"],
];
type Petals = readonly [Col, Col, Col];
interface Bush {
  readonly a: number;
  readonly b: number;
  readonly R: number;
  readonly d: number;
  readonly s: number;
  readonly kind: number;
}
export function azaleas(P: Print) {
  const r = new Rng(52);
  const bushes: Bush[] = [];
  for (let y = 13; y > -2.9; y -= 0.55)
    for (const s of [-1, 1])
      for (let row = 0; row < 4; row++) {
        if (r.chance(0.22)) continue;
        const wx = s * (WIDE + 0.75 + row * 1.05 + r.range(-0.25, 0.25)),
          wy = y + r.range(-0.25, 0.25);
        const [a, b, d] = proj(cam, wx, wy, floorZ(wx, wy) + 0.2 + row * 0.2);
        if (d < 1 || a < -300 || a > 1900) continue;
        const patch = Math.sin(wx * 1.3 + s) + Math.sin(wy * 0.9 + 2 * s);
        bushes.push({
          a,
          b,
          d,
          s,
          R: (r.range(0.42, 0.82) * cam.f) / d,
          kind: patch > 1 ? 2 : patch > 0 ? 0 : patch > -0.9 ? 1 : 3,
        });
      }
  bushes.sort((p, q) => q.d - p.d);
  const L = layer(),
    K = layer();
  for (const one of bushes) bush(L.x, K.x, one, r);
  // none hangs over onto the court
  const court = [-1, 1].flatMap((s) =>
    (s < 0 ? [-2.9, 0, 3, 6] : [6, 3, 0, -2.9]).map((y): Pt => {
      const [a, b] = proj(cam, s * (WIDE - 0.02), y, floorZ(0, y));
      return [a, b];
    }),
  );
  for (const one of [L, K]) {
    one.x.globalCompositeOperation = "destination-out";
    fillPoly(one.x, court, "#000");
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
/** a bush: leaves in three flat tones, its flowers as one cut mass in three tones; single ones only where tones meet */
function bush(x: Ctx, k: Ctx, { a, b, R, d, s, kind }: Bush, r: Rng) {
  const ring = lobed(a, b, R, R * 0.72, r, 13),
    shaded = s < 0;
  clearUnder(k, ring);
  fillPoly(x, ring, shaded ? "#12352f" : "#184238");
  x.save();
  x.beginPath();
  ring.forEach(([p, q], i) => (i ? x.lineTo(p, q) : x.moveTo(p, q)));
  x.clip();
  const leafy = Math.min(20, 44 / Math.sqrt(d)) * 1.1;
  const tone = (u: number, v: number, w: number, h: number, c: Col) =>
    fillPoly(x, mass(a + R * u, b + R * v, R * w, R * h, leafy, r), c);
  tone(-0.12, -0.16, 0.84, 0.48, shaded ? "#27574a" : "#2f6a4a");
  for (let i = 0; i < 4; i++)
    tone(
      r.range(-0.6, 0.4),
      r.range(-0.5, 0.02),
      r.range(0.16, 0.3),
      r.range(0.1, 0.16),
      shaded ? "#44754b" : "#5f9149",
    );
  x.restore();
  // leaves that break the outline and the border of each tone
  const T = new Tones(),
    leaf = Math.min(20, 44 / Math.sqrt(d));
  for (let i = 0; i < R * 0.75; i++) {
    const t = r.range(0, 6.28),
      q = r.chance(0.5) ? r.range(0.86, 1.06) : Math.sqrt(r.u()),
      up = -Math.sin(t) * q;
    T.add(
      ["#12332f", "#2f6644", "#86ad55"][up + 0.4 * r.g() > 0.5 ? 2 : r.chance(0.5) ? 1 : 0],
      (z) =>
        dab(
          z,
          a + Math.cos(t) * q * R,
          b + Math.sin(t) * q * R * 0.7,
          leaf,
          leaf * 0.42,
          r.range(-2.6, -0.4),
        ),
    );
  }
  T.flush(x);
  if (!r.chance(0.12)) blossom(x, k, [a, b], R, d, BLOOMS[kind], r);
  k.fillStyle = KEY;
  k.beginPath();
  brushPath(
    k,
    [...ring, ring[0]],
    (t) => Math.min(3, 11 / d) * Math.max(0, Math.sin(t * 8 + R) - 0.25),
  );
  k.fill();
}
/** the outline of a mass of flowers: uneven at large, with a bump for each flower at its edge */
function mass(cx: number, cy: number, rx: number, ry: number, size: number, r: Rng): Pt[] {
  const p = r.range(0, 6.28),
    bumps = Math.max(9, Math.round((2.4 * (rx + ry)) / size)),
    deep = Math.min(0.26, (0.55 * size) / rx);
  return Array.from({ length: bumps * 4 }, (_, i): Pt => {
    const a = (i / (bumps * 4)) * 6.2832;
    const q =
      1 +
      0.13 * Math.sin(a * 2 + p) +
      0.08 * Math.sin(a * 3 + p * 2.3) +
      deep * Math.abs(Math.sin((i / 4) * Math.PI)) * r.range(0.6, 1.2);
    return [cx + Math.cos(a) * rx * q, cy + Math.sin(a) * ry * q];
  });
}
/** the flowers cover the top of a bush like a rug, and leaves show through; a few bushes have only begun */
function blossom(x: Ctx, k: Ctx, [a, b]: Pt, R: number, d: number, tones: Petals, r: Rng) {
  const size = Math.min(13, Math.max(3.2, (0.046 * cam.f) / d)),
    full = r.u();
  const rugs = Array.from({ length: full > 0.3 ? 6 : full > 0.1 ? 4 : 2 }, (_, i) => {
    const t = r.range(0, 6.28),
      w = (i % 3 ? 0.24 : 0.42) * r.range(0.8, 1.15);
    return [
      0.52 * Math.cos(t) * (i ? 1 : 0.4),
      -0.1 + 0.32 * Math.sin(t),
      w,
      w * r.range(0.5, 0.68),
    ];
  }).sort((p, q) => p[1] - q[1]);
  for (const [u, v, w, h] of rugs) {
    const cx = a + R * u,
      cy = b + R * v,
      wide = R * w,
      tall = R * h;
    const rug = (dx: number, dy: number, q: number, c: Col) => {
      const edge = mass(cx + wide * dx, cy + tall * dy, wide * q, tall * q, size * 1.3, r);
      clearUnder(k, edge);
      fillPoly(x, edge, c);
    };
    rug(0.03, 0.12, 1, mix(tones[0], "#1a2340", 0.4));
    rug(0, 0, 0.97, tones[0]);
    rug(-0.08, -0.18, 0.8, tones[1]);
    if (wide > 14)
      for (const [du, dv, q] of [
        [-0.42, -0.42, 0.3],
        [0.06, -0.5, 0.26],
        [-0.2, 0, 0.16],
      ])
        rug(du + r.range(-0.1, 0.1), dv, q, tones[2]);
    // leaves that look through
    for (let g = 0; g < (wide * tall) / (size * size * 3.4); g++) {
      const gx = cx + wide * r.range(-0.85, 0.85),
        gy = cy + tall * r.range(-0.6, 0.95);
      for (let q = r.int(1, 3); q > 0; q--) {
        x.fillStyle = r.chance(0.3) ? "#5d9149" : "#1c4a3c";
        x.beginPath();
        dab(x, gx, gy, size * r.range(1.1, 1.9), size * 0.6, r.range(0, 6.28));
        x.fill();
      }
    }
    const count = Math.min(60, Math.round(((wide + tall) / size) * 2.6));
    for (let q = 0; q < count; q++) {
      const t = r.range(0, 6.28),
        lit = Math.sin(t) < 0.1;
      const far = r.chance(0.5) ? r.range(0.86, 1.1) : r.range(0.3, 0.8);
      flower(
        x,
        k,
        [cx + Math.cos(t) * wide * far, cy + Math.sin(t) * tall * far],
        size * r.range(0.62, 1.2),
        tones,
        lit ? (r.chance(0.6) ? 2 : 1) : r.chance(0.6) ? 1 : 0,
        r,
      );
    }
  }
}
/** leaves that hang over the near curb in tufts, with bare stone between them */
export function overhang(P: Print) {
  const r = new Rng(44),
    n = new Noise(44);
  const ink = (t: number) =>
    t > 0.6 ? "#a9c162" : t > 0.36 ? "#5c9049" : t > 0.16 ? "#2f6644" : "#173f3c";
  P.block((x) => {
    for (const [s, y, wide] of [
      [1, 4.7, 0.24],
      [1, 4.1, 0.32],
      [1, 1.5, 0.17],
      [1, 1.15, 0.12],
      [-1, 1.5, 0.14],
      [-1, 1.1, 0.18],
    ]) {
      const [a, b, d] = proj(cam, s * (WIDE + 0.32), y, floorZ(s * (WIDE + 0.3), y) + 0.2),
        R = (wide * cam.f) / d;
      clump(
        x,
        { x: a, y: b, rx: R * 1.3, ry: R * 0.5, leaf: Math.min(17, 34 / Math.sqrt(d)), ink },
        r,
        n,
        1.3,
      );
    }
  });
}
/** five broad petals, darker in the throat; some are seen from the side, as a funnel of three */
function flower(x: Ctx, k: Ctx, [cx, cy]: Pt, s: number, tones: Petals, lit: number, r: Rng) {
  const turn = r.range(0, 1.25),
    flat = r.range(0.62, 1),
    side = r.chance(0.3);
  const star = (c: Col, q: number) => {
    x.fillStyle = css(c);
    x.beginPath();
    for (let i = 0; i < (side ? 3 : 5); i++) {
      const a = side ? -1.57 + (i - 1) * 0.62 + turn * 0.4 : turn + i * 1.2566;
      dab(x, cx, cy, s * q * (side ? 1.25 : 1), s * q * 1.3 * flat, a);
    }
    x.fill();
  };
  if (s > 6) {
    k.save();
    k.globalCompositeOperation = "destination-out";
    k.beginPath();
    k.arc(cx, cy, s * 0.8, 0, 7);
    k.fill();
    k.restore();
  }
  star(tones[Math.max(0, lit - 1)], 1.14);
  star(tones[lit], 1);
  if (s > 8) star(tones[0], 0.3);
}
