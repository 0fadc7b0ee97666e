/** What lies between the houses: their long shadows towards us, and the trees in their yards. */
import { clamp, mix, type Col, type Ctx, type Pt, type Rng } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { lobed } from "./lobed.ts";
import { AIR, haze, onGround } from "./d-valley.ts";
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

/** A tree in three flat tones, lighter towards the sun on its upper right. */
export function yardTree(
  x: Ctx,
  [cx, cy]: Pt,
  R: number,
  d: number,
  ink: (t: number) => Col,
  r: Rng,
) {
  const hz = haze(d);
  for (const [ox, oy, wide, t] of [
    [0, 0, 1, 0.14],
    [0.14, -0.3, 0.74, 0.42],
    [0.26, -0.5, 0.42, 0.72],
  ] as const)
    fillPoly(
      x,
      lobed(cx + ox * R, cy + oy * R, wide * R, wide * R * 0.94, r, R > 26 ? 10 : 7),
      mix(ink(clamp(t)), AIR, hz),
    );
}
