/** Hakozushi C: the near willow, one dark mass that hangs into the sheet from the right, and a few strands beside it. */
import { css, type Ctx, lerp, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";

/** A clump of the mass: its middle at the top, half its width, how far it hangs, how many twigs. */
type Clump = readonly [top: number, half: number, long: number, twigs: number];
const BACK: readonly Clump[] = [
  [1330, 66, 300, 15],
  [1440, 70, 430, 16],
  [1560, 74, 640, 18],
];
const FRONT: readonly Clump[] = [
  [1296, 52, 176, 12],
  [1392, 64, 262, 15],
  [1500, 66, 400, 16],
  [1600, 52, 560, 14],
];
/** Leaves along a twig from a part of it on, to both sides, shorter to the tip. */
function leaves(
  T: Tones,
  run: readonly Pt[],
  from: number,
  r: Rng,
  tone: string,
  size: number,
  bare: number,
) {
  for (let i = Math.max(1, Math.floor(run.length * from)); i < run.length; i++) {
    const t = i / run.length,
      [px, py] = run[i];
    for (const side of [-1, 1]) {
      if (r.chance(bare)) continue;
      const long = size * lerp(1.15, 0.72, t) * r.range(0.75, 1.25);
      T.add(tone, (z) =>
        dab(
          z,
          px,
          py + r.range(-7, 7),
          long,
          long * 0.18,
          1.57 + side * r.range(0.08, 0.4),
          0.12 * side,
        ),
      );
    }
  }
}
const hanging = (top: number, sway: number, long: number, step: number) =>
  catmull(
    [
      [top + 16, -40],
      [top + 8, long * 0.3],
      [top + sway * 0.45, long * 0.68],
      [top + sway, long],
    ],
    Math.max(4, Math.round(long / step)),
  );
function clump(x: Ctx, [top, half, long, twigs]: Clump, r: Rng, tone: string) {
  const T = new Tones();
  for (let i = 0; i < twigs; i++) {
    const u = (i / (twigs - 1)) * 2 - 1 + 0.05 * r.g();
    const own = long * (1 - 0.5 * u * u) * r.range(0.74, 1.04);
    const run = hanging(top + half * u, -12 + 9 * u + 5 * r.g(), own, 52);
    x.fillStyle = tone;
    x.beginPath();
    brushPath(x, run, (t) => lerp((2.7 * half) / twigs + 9, 1.4, Math.min(1, t * 1.06) ** 1.35));
    x.fill();
    leaves(T, run, 0.36, r, tone, 31, 0.12);
  }
  T.flush(x);
}
/** Strands apart from the mass: top, sway, length. */
const STRANDS: readonly [number, number, number][] = [
  [1196, -30, 268],
  [1232, -24, 430],
  [1268, -18, 330],
  [1372, -22, 560],
  [1478, -18, 690],
];
export function willow(P: Print) {
  const r = new Rng(41);
  P.block((x) => {
    for (const c of BACK) clump(x, c, r, "#26384e");
    const T = new Tones();
    for (const [top, sway, long] of STRANDS) {
      const run = hanging(top, sway, long, 40);
      x.fillStyle = css("#1d2c42");
      x.beginPath();
      brushPath(x, run, (t) => 3 - 1.8 * t);
      x.fill();
      leaves(T, run, 0.08, r, "#1d2c42", 29, 0.22);
      T.flush(x);
    }
    // no sky comes through the crown
    fillPoly(
      x,
      catmull(
        [
          [1214, -30],
          [1262, 34],
          [1350, 84],
          [1450, 130],
          [1540, 190],
          [1660, 240],
          [1700, -30],
        ],
        8,
      ),
      "#111b30",
    );
    for (const c of FRONT) clump(x, c, r, "#111b30");
  });
}
