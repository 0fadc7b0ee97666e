/** Hydrangeas in their summer blues along the lower steps: round heads of four-petalled florets over broad leaves. */
import { clamp, css, layer, mix, Noise, type Pt, ramp, Rng, W, type Ctx } from "../../kit/core.ts";
import { brushPath, dab, poly, Tones } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, floorZ, WIDE } from "./a-steps.ts";

const leafInk = ramp(stops("0 #0c2230, 0.3 #163f42, 0.55 #2a6650, 0.8 #6a9a58, 1 #bcd07c"));
const HUES = [
  ramp(stops("0 #1b2a63, 0.35 #34509e, 0.65 #6d92d2, 1 #d8e6f2")),
  ramp(stops("0 #2c2560, 0.35 #5a4ca0, 0.65 #9a8cd0, 1 #e6def0")),
  ramp(stops("0 #1f4a68, 0.35 #4486a8, 0.65 #94c4d4, 1 #eaf4ee")),
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
/** a head: small flowers packed on a ball, light from the upper left */
function head(x: Ctx, px: number, py: number, R: number, hue: number, light: number, r: Rng) {
  const ink = HUES[hue];
  x.fillStyle = css(ink.at(0.02));
  x.beginPath();
  x.ellipse(px, py, R, R * 0.84, 0, 0, 7);
  x.fill();
  const T = new Tones();
  const size = Math.max(3, R * 0.2);
  const list: { u: number; v: number; z: number }[] = [];
  const count = Math.round(Math.min(95, 40 + R));
  for (let i = 0; i < count; i++) {
    // a spiral on the ball keeps them evenly packed
    const q = (i + 0.5) / count,
      a = i * 2.39996;
    const rad = Math.sqrt(q);
    list.push({ u: Math.cos(a) * rad, v: Math.sin(a) * rad, z: Math.sqrt(1 - q) });
  }
  list.sort((p, q) => p.z - q.z);
  for (const f of list) {
    const lit = clamp(light + 0.3 * f.z - 0.26 * f.u - 0.4 * f.v + r.g() * 0.06);
    const cx = px + f.u * R + r.g(),
      cy = py + f.v * R * 0.84 + r.g();
    const turn = r.range(0, 1.57),
      s = size * (0.72 + 0.36 * f.z);
    T.add(ink.at(clamp(Math.round((lit - 0.24) * 8) / 8)), (z) => {
      for (let k = 0; k < 4; k++) dab(z, cx + 1, cy + 1.6, s * 1.1, s * 1.05, turn + k * 1.5708);
    });
    T.flush(x);
    T.add(ink.at(Math.round(lit * 8) / 8), (z) => {
      for (let k = 0; k < 4; k++) dab(z, cx, cy, s, s * 0.95, turn + k * 1.5708);
    });
    T.flush(x);
    if (size > 5) {
      x.fillStyle = css(mix(ink.at(0.2), "#f2e6b0", 0.5));
      x.beginPath();
      x.arc(cx, cy, s * 0.13, 0, 7);
      x.fill();
    }
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
      const hue = drift > 0.3 ? 1 : drift < -0.22 || (p.y > 15 && drift < 0.1) ? 2 : 0;
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
