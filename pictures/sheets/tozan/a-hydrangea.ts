/** Hydrangeas in their summer blues along the lower steps: round heads of four-petalled florets over broad leaves. */
import {
  clamp,
  css,
  type Col,
  layer,
  Noise,
  type Pt,
  ramp,
  Rng,
  W,
  type Ctx,
} from "../../kit/core.ts";
import { brushPath, dab, fillPoly, poly } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, floorZ, WIDE } from "./a-steps.ts";
import { lobed } from "./lobed.ts";

const leafInk = ramp(stops("0 #0c2230, 0.3 #163f42, 0.55 #2a6650, 0.8 #6a9a58, 1 #bcd07c"));
const HUES = [
  ramp(stops("0 #1b2a63, 0.35 #34509e, 0.65 #6d92d2, 1 #d8e6f2")),
  ramp(stops("0 #2c2560, 0.35 #5a4ca0, 0.65 #9a8cd0, 1 #e6def0")),
  ramp(stops("0 #1f4a68, 0.35 #4486a8, 0.65 #94c4d4, 1 #eaf4ee")),
  ramp(stops("0 #2b5458, 0.35 #6c9c84, 0.65 #c2d6ac, 1 #f8f6e2")),
];

/** a broad pointed leaf with its veins */
function leaf(x: Ctx, px: number, py: number, s: number, a: number, t: number) {
  const T = (u: number, v: number): Pt => [
    px + (u * Math.cos(a) - v * Math.sin(a)) * s,
    py + (u * Math.sin(a) + v * Math.cos(a)) * s,
  ];
  const side = (k: number): Pt[] =>
    [0, 0.12, 0.3, 0.5, 0.7, 0.86, 1].map((u, i) =>
      T(u, k * 0.36 * Math.sin(Math.PI * u ** 0.8) * (i % 2 ? 1.05 : 0.97)),
    );
  x.fillStyle = css(leafInk.at(clamp(t - 0.16)));
  poly(x, [...side(1), ...side(-1).toReversed()]);
  x.fill();
  x.fillStyle = css(leafInk.at(clamp(t + 0.06)));
  poly(x, [...side(-1), T(1, 0), T(0, 0)]);
  x.fill();
  x.fillStyle = css(leafInk.at(clamp(t + 0.3)));
  x.beginPath();
  brushPath(x, [T(0, 0), T(0.5, 0.02), T(1, 0)], (q) => s * 0.035 * (1.1 - q));
  if (s > 26)
    for (const k of [-1, 1])
      for (const u of [0.2, 0.42, 0.64])
        brushPath(x, [T(u, 0), T(u + 0.14, k * 0.24 * Math.sin(Math.PI * u))], () => s * 0.016);
  x.fill();
}
/** a head: three flat tones, light from the upper left; only the flowers where two tones meet are drawn */
function head(x: Ctx, px: number, py: number, R: number, hue: number, light: number, r: Rng) {
  const ink = HUES[hue],
    step = (t: number) => ink.at(clamp(Math.round(t * 7) / 7)),
    k = Math.min(1, R / 34);
  const tall = r.range(0.72, 0.9),
    lean = r.range(-0.14, 0.06);
  const tones = [step(light - 0.2), step(light + 0.12), step(light + 0.4), step(light + 0.62)];
  fillPoly(x, lobed(px + 1, py + 3, R * 1.04, R * tall * 1.06, r, 11), ink.at(0));
  fillPoly(x, lobed(px, py, R, R * tall, r, 12), tones[0]);
  fillPoly(
    x,
    lobed(px + R * (lean - 0.08), py - R * 0.14, R * 0.82, R * tall * 0.74, r, 11),
    tones[1],
  );
  if (R > 12)
    fillPoly(
      x,
      lobed(px + R * (lean - 0.22), py - R * tall * 0.4, R * 0.5, R * tall * 0.4, r, 8),
      tones[2],
    );
  const flower = (cx: number, cy: number, s: number, c: Col, heart: Col) => {
    const turn = r.range(0, 1.57);
    x.fillStyle = css(c);
    x.beginPath();
    for (let q = 0; q < 4; q++) dab(x, cx, cy, s, s * 1.05, turn + q * 1.5708);
    x.fill();
    if (s < 7) return;
    x.fillStyle = css(heart);
    x.beginPath();
    x.arc(cx, cy, s * 0.17, 0, 7);
    x.fill();
  };
  // seams between the flowers of the shaded side
  for (let i = 0; i < 9 * k; i++) {
    const a = r.range(-0.5, 1.9),
      q = R * r.range(0.55, 0.92);
    flower(
      px + Math.cos(a) * q,
      py + Math.sin(a) * q * tall,
      R * r.range(0.15, 0.22),
      i % 3 ? tones[1] : ink.at(0),
      ink.at(0),
    );
  }
  // along the border of the middle tone, and of the light
  for (const [count, ox, oy, rx, c] of [
    [15, lean - 0.08, -0.14, 0.8, 2],
    [8, lean - 0.22, -0.4 * tall, 0.46, 3],
  ] as const)
    for (let i = 0; i < count * k; i++) {
      const a = r.range(2.2, 6),
        q = R * rx * r.range(0.72, 1.05);
      flower(
        px + R * ox + Math.cos(a) * q,
        py + R * oy + Math.sin(a) * q * tall * 0.86,
        R * r.range(0.16, 0.25),
        tones[c],
        tones[0],
      );
    }
}
export function banks(P: Print) {
  const r = new Rng(92),
    n = new Noise(92);
  const plants: { x: number; y: number; row: number; s: number }[] = [];
  for (let y = 17.6; y > 5.4; y -= 0.62)
    for (const s of [-1, 1])
      for (let row = 0; row < 9; row++)
        plants.push({
          x: s * (WIDE + 0.42 + row * 0.8 + r.range(-0.2, 0.2)),
          y: y + r.range(-0.25, 0.25),
          row,
          s,
        });
  plants.sort((a, b) => b.y - a.y || b.row - a.row);
  const L = layer();
  for (const p of plants) {
    const z = floorZ(p.s * (WIDE + 0.6), p.y) + 0.25 + p.row * 0.17;
    const [a, b, d] = proj(cam, p.x, p.y, z),
      m = cam.f / d;
    if (a < -120 || a > W + 120) continue;
    // sun on the bank by the rails; the rest is in the trees' shade
    const sun = clamp((p.y - 13.4) / 2.6);
    const fleck = n.fbm(p.x * 0.8, p.y * 0.8, 2) > 0.22 ? 0.3 : 0;
    const deep = clamp((10.6 - p.y) / 4.4);
    const light = 0.27 + 0.34 * sun + fleck * (1 - 0.7 * deep) - 0.17 * deep;
    for (let k = 0; k < 9; k++) {
      const ang = r.range(0, 6.28);
      leaf(
        L.x,
        a + Math.cos(ang) * m * 0.12,
        b + Math.sin(ang) * m * 0.08 + m * 0.06,
        m * r.range(0.24, 0.36),
        ang * 0.5 + (Math.cos(ang) < 0 ? 2.2 : -0.3) + r.range(-0.5, 0.7),
        light * 0.8 + 0.1 * Math.sin(ang * 3) + (k > 5 ? 0.12 : -0.05),
      );
    }
    // the flowers stand in a few great masses, dark leaves between them
    const mass = n.fbm(p.x * 0.27 + 3, p.y * 0.3, 2);
    const heads = mass > 0.1 ? r.int(1, 2) : mass > -0.02 ? 1 : r.chance(0.07) ? 1 : 0;
    for (let q = 0; q < heads; q++) {
      const drift = n.n2(p.x * 0.35 + 9, p.y * 0.3);
      const hue = r.chance(0.1)
        ? 3
        : drift > 0.3
          ? 1
          : drift < -0.22 || (p.y > 15 && drift < 0.1)
            ? 2
            : 0;
      head(
        L.x,
        a + r.range(-0.26, 0.26) * m,
        b - m * r.range(0.1, 0.34),
        m * clamp(0.15 + 0.75 * mass + r.range(-0.08, 0.1), 0.09, 0.38),
        hue,
        light + 0.06 + r.range(-0.06, 0.05),
        r,
      );
      // leaves of the next twig cover the foot of the head
      for (const k of [-1, 1])
        if (r.chance(0.9))
          leaf(
            L.x,
            a + k * m * r.range(0.02, 0.16),
            b + m * r.range(-0.05, 0.07),
            m * r.range(0.2, 0.3),
            (k < 0 ? 2.6 : 0.5) + r.range(-0.5, 0.5),
            light * 0.8 + r.range(-0.06, 0.14),
          );
    }
  }
  P.put(L, { occlude: 1 });
}
