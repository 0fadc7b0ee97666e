/** The walls of the houses in the kiln town: the long side under the eave, and the gable with its beams and windows. */
import { css, mix, type Pt } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { face, keyed, lattice, quad, type Site, topOf, wallTone } from "./roofscape.ts";

const BOARDS = "#2e2430";

function bars(s: Site, lines: readonly Pt[][], metres: number) {
  s.x.fillStyle = css(s.tint(BOARDS));
  s.x.beginPath();
  for (const p of lines) brushPath(s.x, p, () => Math.max(0.8, s.ppm * metres));
  s.x.fill();
}
export function longWall(s: Site, side: number) {
  const { a, b, eave } = s.h;
  const at = (u: number, z: number) => s.at(u, side * b, z);
  const whole = quad(at, -a, a, 0, eave);
  face(s, whole, wallTone(s, 0, side));
  if (!s.near) {
    // far away only a lit window or two
    if (s.h.lit && s.ppm > 2.6)
      for (const u of [-0.5, 0.3])
        fillPoly(s.x, quad(at, u * a, (u + 0.22) * a, 1, 2.4), s.tint(s.ink.window));
    return;
  }
  fillPoly(s.x, quad(at, -a, a, 0, 1), s.tint(mix(BOARDS, s.ink.shade, 0.4)));
  const bays = Math.max(2, Math.round(a / 1.5));
  for (let i = 0; i < bays; i++) {
    const u0 = -a + (2 * a * i) / bays,
      wide = (2 * a) / bays;
    const lit = s.h.lit && s.r.chance(0.75);
    lattice(s, at, [u0 + wide * 0.16, u0 + wide * 0.84, 0.9, 2.5], lit);
    if (eave > 4.6)
      lattice(
        s,
        at,
        [u0 + wide * 0.2, u0 + wide * 0.8, eave - 1.7, eave - 0.7],
        s.h.lit && s.r.chance(0.3),
      );
  }
  bars(
    s,
    Array.from({ length: bays + 1 }, (_, i) => [
      at(-a + (2 * a * i) / bays, 0),
      at(-a + (2 * a * i) / bays, eave),
    ]),
    0.16,
  );
  keyed(s, [at(-a, 0), at(a, 0)], 0.1);
}
/** The end wall: boards below, plaster in the gable, beams across, a lattice in each storey. */
export function gable(s: Site, end: number) {
  const { a, b, eave, rise } = s.h,
    top = topOf(s.h);
  const at = (v: number, z: number) => s.at(end * a, v, z);
  const tone = wallTone(s, end, 0);
  face(s, [at(-b, 0), at(b, 0), at(b, eave), at(0, top - 0.1), at(-b, eave)], tone);
  if (!s.near) {
    if (s.h.lit && s.ppm > 3)
      fillPoly(s.x, quad(at, -0.3 * b, 0.3 * b, 1.2, 2.5), s.tint(s.ink.window));
    return;
  }
  const plaster = wallTone(s, end, 0, true);
  fillPoly(s.x, [at(-b, eave), at(b, eave), at(0, top - 0.1)], s.tint(mix(plaster, tone, 0.25)));
  // the shadow of the roof on it
  fillPoly(
    s.x,
    [
      at(-b, eave - 0.2),
      at(0, top - 0.6),
      at(b, eave - 0.2),
      at(b, eave),
      at(0, top - 0.1),
      at(-b, eave),
    ],
    s.tint(mix(plaster, s.ink.shade, 0.6)),
  );
  fillPoly(s.x, quad(at, -b, b, 0, 1.1), s.tint(mix(BOARDS, s.ink.shade, 0.35)));
  const two = eave > 4.6;
  lattice(s, at, [-0.78 * b, -0.2 * b, 1, 2.5], s.h.lit);
  lattice(s, at, [0.1 * b, 0.72 * b, 0.15, 2.5], s.h.lit && s.r.chance(0.6));
  if (two) lattice(s, at, [-0.5 * b, 0.5 * b, eave - 1.6, eave - 0.5], s.h.lit && s.r.chance(0.85));
  lattice(s, at, [-0.16 * b, 0.16 * b, eave + rise * 0.26, eave + rise * 0.52], s.h.lit && !two);
  bars(
    s,
    [
      [at(-b, eave), at(b, eave)],
      [at(-b, 2.8), at(b, 2.8)],
      [at(-b + 0.1, 0), at(-b + 0.1, eave)],
      [at(b - 0.1, 0), at(b - 0.1, eave)],
      [at(-0.05, 0), at(-0.05, two ? 2.8 : eave)],
      [at(-0.42 * b, eave), at(-0.42 * b, eave + rise * 0.5)],
      [at(0.42 * b, eave), at(0.42 * b, eave + rise * 0.5)],
      [at(-0.5 * b, eave + rise * 0.2), at(0.5 * b, eave + rise * 0.2)],
    ],
    0.17,
  );
  keyed(s, [at(-b, 0), at(b, 0)], 0.1);
  for (const v of [-b, b]) keyed(s, [at(v, 0), at(v, eave)], 0.09);
}
