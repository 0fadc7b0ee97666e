/** Tozan Shrine, A: the local train, one long dark shape in the mist, its windows the only warm light. */
import {
  bokashi,
  type Col,
  css,
  type Ctx,
  lerp,
  mix,
  type Pt,
  sstep,
  type V3,
} from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { onPaper, scaleAt, TRACK } from "./a-plan.ts";

const CAR = 19.6,
  FIRST = -27.95,
  MIST = "#9bb0ad";
/** How much of a thing at a place along the line the mist has taken. */
const taken = (u: number) => 0.06 + 0.5 * sstep(-2, 34, u);
const cars = [0, 1, 2].map((i) => FIRST + i * CAR);

/** Where a window is: from, to, sill, head, and whether it belongs to a door. */
type Pane = readonly [u0: number, u1: number, z0: number, z1: number, door: boolean];
export const panes: readonly Pane[] = cars.flatMap((c): Pane[] => [
  ...[2.5, 9.2, 15.9].flatMap((d): Pane[] => [
    [c + d - 0.56, c + d - 0.08, 1.72, 2.84, true],
    [c + d + 0.08, c + d + 0.56, 1.72, 2.84, true],
  ]),
  ...[4.0, 5.9, 10.7, 12.6].map((d): Pane => [c + d, c + d + 1.68, 1.92, 2.84, false]),
  [c + 0.5, c + 1.4, 1.92, 2.84, false],
  [c + 17.3, c + 18.9, 1.92, 2.84, false],
]);
const across =
  (u0: number, u1: number, z: number, y = TRACK, count = 16) =>
  (mirrored: boolean) =>
    Array.from({ length: count + 1 }, (_, i) => onPaper([lerp(u0, u1, i / count), y, z], mirrored));

/** A long face whose tone goes over into the mist to the right. */
function strip(
  x: Ctx,
  u0: number,
  u1: number,
  z0: number,
  z1: number,
  tone: Col,
  mirrored: boolean,
  y = TRACK,
) {
  const low = across(u0, u1, z0, y)(mirrored),
    high = across(u0, u1, z1, y)(mirrored);
  const [left, right] = [low[0][0], low[low.length - 1][0]];
  const stops = low.map(([a], i): [number, Col] => [
    (a - left) / (right - left),
    mix(tone, MIST, taken(lerp(u0, u1, i / (low.length - 1)))),
  ]);
  fillPoly(x, [...low, ...high.toReversed()], bokashi(x, left, 0, right, 0, stops));
}
function wheel(x: Ctx, u: number, mirrored: boolean) {
  const [px, py] = onPaper([u, TRACK + 0.5, 0.6], mirrored),
    s = scaleAt(u, TRACK + 0.5);
  x.fillStyle = css(mix("#0d1820", MIST, taken(u)));
  x.beginPath();
  x.ellipse(px, py, 0.41 * s, 0.43 * s, 0, 0, 6.3);
  x.fill();
}
export function train(x: Ctx, mirrored = false) {
  const last = cars[cars.length - 1] + CAR;
  // what is below the floor, in its own dark
  strip(x, FIRST, last, mirrored ? 0 : 0.62, 1.0, "#0f1b23", mirrored);
  strip(x, FIRST, last, 0.14, 0.26, "#16252d", mirrored);
  for (const c of cars) {
    for (const [a, b, low] of [
      [4.9, 7.0, 0.36],
      [7.3, 8.3, 0.44],
      [9.4, 12.2, 0.34],
      [12.6, 13.6, 0.46],
    ] as const)
      strip(x, c + a, c + b, low, 0.7, "#121f28", mirrored, TRACK + 0.3);
    for (const bogie of [2.7, 16.9]) {
      strip(x, c + bogie - 1.5, c + bogie + 1.5, 0.42, 0.7, "#0f1b23", mirrored, TRACK + 0.2);
      for (const w of [-1.05, 1.05]) wheel(x, c + bogie + w, mirrored);
    }
  }
  for (const c of cars) {
    const [u0, u1] = [c + 0.12, c + CAR - 0.12];
    strip(x, u0, u1, 0.86, 3.5, "#1d3343", mirrored);
    // the body turns away below and above
    strip(x, u0, u1, 0.86, 1.16, "#152631", mirrored);
    strip(x, u0, u1, 3.06, 3.5, "#274050", mirrored);
    strip(x, u0 + 0.1, u1 - 0.1, 3.48, 3.74, "#557380", mirrored, TRACK + 0.35);
    // what stands on the roof
    strip(x, c + 7.9, c + 9.9, 3.7, 3.88, "#4b6874", mirrored, TRACK + 1);
    strip(x, c + 15.2, c + 17, 3.7, 3.88, "#4b6874", mirrored, TRACK + 1);
    // between two cars
    strip(x, u1, u1 + 0.24, 0.9, 3.4, "#0f1a22", mirrored);
    for (const d of [2.5, 9.2, 15.9])
      for (const e of [-0.68, 0, 0.66])
        strip(x, c + d + e, c + d + e + 0.04, 1.05, 3.02, "#15252f", mirrored);
  }
}
/** The windows; light from the ceiling, people and seats in its lower part. */
export function windows(x: Ctx, mirrored = false) {
  for (const [i, [u0, u1, z0, z1, door]] of panes.entries()) {
    const far = taken(u0);
    const corners = [
      [u0, TRACK, z0],
      [u1, TRACK, z0],
      [u1, TRACK, z1],
      [u0, TRACK, z1],
    ].map((p) => onPaper(p as unknown as V3, mirrored));
    const [top, foot] = [corners[3][1], corners[0][1]];
    const fog = (c: Col) => mix(c, "#d8c9a2", far * 0.55);
    fillPoly(
      x,
      corners,
      bokashi(x, 0, top, 0, foot, [
        [0, fog("#ffe2a6")],
        [0.35, fog("#ffd38a")],
        [0.75, fog("#f0b266")],
        [1, fog("#c98a4d")],
      ]),
    );
    // the lamps along the ceiling
    fillPoly(
      x,
      [
        [u0 + 0.05, TRACK, 2.66],
        [u1 - 0.05, TRACK, 2.66],
        [u1 - 0.05, TRACK, 2.71],
        [u0 + 0.05, TRACK, 2.71],
      ].map((p) => onPaper(p as unknown as V3, mirrored)),
      fog("#fff3cf"),
      0.8,
    );
    if (door) continue;
    // here and there somebody reads or leans against the pane
    const who = [0, 1, 0, 2, 0, 0, 1, 0, 0, 2, 1][(i * 7) % 11];
    for (let k = 0; k < who; k++) {
      const u = lerp(u0, u1, who === 1 ? 0.74 : 0.22 + 0.4 * k),
        s = scaleAt(u, TRACK) * (mirrored ? -1 : 1),
        [hx, hy] = onPaper([u, TRACK, z0], mirrored);
      const at = (a: number, b: number): Pt => [hx + a * Math.abs(s), hy - b * s];
      x.save();
      x.beginPath();
      x.moveTo(...corners[0]);
      for (const c of corners) x.lineTo(...c);
      x.clip();
      fillPoly(
        x,
        catmull(
          [
            at(-0.26, -0.2),
            at(-0.25, 0.06),
            at(-0.12, 0.17),
            at(-0.15, 0.3),
            at(-0.07, 0.42),
            at(0.06, 0.39),
            at(0.08, 0.27),
            at(0.05, 0.17),
            at(0.2, 0.06),
            at(0.26, -0.2),
          ],
          6,
          true,
        ),
        mix("#5a4634", "#c8b48c", far),
      );
      x.restore();
    }
  }
}
