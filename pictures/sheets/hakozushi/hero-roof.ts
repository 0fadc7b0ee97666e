/** Tiled roofs under snow: rows of round tiles that drifts bury here and leave there, a dark row of tile ends below. */
import { type Col, lerp, mix, Noise, type Pt, ramp, sstep, type V3 } from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { at, onSlope, scaleAt } from "./hero-plan.ts";
import { cap, painted, patch, type Pen, plane, rule, seen, upright, across } from "./hero-pen.ts";
import { cutSteps } from "./hero-wear.ts";

export interface RoofInk {
  /** snow under the sky, towards the eave, and in the shade of the rows */
  readonly light: Col;
  readonly low: Col;
  readonly dent: Col;
  readonly tile: Col;
  readonly rim: Col;
}
export interface Slope {
  readonly x: readonly [number, number];
  /** [y, z] of its upper edge and of its eave */
  readonly top: readonly [number, number];
  readonly eave: readonly [number, number];
  readonly ink: RoofInk;
  readonly pitch?: number;
  /** how much of the tiles the wind has swept, 0..1 */
  readonly bare?: number;
  readonly line?: number;
}
const n = new Noise(811);

/** How deep the snow lies: drifts slide towards the eave and lie thick under the ridge. */
const depth = (x: number, f: number, s: Slope) =>
  0.62 -
  0.75 * (s.bare ?? 0.5) +
  0.62 * n.fbm(x * 0.3 + f * 0.5 + s.top[1] * 3, f * 1.7 + s.eave[0], 3) +
  0.35 * sstep(0.3, 0, f) +
  0.16 * sstep(0.8, 1, f);

export function snowSlope(pen: Pen, s: Slope) {
  const { ink } = s,
    [x0, x1] = s.x,
    line = s.line ?? 1.4;
  const on = (x: number, f: number, over = 0): V3 => [
    x,
    lerp(s.top[0], s.eave[0], f),
    lerp(s.top[1], s.eave[1], f) + over,
  ];
  const count = Math.round((x1 - x0) / (s.pitch ?? 0.31)),
    pitch = (x1 - x0) / count;
  // the board below the eave
  plane(pen, [on(x0, 1, -0.22), on(x1, 1, -0.22), on(x1, 1), on(x0, 1)], ink.tile);
  const of = ramp([
    [0, ink.tile],
    [0.2, ink.rim],
    [0.42, ink.dent],
    [0.68, ink.low],
    [0.86, mix(ink.light, ink.low, 0.35)],
    [1, ink.light],
  ]).at;
  painted(pen, [on(x0, 0), on(x1, 0), on(x1, 1), on(x0, 1)], (p) => {
    const [x, f] = onSlope(p, s.top, s.eave);
    const u = (x - x0) / pitch,
      i = Math.round(u),
      // a row is never quite straight
      d = u - i + 0.05 * n.n2(f * 3, i * 1.7);
    const deep = depth(x, f, s),
      drift = n.fbm(x * 0.9 + 5, f * 5, 2) * 0.11 - 0.16 * f;
    const roll = Math.abs(d) < 0.25;
    // buried: only a soft swell tells where the row runs
    const swell = 0.97 + drift - 0.1 * Math.max(0, Math.sin(d * Math.PI * 2));
    const bare = deep + 0.2 - 0.16 * f + 0.07 * n.n2(i * 2.3, f * 5);
    let v: number;
    if (roll) {
      v = d < -0.08 ? 1 : d < 0.08 ? 0.9 : 0.6;
      if (bare < 0.02 && d > -0.04) v = d > 0.1 ? 0.4 : 0.62;
    } else {
      v = d > 0 && d < 0.38 ? 0.47 : 0.84;
      if (bare < 0) v -= 0.3 * sstep(0, 0.1, -bare);
    }
    const hidden = sstep(0.3, 0.56, deep + 0.1 * n.n2(x * 3, f * 9));
    return of(cutSteps(lerp(v + drift * 0.8, swell, hidden), 8));
  });
  rows(pen, s, count, on);
  eaveRow(pen, s, count, on);
  rule(pen, [on(x0, 0), on(x0, 1)], line * 0.7);
}
/** The key line on the shaded side of a row, where the snow leaves the row free. */
function rows(pen: Pen, s: Slope, count: number, on: (x: number, f: number, over?: number) => V3) {
  const [x0, x1] = s.x,
    pitch = (x1 - x0) / count,
    N = 9;
  for (let i = 0; i <= count; i++) {
    const x = x0 + pitch * (i + 0.25);
    let from = -1;
    for (let k = 0; k <= N; k++) {
      const free = k < N && depth(x, (k + 0.5) / N, s) < 0.32;
      if (free && from < 0) from = k;
      if (!free && from >= 0) {
        if (k - from > 1) rule(pen, [on(x, from / N), on(x, k / N)], 0.55 * (s.line ?? 1.4));
        from = -1;
      }
    }
  }
}
/** Tile ends, half under the snow's lip, which hangs over them unevenly. */
function eaveRow(
  pen: Pen,
  s: Slope,
  count: number,
  on: (x: number, f: number, over?: number) => V3,
) {
  const { ink } = s,
    [x0, x1] = s.x,
    pitch = (x1 - x0) / count;
  const T = new Tones();
  for (let i = 0; i <= count; i++) {
    const x = x0 + pitch * i,
      [cx, cy] = at(...on(x, 1, -0.1)),
      w = scaleAt(x, s.eave[0]) * pitch,
      r = w * (0.33 + 0.02 * n.n2(i * 3.1, 7));
    for (const [c, dx, dy, k] of [
      [mix(ink.tile, "#0a0d20", 0.45), 0, 0, 1.12],
      [mix(ink.tile, ink.rim, 0.45), -0.06, 0.04, 0.86],
      [ink.tile, 0.02, 0.06, 0.62],
    ] as const)
      T.add(c, (q) => {
        q.moveTo(cx + r * (dx + k), cy + r * dy);
        q.arc(cx + r * dx, cy + r * dy, r * k, 0, 6.3);
      });
  }
  T.flush(pen.x);
  const N = count * 4;
  const edge = (drop: (x: number) => number): Pt[] =>
    Array.from({ length: N + 1 }, (_, i) => {
      const x = lerp(x0, x1, i / N);
      return at(...on(x, 1, -drop(x)));
    });
  const hang = (x: number) =>
    0.045 +
    0.07 * Math.max(-0.4, n.fbm(x * 0.8, s.eave[1] * 3, 2)) +
    0.022 * n.n2(x * 4.5, s.eave[1]);
  const back = [1, 0.75, 0.5, 0.25, 0].map((t) => at(...on(lerp(x0, x1, t), 0.955)));
  patch(pen, [...edge(hang), ...back], mix(ink.light, ink.low, 0.45));
  patch(
    pen,
    [...edge((x) => hang(x)), ...edge((x) => hang(x) * 0.35 - 0.01).toReversed()],
    ink.low,
  );
  rule(pen, [on(x0, 1, -0.2), on(x1, 1, -0.2)], (s.line ?? 1.4) * 0.9);
}
/** The ridge: a dark stack of tiles with a long uneven cushion of snow, and an end tile on either side. */
export function ridge(
  pen: Pen,
  [x0, x1]: readonly [number, number],
  y: number,
  z: number,
  ink: RoofInk,
  line = 1.4,
) {
  plane(pen, upright(x0, x1, z - 0.05, z + 0.3, y), ink.tile);
  plane(pen, upright(x0, x1, z + 0.04, z + 0.08, y), mix(ink.tile, ink.rim, 0.6));
  plane(pen, upright(x0, x1, z + 0.18, z + 0.21, y), mix(ink.tile, ink.rim, 0.4));
  const N = 60;
  const along = (h: (x: number) => number): V3[] =>
    Array.from({ length: N + 1 }, (_, i) => {
      const x = lerp(x0 + 0.1, x1 - 0.1, i / N);
      return [x, y, z + h(x)];
    });
  const top = (x: number) => 0.47 + 0.05 * n.fbm(x * 0.8, z, 2),
    low = (x: number) => 0.24 + 0.05 * n.fbm(x * 1.3, z + 5, 2);
  patch(pen, seen([...along(top), ...along(low).toReversed()]), ink.low);
  patch(
    pen,
    seen([
      ...along(top),
      ...along((x) => lerp(top(x), low(x), 0.5 + 0.25 * n.n2(x * 1.1, z))).toReversed(),
    ]),
    mix(ink.light, ink.low, 0.15),
  );
  for (const x of [x0, x1]) {
    plane(pen, across(x + 0.17, y, y + 0.3, z - 0.12, z + 0.56), ink.tile);
    plane(
      pen,
      upright(x - 0.17, x + 0.17, z - 0.12, z + 0.56, y),
      mix(ink.tile, ink.rim, 0.25),
      line,
    );
    cap(pen, [x - 0.22, x + 0.26], y, z + 0.56, 0.14, ink.light, ink.low);
  }
  rule(pen, upright(x0 + 0.2, x1 - 0.2, z - 0.05, z - 0.05, y).slice(0, 2), line);
}
/** The edge of a slope towards the right, seen from its side: a board, and snow on the last row of tiles. */
export function verge(
  pen: Pen,
  x: number,
  top: readonly [number, number],
  eave: readonly [number, number],
  ink: RoofInk,
  wood: Col,
) {
  const side = (d: number): V3[] => [
    [x, top[0], top[1] + d],
    [x, eave[0], eave[1] + d],
  ];
  plane(pen, [...side(-0.34), ...side(0).toReversed()], wood, 1.2);
  for (const [d, w, c] of [
    [0.05, 0.17, mix(ink.light, ink.low, 0.8)],
    [0.08, 0.08, ink.light],
  ] as const) {
    pen.x.fillStyle = `rgb(${mix(c, c, 0).map(Math.round).join()})`;
    pen.x.beginPath();
    brushPath(pen.x, seen(side(d)), () => scaleAt(x, eave[0]) * w);
    pen.x.fill();
  }
}
