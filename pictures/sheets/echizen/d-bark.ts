/** Echizen D: stripped bark in bundles, held or hung over a bamboo pole, drawn out by the current like long pale hair. */
import {
  type Col,
  type Ctx,
  type Pt,
  bokashi,
  css,
  lerp,
  mix,
  Noise,
  Rng,
} from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";
import { type Ink, contour, solid } from "./d-ink.ts";

const n = new Noise(31);
const STRAW: readonly Col[] = ["#a58d6a", "#c9b48c", "#e5d5ae", "#f6ebcd", "#fffaea"];
const WATER = "#2d6f7e";
interface Bundle {
  readonly at: Pt;
  /** Its length along the stream, the height of its fall to the water, and its width. */
  readonly long: number;
  readonly fall: number;
  readonly wide: number;
  /** How far the hands draw it together, 0 to 0.5. */
  readonly gather: number;
  readonly seed: number;
}
/** the course of the strip at `side` (-1 to 1) of a bundle: down to the water, then away to the left with the stream */
function course(b: Bundle, side: number, reach: number): Pt[] {
  const [x, y] = b.at;
  const spread = (t: number) =>
    side * b.wide * (0.5 + 0.5 * t * t - b.gather * Math.max(0, 1 - 7 * t));
  const bend = 4 * n.n2(side * 2, b.seed);
  const p: Pt[] = [[x + spread(0), y]];
  p.push([x + spread(0.05) - 2, y + b.fall * 0.55]);
  for (let i = 1; i <= 6; i++) {
    const t = (i / 6) * reach;
    const run = b.long * t;
    const sway = (5 * Math.sin(t * 5 + b.seed) + 5 * n.n2(t * 2.2, b.seed + side * 1.3)) * t;
    // along the stream, and across it by what makes the bundle broad
    p.push([
      x - 6 * (1 - t) - run * 0.83 + spread(t) * 0.62 + bend * t,
      y + b.fall * (0.72 + 0.28 * Math.min(1, t * 3)) + run * 0.5 + spread(t) * 0.62 + sway,
    ]);
  }
  return catmull(p, 7);
}
export function bundle(ink: Ink, b: Bundle) {
  const r = new Rng(b.seed);
  // what shows of the whole under the water
  ink.x.fillStyle = css("#2f7482", 0.55);
  for (const s of [-0.55, 0.1, 0.6]) {
    ink.x.beginPath();
    brushPath(
      ink.x,
      course(b, s, 1.16),
      (t) => b.wide * 0.5 * (t < 0.2 ? 0.5 : 1) * Math.min(1, (1 - t) * 3),
    );
    ink.x.fill();
  }
  const strips = 44;
  for (let i = 0; i < strips; i++) {
    const rank = i / strips;
    const side = r.range(-1, 1) * (0.75 + 0.25 * rank);
    const reach = r.range(0.55, 1.1) * (1 - 0.14 * side * side);
    const p = course(b, side, reach);
    // the sun comes from behind on the right, so the right side is the light one
    const light = 0.5 + 0.38 * side + 0.34 * (rank - 0.5) + 0.12 * r.g();
    const tone = STRAW[Math.max(0, Math.min(4, Math.round(light * 4.2)))];
    const tip = p[p.length - 1];
    ink.x.fillStyle = bokashi(ink.x, p[0][0], p[0][1], tip[0], tip[1], [
      [0, tone],
      [0.66, tone],
      [1, mix(tone, WATER, 0.62)],
    ]);
    const wide = b.wide * r.range(0.08, 0.18);
    ink.x.beginPath();
    brushPath(ink.x, p, (t) => wide * (t > 0.5 ? Math.max(0.06, (1 - t) / 0.5) : 1));
    ink.x.fill();
    if (i % 5 === 0)
      contour(
        ink.k,
        p.slice(4, Math.round(p.length * 0.62)).map(([px, py]): Pt => [px - wide / 2, py]),
        0.9,
        0.42,
      );
  }
}
const POLE: readonly [Pt, Pt] = [
  [652, 1015],
  [1046, 962],
];
const HUNG: readonly [on: number, long: number][] = [
  [0.135, 186],
  [0.33, 196],
  [0.52, 170],
  [0.71, 184],
  [0.895, 160],
];
/** the pole on its two stakes, with the bundles that rinse by themselves */
export function pole(ink: Ink) {
  const [a, b] = POLE;
  const stake = (px: number, top: number, foot: number) => {
    solid(ink, from([px, top], `-6,0 6,-2 6,${foot - top} -6,${foot - top + 3}`), "#4a2c2c", 1.2);
    solid(ink, from([px, top], `1,2 6,2 6,${foot - top} 2,${foot - top}`), "#8c5846");
  };
  for (const [i, px] of [672, 1030].entries()) stake(px, i ? 926 : 968, i ? 1016 : 1062);
  for (const [on, long] of HUNG)
    bundle(ink, {
      at: [lerp(a[0], b[0], on), lerp(a[1], b[1], on)],
      long,
      fall: 58,
      wide: 31,
      gather: 0,
      seed: Math.round(on * 100),
    });
  const rod = (w: number, off: number): Pt[] => [
    [a[0], a[1] - w + off],
    [b[0], b[1] - w + off],
    [b[0], b[1] + w + off],
    [a[0], a[1] + w + off],
  ];
  solid(ink, rod(5.4, 0), "#b98a35", 1.3);
  solid(ink, rod(2, -2.6), "#ecc873");
  for (const t of [0.22, 0.43, 0.62, 0.8]) {
    const [px, py] = [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
    contour(
      ink.k,
      [
        [px, py - 5],
        [px, py + 5],
      ],
      1.5,
      0.7,
    );
  }
  for (const [on] of HUNG) over(ink, [lerp(a[0], b[0], on), lerp(a[1], b[1], on)]);
}
/** the part of a bundle that lies over the pole */
function over(ink: Ink, c: Pt) {
  for (let i = 0; i < 6; i++) {
    const px = -16 + i * 5.6;
    solid(
      ink,
      catmull(
        from(c, `${px},14 ${px - 0.6},-6 ${px + 2},-10.5 ${px + 5.4},-7 ${px + 5.8},13`),
        4,
        true,
      ),
      STRAW[i < 1 ? 1 : i < 3 ? 2 : i < 5 ? 3 : 4],
      0.8,
      0.5,
    );
  }
}
/** dark rings that stakes and legs make in the stream */
export function rings(x: Ctx, [px, py]: Pt, w: number, tall: number) {
  for (let i = 0; i < 8; i++) {
    const t = i / 7;
    x.fillStyle = css("#0c2539", 0.75 * (1 - 0.7 * t));
    x.beginPath();
    x.ellipse(
      px + 3 * Math.sin(i * 2.1) - t * 5,
      py + t * tall,
      w * (1 - 0.35 * t) * (0.8 + 0.25 * Math.sin(i * 1.7)),
      1.9,
      0,
      0,
      7,
    );
    x.fill();
  }
}
