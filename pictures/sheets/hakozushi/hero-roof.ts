/** Tiled roofs under snow: one calm white plane each, rows of tile that show through near the eave, a dark row of tile ends below. */
import { type Col, lerp, mix, Noise, type Pt, type V3, bokashi } from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { at, scaleAt } from "./hero-plan.ts";
import { cap, patch, type Pen, plane, rule, seen, upright, across } from "./hero-pen.ts";

export interface RoofInk {
  /** snow under the sky, towards the eave, and in the dents between the rows */
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
  /** how much of the rows shows, 0..1 */
  readonly bare?: number;
  readonly line?: number;
}
const n = new Noise(811);

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
  const mid = (x0 + x1) / 2,
    [, yt] = at(...on(mid, 0)),
    [, ye] = at(...on(mid, 1));
  // the board below the eave
  plane(pen, [on(x0, 1, -0.22), on(x1, 1, -0.22), on(x1, 1), on(x0, 1)], ink.tile);
  plane(
    pen,
    [on(x0, 0), on(x1, 0), on(x1, 1), on(x0, 1)],
    bokashi(pen.x, 0, yt, 0, ye, [
      [0, ink.light],
      [0.55, mix(ink.light, ink.low, 0.35)],
      [1, ink.low],
    ]),
  );
  const T = new Tones();
  for (let i = 1; i < count; i++) {
    const x = x0 + pitch * i;
    // long stretches of snow hide the rows altogether
    const thick = n.fbm(x * 0.42 + s.top[1] * 3, s.eave[0] * 5, 2);
    const from = Math.min(0.82, Math.max(0.02, 0.5 + thick * 0.75 - (s.bare ?? 0.5) * 0.5));
    const row = [0, 0.33, 0.66, 1].map((t) => at(...on(x, lerp(from, 1, t))));
    const w = scaleAt(x, s.eave[0]) * pitch;
    T.add(ink.dent, (q) => brushPath(q, row, (t) => w * (0.1 + 0.12 * t)));
    T.add(ink.light, (q) =>
      brushPath(
        q,
        row.slice(1).map(([a, b]): Pt => [a - w * 0.2, b]),
        (t) => w * (0.05 + 0.1 * t),
      ),
    );
  }
  T.flush(pen.x);
  eaveRow(pen, s, count, on);
  rule(pen, [on(x0, 0), on(x0, 1)], line * 0.7);
}
/** Round tile ends, each with its cushion of snow. */
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
  const lip: Pt[] = [];
  for (let i = 0; i <= count; i++) {
    const x = x0 + pitch * i,
      [cx, cy] = at(...on(x, 1, -0.1)),
      w = scaleAt(x, s.eave[0]) * pitch;
    T.add(ink.tile, (q) => {
      q.moveTo(cx + w * 0.36, cy);
      q.arc(cx, cy, w * 0.36, 0, 6.3);
    });
    T.add(ink.rim, (q) => {
      q.moveTo(cx + w * 0.2, cy + w * 0.02);
      q.arc(cx - w * 0.02, cy + w * 0.04, w * 0.2, 0, 6.3);
    });
    const hang = 0.055 + 0.04 * n.n2(x * 1.7, s.eave[1]);
    for (let k = -4; k < 4; k++) {
      const u = k / 4;
      lip.push(at(...on(x + (u * pitch) / 2, 1, -0.015 - hang * Math.sqrt(1 - u * u))));
    }
  }
  T.flush(pen.x);
  const back = [1, 0.75, 0.5, 0.25, 0].map((t) => at(...on(lerp(x0, x1, t), 0.93)));
  patch(pen, [...lip, ...back], mix(ink.light, ink.low, 0.3));
  rule(pen, [on(x0, 1, -0.2), on(x1, 1, -0.2)], (s.line ?? 1.4) * 0.9);
}
/** The ridge: a dark stack of tiles with a long cushion of snow, and an end tile on either side. */
export function ridge(
  pen: Pen,
  [x0, x1]: readonly [number, number],
  y: number,
  z: number,
  ink: RoofInk,
  line = 1.4,
) {
  plane(pen, upright(x0, x1, z - 0.05, z + 0.3, y), ink.tile);
  plane(pen, upright(x0, x1, z + 0.04, z + 0.09, y), ink.rim);
  cap(pen, [x0 + 0.1, x1 - 0.1], y, z + 0.3, 0.2, ink.light, ink.low);
  for (const x of [x0, x1]) {
    plane(pen, across(x + 0.17, y, y + 0.3, z - 0.12, z + 0.56), ink.tile);
    plane(
      pen,
      upright(x - 0.17, x + 0.17, z - 0.12, z + 0.56, y),
      mix(ink.tile, ink.rim, 0.4),
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
  const roll = seen(side(0.05));
  pen.x.fillStyle = `rgb(${mix(ink.light, ink.low, 0.6).map(Math.round).join()})`;
  pen.x.beginPath();
  brushPath(pen.x, roll, () => scaleAt(x, eave[0]) * 0.15);
  pen.x.fill();
}
