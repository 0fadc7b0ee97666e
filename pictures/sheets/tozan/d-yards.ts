/** What lies between the houses: their long shadows towards us, and the trees in their yards. */
import { clamp, css, mix, type Col, type Ctx, type Pt, type Rng } from "../../kit/core.ts";
import { dab, fillPoly } from "../../kit/brush.ts";
import { AIR, haze, leafNoise, onGround } from "./d-valley.ts";
import { type House } from "./roofscape.ts";

/** How far a shadow falls for each metre of height. */
const SHADOW = 1.05;

/** The house's shadow on the ground, away from the sun, whose direction on the ground is `sun`. */
export function houseShadow(x: Ctx, h: House, sun: Pt) {
  const c = Math.cos(h.turn),
    s = Math.sin(h.turn),
    fall = SHADOW * (h.eave + h.rise * 0.6);
  const corner = (u: number, v: number, far: boolean): Pt =>
    onGround({
      x: h.x + u * h.a * c - v * h.b * s - (far ? sun[0] * fall : 0),
      y: h.y + u * h.a * s + v * h.b * c - (far ? sun[1] * fall : 0),
    });
  const shade = mix("#3f3862", AIR, 0.8 * haze(h.y));
  const corners = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([u, v]) => [corner(u, v, false), corner(u, v, true)] as const);
  // the base, its displaced copy and the faces between them cover the shadow
  for (const far of [0, 1] as const)
    fillPoly(
      x,
      corners.map((p) => p[far]),
      shade,
    );
  corners.forEach(([a, b], i) => {
    const [c1, d1] = corners[(i + 1) % 4];
    fillPoly(x, [a, b, d1, c1], shade);
  });
}

/** A tree in two flat tones: a rough dark mass, and the crown's upper right, which the sun behind it still reaches. */
export function yardTree(
  x: Ctx,
  [cx, cy]: Pt,
  R: number,
  d: number,
  ink: (t: number) => Col,
  r: Rng,
) {
  const seed = r.range(0, 90),
    hz = haze(d);
  const mass = (ox: number, oy: number, s: number, t: number, rough: number) => {
    const rim: Pt[] = [];
    for (let i = 0; i < 46; i++) {
      const a = (i / 46) * 6.283,
        lobes = leafNoise.n2(Math.cos(a) * 1.7 + seed, Math.sin(a) * 1.7 + s);
      const w = s * R * (1 + 0.26 * lobes + rough * r.g());
      rim.push([
        cx + (ox + (0.92 * Math.cos(a) * w) / R) * R,
        cy + (oy + (1.06 * Math.sin(a) * w) / R) * R,
      ]);
    }
    const tint = mix(ink(clamp(t)), AIR, hz);
    fillPoly(x, rim, tint);
    x.fillStyle = css(tint);
    x.beginPath();
    const leaf = clamp(R * 0.16, 2, 9);
    for (let i = 0; i < 14; i++) {
      const [px, py] = r.pick(rim);
      dab(x, px + r.g() * leaf, py + r.g() * leaf, leaf * 1.5, leaf * 0.8, r.range(0, 3.1));
    }
    x.fill();
  };
  mass(0, 0, 0.95, 0.2, 0.04);
  mass(0.16, -0.4, 0.56, 0.5, 0.08);
}
