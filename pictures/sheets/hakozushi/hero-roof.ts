/** Roofs under snow: one calm plane, tile lines only at the eave, the snow's thick edge over a dark row of tile ends. */
import { type Col, css, type Fill, lerp, mix, Noise, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly } from "../../kit/brush.ts";
import { scaleAt } from "./hero-plan.ts";
import { patch, type Pen, plane, seen, upright } from "./hero-pen.ts";

export interface RoofInk {
  /** snow towards the eave and under the ridge, its shade, and the tiles below it */
  readonly light: Col;
  readonly high: Col;
  readonly shade: Col;
  readonly tile: Col;
}
export interface Slope {
  readonly x: readonly [number, number];
  /** [y, z] of its upper edge and of its eave */
  readonly top: readonly [number, number];
  readonly eave: readonly [number, number];
  readonly ink: RoofInk;
  /** how thick the snow lies, in metres */
  readonly deep: number;
  /** how many of the tiles show at the eave, 0..1 */
  readonly tiles: number;
  /** the front of the snow, where a light below reaches it */
  readonly face?: Fill;
}
const n = new Noise(811);

export function snowSlope(pen: Pen, s: Slope) {
  const { ink, deep } = s,
    [x0, x1] = s.x,
    N = 60;
  const on = (x: number, f: number, over = 0): V3 => [
    x,
    lerp(s.top[0], s.eave[0], f),
    lerp(s.top[1], s.eave[1], f) + over,
  ];
  const along = (f: (x: number) => V3, a = x0, b = x1): Pt[] =>
    seen(Array.from({ length: N + 1 }, (_, i) => f(lerp(a, b, i / N))));
  // the row of tile ends
  patch(pen, [...along((x) => on(x, 1, -0.2)), ...along((x) => on(x, 1)).toReversed()], ink.tile);
  const swell = (x: number) => deep * (1 + 0.22 * n.n2(x * 0.33, s.eave[1]));
  const top = along((x) => on(x, 0, deep * 0.8)),
    edge = along((x) => on(x, 1, swell(x)), x0 - 0.04, x1 + 0.04),
    low = along(
      (x) => on(x, 1, -0.03 - deep * (0.26 + 0.42 * n.n2(x * 0.42 + 3, s.eave[1] * 2))),
      x0 - 0.04,
      x1 + 0.04,
    );
  const plane2: Pt[] = [...top, ...edge.toReversed()];
  const g = pen.x.createLinearGradient(0, Math.min(...top.map((p) => p[1])), 0, edge[N][1]);
  g.addColorStop(0, css(ink.high));
  g.addColorStop(0.62, css(ink.light));
  g.addColorStop(1, css(ink.light));
  patch(pen, plane2, g);
  patch(pen, [...edge, ...low.toReversed()], s.face ?? ink.shade);
  tileLines(pen, s, on, swell);
  // the right end of the snow, in shade
  patch(
    pen,
    seen([on(x1, 0), on(x1, 0, deep * 0.8), on(x1 + 0.04, 1, swell(x1)), on(x1, 1, -0.02)]),
    mix(ink.shade, ink.tile, 0.3),
  );
}
/** Where the snow is thin towards the eave, a few rows of tiles draw their line. */
function tileLines(
  pen: Pen,
  s: Slope,
  on: (x: number, f: number, over?: number) => V3,
  swell: (x: number) => number,
) {
  const [x0, x1] = s.x,
    count = Math.round((x1 - x0) / 0.42);
  pen.x.fillStyle = css(s.ink.shade, 0.7);
  pen.x.beginPath();
  for (let i = 1; i < count; i++) {
    const x = lerp(x0, x1, i / count),
      own = 0.9 * n.n2(x * 0.36, s.eave[1] * 3 + 1) + 0.12 * n.n2(i * 5.3, 9) + 0.5 * s.tiles - 0.3;
    if (own < 0.05) continue;
    const from = 1 - Math.min(0.4, 0.06 + own * 0.5) * (0.8 + 0.4 * n.n2(i * 3.7, s.eave[0]));
    const w = scaleAt(x, s.eave[0]) * 0.05;
    brushPath(
      pen.x,
      seen([on(x, from, swell(x)), on(x + 0.01, lerp(from, 1, 0.5), swell(x)), on(x, 1, swell(x))]),
      (t) => w * (0.12 + t * 0.95),
    );
  }
  pen.x.fill();
}
/** The ridge: a low cushion of snow over a dark line of tiles. */
export function ridge(
  pen: Pen,
  [x0, x1]: readonly [number, number],
  y: number,
  z: number,
  ink: RoofInk,
) {
  const N = 40;
  const along = (h: (u: number) => number): V3[] =>
    Array.from({ length: N + 1 }, (_, i) => [lerp(x0, x1, i / N), y, z + h(i / N)]);
  const round = (u: number) => Math.min(1, 30 * u, 30 * (1 - u)) ** 0.5;
  plane(pen, upright(x0, x1, z + 0.08, z + 0.26, y), ink.tile);
  const top = (u: number) => 0.3 + 0.2 * round(u) * (1 + 0.16 * n.n2(u * 3, z)),
    low = (u: number) => 0.2 + 0.04 * n.n2(u * 4, z + 5);
  patch(pen, seen([...along(top), ...along(low).toReversed()]), ink.high);
  patch(
    pen,
    seen([...along((u) => lerp(top(u), low(u), 0.62)), ...along(low).toReversed()]),
    ink.shade,
  );
}
/** The edge of a slope towards the right, seen from its side: a dark board under the snow. */
export function verge(
  pen: Pen,
  x: number,
  top: readonly [number, number],
  eave: readonly [number, number],
  wood: Col,
) {
  const ps = seen([
    [x, top[0], top[1] - 0.36],
    [x, eave[0], eave[1] - 0.3],
    [x, eave[0], eave[1]],
    [x, top[0], top[1]],
  ]);
  clearUnder(pen.k, ps);
  fillPoly(pen.x, ps, wood);
}
/** The underside of an eave above our eyes, as the light below it reaches it. */
export function soffit(
  pen: Pen,
  [x0, x1]: readonly [number, number],
  [y, z]: readonly [number, number],
  tone: Col | CanvasGradient,
) {
  const ps: V3[] = [
    [x0, y, z - 0.2],
    [x1, y, z - 0.2],
    [x1, 0, z - 0.02],
    [x0, 0, z - 0.02],
  ];
  plane(pen, ps, tone);
}
