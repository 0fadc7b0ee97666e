/** What age and weather do to a surface: plaster that is mottled and stained, boards with grain, stones, trodden snow. Each is a few values with cut edges. */
import { type Col, lerp, Noise, type Pt, ramp, type RGB, sstep } from "../../kit/core.ts";
import { onGround, onWall } from "./hero-plan.ts";

type Tone = (p: Pt) => RGB;
const n = new Noise(443);

/** Gathers a value into `count` steps whose edges stay a little soft, as overlapping blocks of colour do. */
export function cutSteps(v: number, count: number) {
  const t = v * count,
    f = Math.floor(t);
  return (f + sstep(0.32, 0.68, t - f)) / count;
}
const tones = (cs: readonly Col[]) =>
  ramp(
    cs.map((c, i): [number, Col] => [i / (cs.length - 1), c]),
    256,
  ).at;

/** Plaster from dark to light; `eave` is the height of the shadow above, `foot` the height of the splashed part. */
export function plaster(cs: readonly Col[], y: number, eave: number, foot: number): Tone {
  const of = tones(cs);
  return (p) => {
    const [x, z] = onWall(p, y);
    const cloud = n.fbm(x * 0.75, z * 0.9 + y, 3) * 0.34 + n.fbm(x * 3.1, z * 3.4, 2) * 0.13;
    // rain has run down from the eave in streaks
    const run = n.n2(x * 4.3, z * 0.35) * sstep(eave - 1.9, eave - 0.5, z) * 0.13;
    const shadow = sstep(eave - 0.85, eave - 0.15, z + 0.09 * n.n2(x * 2.4, z * 2)) * 0.5;
    const damp = (1 - sstep(foot, foot + 0.7, z + 0.25 * n.n2(x * 1.6, 8))) * 0.22;
    return of(cutSteps(0.66 + cloud + run - shadow - damp, 5));
  };
}
/** Upright boards `wide` metres broad, from dark to light: each its own tone, with grain, and bleached towards the snow. */
export function boards(cs: readonly Col[], y: number, wide: number, z0 = 0): Tone {
  const of = tones(cs);
  return (p) => {
    const [x, z] = onWall(p, y);
    const i = Math.floor(x / wide),
      own = n.n2(i * 5.37, y * 3 + 2);
    const grain =
      n.n2(x * 17 + own * 9, z * 0.55 + i * 3.1) * 0.2 + n.n2(x * 44, z * 1.2 + i) * 0.12;
    const knot = n.n2(x * 6, z * 2.2 + own * 20) > 0.78 ? -0.18 : 0;
    const bleached = 0.3 * (1 - sstep(0.1, 0.95, z - z0 + 0.3 * n.n2(x * 4, i)));
    return of(cutSteps(0.42 + own * 0.2 + grain + knot + bleached, 5));
  };
}
/** Beams and posts: long grain along the length, worn on the edges. */
export function beam(cs: readonly Col[], y: number, along: "x" | "z"): Tone {
  const of = tones(cs);
  return (p) => {
    const [x, z] = onWall(p, y);
    const [l, c] = along === "x" ? [x, z] : [z, x];
    return of(
      cutSteps(
        0.5 + n.n2(c * 26, l * 0.7) * 0.3 + n.n2(c * 60, l * 1.6 + 4) * 0.14 + n.n2(l, c) * 0.2,
        4,
      ),
    );
  };
}
/** The face of one stone: hewn, darker where the water splashes it. */
export function stone(cs: readonly Col[], y: number, water: number): (own: number) => Tone {
  const of = tones(cs);
  return (own) => (p) => {
    const [x, z] = onWall(p, y);
    const hewn = n.fbm(x * 2.3 + own * 7, z * 3.2, 3) * 0.36 + n.n2(x * 11, z * 14) * 0.1;
    const wet = 0.34 * (1 - sstep(0.08, 0.4, z - water + 0.14 * n.n2(x * 2.1, own)));
    return of(cutSteps(0.52 + own * 0.2 + hewn - wet, 5));
  };
}
/** Snow on level ground: long swells and hollows; `trod` says where feet have pressed it, 0..1. */
export function swells(
  cs: readonly Col[],
  z: number,
  trod: (x: number, y: number) => number,
): Tone {
  const of = tones(cs);
  return (p) => {
    const [x, y] = onGround(p, z);
    const swell = n.fbm(x * 0.24 + y * 0.1, y * 0.8, 3) * 0.42 + n.n2(x * 1.3, y * 3.1) * 0.08;
    const t = trod(x, y);
    const kicked = t * (0.2 + 0.16 * n.n2(x * 2.2, y * 4));
    return of(cutSteps(0.74 + swell - kicked, 5));
  };
}
/** Snow that clings: a value between two tones for any small mass of it, by a point of the sheet. */
export const frost = (light: Col, low: Col, size = 1): Tone => {
  const of = tones([low, light]);
  return ([x, y]) =>
    of(cutSteps(lerp(0.15, 1.1, 0.5 + 0.5 * n.fbm((x * 0.012) / size, (y * 0.03) / size, 2)), 3));
};
