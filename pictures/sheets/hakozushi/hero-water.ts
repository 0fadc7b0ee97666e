/** The canal: a dark mirror in few flat planes, loosened by long slow waves; the lit front lies in it in strokes. */
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
  SS,
  sstep,
  type V3,
} from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { at, LONG, QUAY, WATER } from "./hero-plan.ts";
import { shoreY, warmth } from "./hero-glitter.ts";
import { FEET } from "./hero-walker.ts";
import { FOOT } from "./hero-willow.ts";
import { POST } from "./hero-quay.ts";

const n = new Noise(31);
/** Where a point hangs in the water. */
const below = ([x, y, z]: V3): Pt => at(x, y, 2 * WATER - z);
const wall = (x0: number, x1: number, z0: number, z1: number, y: number): Pt[] =>
  (
    [
      [x0, y, z0],
      [x1, y, z0],
      [x1, y, z1],
      [x0, y, z1],
    ] as const
  ).map((p) => below([...p]));
const slope = (
  x0: number,
  x1: number,
  top: readonly [number, number],
  eave: readonly [number, number],
): Pt[] =>
  (
    [
      [x0, ...top],
      [x1, ...top],
      [x1, ...eave],
      [x0, ...eave],
    ] as const
  ).map((p) => below([...p]));

/** The willow and the walker as they hang in the water. */
function standing(x: Ctx) {
  const [tx, ty] = FOOT;
  const trunk = (z: number, dx: number): Pt => {
    const [px, py] = below([tx, ty, z]);
    return [px + dx, py];
  };
  const g = x.createLinearGradient(0, trunk(0, 0)[1], 0, trunk(6.4, 0)[1]);
  g.addColorStop(0, css("#1f294f", 0.85));
  g.addColorStop(0.45, css("#1f294f", 0.6));
  g.addColorStop(1, css("#1f294f", 0));
  fillPoly(
    x,
    [
      trunk(0, -27),
      trunk(0, 27),
      trunk(4.6, 2),
      trunk(8, 92),
      trunk(8, 68),
      trunk(5.4, -8),
      trunk(8, -4),
      trunk(8, -34),
      trunk(5.2, -34),
      trunk(8, -132),
      trunk(8, -146),
      trunk(4.4, -46),
    ],
    g,
  );
  const [wx, wy] = FEET;
  const body = (z: number, dx: number): Pt => {
    const [px, py] = below([wx, wy, z]);
    return [px + dx, py];
  };
  fillPoly(
    x,
    [
      body(0.3, -12),
      body(0.3, 16),
      body(0.8, 24),
      body(1.4, 6),
      body(1.6, 0),
      body(1.78, -20),
      body(1.5, -40),
      body(1.42, -22),
      body(0.8, -16),
    ],
    "#1f294f",
  );
}
/** What hangs in the water: sky, pale houses, the dark shop and its neighbour, the quay. */
function hanging() {
  const L = layer(),
    { x } = L;
  const g = x.createLinearGradient(0, 700, 0, H);
  for (const [t, c] of [
    [0, "#71879f"],
    [0.35, "#4f678f"],
    [0.7, "#2f4473"],
    [1, "#1f2f5a"],
  ] as const)
    g.addColorStop(t, c);
  x.fillStyle = g;
  x.fillRect(0, 0, 1600, H);
  fillPoly(x, wall(-40, -16, 0, 3.3, 0.4), "#425682");
  fillPoly(x, wall(-16.6, -1.1, 0, 4.2, 0.6), "#3d507d");
  fillPoly(x, wall(-0.5, 7.5, 0, 5, 0), "#222a50");
  fillPoly(x, slope(-0.55, 7.5, [3.3, 7.1], [-0.95, 4.85]), "#43557f");
  fillPoly(x, slope(-0.55, 7.5, [0, 3.68], [-1.1, 2.9]), "#394a76");
  fillPoly(x, wall(7.4, 16, 0, 4.7, 0), "#171e40");
  fillPoly(x, slope(7.6, 16, [3.3, 6.7], [-0.9, 4.6]), "#43547f");
  standing(x);
  warmth(x);
  fillPoly(x, wall(LONG[0], LONG[1], -0.08, 0.08, QUAY), "#4a5d8a");
  fillPoly(x, wall(LONG[0], LONG[1], WATER - 1, -0.1, QUAY), "#1d274c");
  const [px, py] = POST;
  fillPoly(x, wall(px - 0.1, px + 0.16, WATER, 0.44, py), "#161d3d");
  return L.c;
}
/** The height of the waves at a point: long flat lenses, larger towards us. */
function wave(x: number, y: number) {
  const d = Math.sqrt(Math.max(4, y - 500));
  const u = (x - 800) * (0.0012 + 0.03 / d),
    v = d * 0.85;
  return 0.62 * n.n2(u, v) + 0.34 * n.n2(u * 1.6 + 30, v * 2.6);
}
export function water(print: Print) {
  const from = getPx(hanging()).data;
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  for (let j = Math.floor(600 * SS); j < PH; j++) {
    const y = j / SS;
    for (let i = 0; i < PW; i++) {
      const x = i / SS,
        shore = shoreY(x);
      if (y < shore - 2) continue;
      const k = clamp((y - shore) / (H - shore)),
        w = wave(x, y);
      const fx = clamp((x + w * lerp(1, 20, k)) * SS, 0, PW - 2),
        fy = clamp((y + w * lerp(0.5, 20, k)) * SS, 0, PH - 2);
      const sx = Math.floor(fx),
        sy = Math.floor(fy),
        o = (sy * PW + sx) * 4,
        q = (j * PW + i) * 4;
      const deep = 0.14 + 0.46 * sstep(0.25, 1, k);
      const own = [26, 38, 76];
      const warm = clamp((from[o] - from[o + 2]) / 90);
      for (let c = 0; c < 3; c++) {
        const v = lerp(
          lerp(from[o + c], from[o + 4 + c], fx - sx),
          lerp(from[o + PW * 4 + c], from[o + PW * 4 + 4 + c], fx - sx),
          fy - sy,
        );
        d[q + c] = lerp(v, own[c], deep * (1 - 0.7 * warm));
      }
      d[q + 3] = 255;
    }
  }
  putPx(L.c, im);
  print.put(L, { occlude: 1 });
}
