/** Hakozushi C: the river, almost still: the world hangs in it in flat tones, loosened by long slow waves; lights as few strokes. */
import { type Canvas } from "@napi-rs/canvas";
import {
  clamp,
  css,
  type Ctx,
  getPx,
  H,
  layer,
  lerp,
  Noise,
  PH,
  type Pt,
  putPx,
  PW,
  Rng,
  SS,
  sstep,
  type V3,
} from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { LEVEL } from "./c-plan.ts";

const n = new Noise(57);
/** The height of the waves at a point: long flat lenses, smaller towards the far bank. */
function wave(x: number, y: number) {
  const d = Math.sqrt(Math.max(4, y - LEVEL));
  const u = (x - 800) * (0.0012 + 0.03 / d),
    v = d * 0.8;
  return 0.9 * n.n2(u, v) + 0.13 * n.n2(u * 1.9 + 30, v * 2.6);
}
/** Prints the mirrored world on the water. */
export function river(P: Print, mirrored: Canvas) {
  const from = getPx(mirrored).data;
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  const top = Math.floor((LEVEL + 6) * SS);
  for (let j = top; j < PH; j++) {
    const y = j / SS,
      k = clamp((y - LEVEL) / (H - LEVEL));
    for (let i = 0; i < PW; i++) {
      const x = i / SS,
        w = wave(x, y);
      const fx = clamp((x + w * lerp(0.5, 22, k)) * SS, 0, PW - 2),
        fy = clamp((y + w * lerp(0.5, 32, k)) * SS, top, PH - 2);
      const sx = Math.floor(fx),
        sy = Math.floor(fy),
        o = (sy * PW + sx) * 4,
        q = (j * PW + i) * 4;
      const at = (c: number) =>
        lerp(
          lerp(from[o + c], from[o + 4 + c], fx - sx),
          lerp(from[o + PW * 4 + c], from[o + PW * 4 + 4 + c], fx - sx),
          fy - sy,
        );
      const rgb: V3 = [at(0), at(1), at(2)];
      const lum = (0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2]) / 255;
      // water takes from all that hangs in it, most from what is dark, and more towards us
      const drown = lerp(0.2, 0.08, sstep(0.3, 0.7, lum)) + 0.52 * sstep(0.3, 0.95, k);
      const deep = sstep(0.35, 1, k);
      const own = [lerp(52, 20, deep), lerp(66, 31, deep), lerp(108, 66, deep)];
      for (let c = 0; c < 3; c++) d[q + c] = lerp(rgb[c], own[c], drown);
      d[q + 3] = 255;
    }
  }
  putPx(L.c, im);
  P.put(L, { occlude: 1 });
}
/** One cut of the knife: a long flat lens. */
function cut(P: Print, x: number, y: number, long: number, thick: number, tone: string, a: number) {
  const run = Array.from({ length: 13 }, (_, i): Pt => [
    x + (i / 12 - 0.5) * long,
    y + 1.6 * n.n2(i * 0.16 + x, y * 0.1),
  ]);
  P.base.x.fillStyle = css(tone, a);
  P.base.x.beginPath();
  brushPath(
    P.base.x,
    run,
    (t) =>
      thick * Math.sin(Math.PI * (0.02 + 0.96 * t)) ** 0.75 * (0.85 + 0.3 * n.n2(t * 3, x + y)),
  );
  P.base.x.fill();
}
interface Light {
  readonly x: number;
  readonly half: number;
  readonly top: number;
  readonly foot: number;
  readonly lit: number;
}
/** The lit windows as they hang in the still water: drawn long, fading downwards; the waves then loosen them. */
export function hanging(x: Ctx, all: readonly Light[]) {
  for (const { x: mid, half, top, foot, lit } of all) {
    const high = foot - top,
      end = foot + high * 1.35;
    const tone = lit > 0.9 ? "#ffca80" : lit > 0.6 ? "#eaa868" : "#8d6459";
    const g = x.createLinearGradient(0, top, 0, end);
    g.addColorStop(0, css(tone, 0.5));
    g.addColorStop(0.1, css(tone, 0.95));
    g.addColorStop(0.34, css(tone, 0.9));
    g.addColorStop(0.62, css(tone, 0.5));
    g.addColorStop(1, css(tone, 0));
    const wide = (t: number) => half * (0.84 - 0.5 * t);
    const side = (sign: number): Pt[] =>
      [0, 0.25, 0.5, 0.75, 1].map((t) => [mid + sign * wide(t), lerp(top, end, t)]);
    fillPoly(x, [...side(-1), ...side(1).toReversed()], g);
  }
}
/** What the waves make of them: dark water across, and a few long strokes of light beside. */
export function lights(P: Print, all: readonly Light[]) {
  const r = new Rng(14);
  for (const { x, half, top, foot, lit } of all) {
    const high = foot - top;
    const tone = lit > 0.9 ? "#e9b56e" : lit > 0.6 ? "#cf8f58" : "#7d5a58";
    const across = (
      d: number,
      long: number,
      thick: number,
      fill: string,
      a: number,
      slip: number,
    ) => cut(P, x + slip * half, top + high * d, long * half, thick, fill, a);
    for (const [d, thick] of [
      [r.range(0.6, 0.85), 6],
      [r.range(1.2, 1.4), 10],
    ] as const)
      across(d, 2.2, thick, "#1d274c", 0.92, (r.chance(0.5) ? -1 : 1) * r.range(0.5, 0.95));
    across(r.range(0.3, 0.4), 2.5, 4.4, tone, 0.85 * (0.3 + 0.7 * lit), r.range(-0.3, 0.3));
    across(r.range(1.05, 1.15), 2.6, 4.4, tone, 0.5 * (0.3 + 0.7 * lit), r.range(-0.5, 0.5));
    across(r.range(1.62, 1.75), 1.4, 3.6, tone, 0.4 * (0.3 + 0.7 * lit), r.range(-0.3, 0.3));
  }
}
/** Under each lamp of the bridge its globe, drawn long, and three strokes. */
export function glints(P: Print, lamps: readonly Pt[]) {
  for (const [i, [lx, ly]] of lamps.entries()) {
    const side = i % 2 ? -1 : 1;
    for (const [dx, dy, long, thick, a] of [
      [1, -12, 15, 3, 0.6],
      [0, 0, 20, 9, 0.95],
      [4, 13, 27, 4.4, 0.9],
      [-5, 27, 19, 3.6, 0.75],
      [3, 52, 30, 3, 0.5],
    ] as const)
      cut(P, lx + side * dx, ly + dy, long, thick, "#f3cf90", a);
  }
}
/** A few long ripples; the sky in those that turn to it, the dark in the others. */
export function ripples(P: Print) {
  for (const [x, y, long, thick, tone, a] of [
    [690, 846, 330, 5, "#7d8aa6", 0.5],
    [1010, 872, 420, 6, "#7d8aa6", 0.45],
    [430, 905, 300, 5, "#53628d", 0.5],
    [800, 930, 240, 5, "#6f7ea0", 0.4],
    [560, 988, 380, 7, "#44527f", 0.5],
    [240, 1040, 300, 6, "#3b4874", 0.45],
    [660, 1064, 180, 5, "#44527f", 0.4],
    [180, 1120, 260, 7, "#36436e", 0.45],
    [1180, 800, 250, 4, "#8f93ab", 0.4],
    [860, 714, 180, 3.4, "#5d6384", 0.6],
    [800, 690, 120, 2.6, "#ffdca4", 0.6],
    [900, 664, 90, 2.2, "#ffe3b0", 0.6],
    [1270, 742, 150, 3, "#ffdca4", 0.5],
  ] as const)
    cut(P, x, y, long, thick, tone, a);
}
/** The air over the far water: paler along the foot of the bridge. */
export function haze(P: Print) {
  P.mist(
    (x, y) => 0.17 * sstep(520, 900, x) * sstep(500, 572, y) * (1 - sstep(572, 660, y)),
    "#e2b296",
    { key: 0.2 },
  );
}
