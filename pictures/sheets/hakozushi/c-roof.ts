/** Hakozushi C: tiled roofs of the house; ribs of tile down each slope, round tile ends along its eave. */
import { css, lerp, mix, Rng, type V3 } from "../../kit/core.ts";
import { bar, cover, edge, face, type Pen, place } from "./c-pen.ts";
import { onBank, scaleAt } from "./c-plan.ts";

const TILE = "#35354d",
  RIB = "#484964",
  GROOVE = "#282840",
  EAVE = "#27273d";
interface Slope {
  readonly eave: number;
  readonly ridge: number;
  readonly out: number;
  readonly back: number;
}
/** Ribs between two edges, lit on the side of the sky's glow. */
function ribs(pen: Pen, t0: number, t1: number, top: (t: number) => V3, foot: (t: number) => V3) {
  const n = Math.round((t1 - t0) / 0.34),
    hand = new Rng(Math.round(t0 * 7 + t1 * 13));
  for (let i = 0; i <= n; i++) {
    const t = lerp(t0, t1, i / n);
    const [a, b] = [place(pen, top(t)), place(pen, foot(t))];
    const k = scaleAt(foot(t)[1]);
    // no two rows of tile weathered alike
    const own = mix(RIB, hand.chance(0.5) ? GROOVE : "#6a6a80", hand.range(0, 0.5) ** 1.3);
    for (const [dx, wide, tone] of [
      [0, 0.12, GROOVE],
      [0.05, 0.075, own],
    ] as const) {
      pen.x.strokeStyle = css(tone);
      pen.x.lineWidth = wide * k;
      pen.x.lineCap = "butt";
      pen.x.beginPath();
      pen.x.moveTo(a[0] + dx * k, a[1]);
      pen.x.lineTo(b[0] + dx * k, b[1]);
      pen.x.stroke();
    }
    // the round end of the rib
    const at = foot(t);
    const [px, py] = place(pen, at);
    pen.x.fillStyle = css(EAVE);
    pen.x.beginPath();
    pen.x.arc(px, py, 0.105 * k, 0, 7);
    pen.x.fill();
    pen.x.fillStyle = css(RIB);
    pen.x.beginPath();
    pen.x.arc(px, py, 0.055 * k, 0, 7);
    pen.x.fill();
  }
}
/** A gabled roof's slope towards the river, its ridge, and the boards under its eave. */
export function roofSlope(pen: Pen, t0: number, t1: number, { eave, ridge, out, back }: Slope) {
  // the soffit
  face(
    pen,
    [
      onBank(t0, -0.1, eave + 0.2),
      onBank(t1, -0.1, eave + 0.2),
      onBank(t1, out, eave - 0.14),
      onBank(t0, out, eave - 0.14),
    ],
    "#1d171e",
  );
  const top = (t: number) => onBank(t, -back, ridge),
    foot = (t: number) => onBank(t, out, eave);
  face(
    pen,
    [foot(t0), foot(t1), onBank(t1, out, eave - 0.16), onBank(t0, out, eave - 0.16)],
    "#1d1821",
  );
  face(pen, [foot(t0), foot(t1), top(t1), top(t0)], TILE);
  // courses of tile
  for (let k = 1; k < 7; k++) {
    const [a, b] = [t0, t1].map((t): V3 => {
      const [p, q] = [foot(t), top(t)];
      return [lerp(p[0], q[0], k / 7), lerp(p[1], q[1], k / 7), lerp(p[2], q[2], k / 7)];
    });
    bar(pen, a, b, 0.05, GROOVE);
  }
  ribs(pen, t0 + 0.1, t1 - 0.1, top, foot);
  // a course of shadow under the ridge
  bar(
    pen,
    onBank(t0, -back + 0.3, ridge - 0.05),
    onBank(t1, -back + 0.3, ridge - 0.05),
    0.2,
    GROOVE,
  );
  const board = [
    onBank(t0, -back, ridge - 0.05),
    onBank(t1, -back, ridge - 0.05),
    onBank(t1, -back, ridge + 0.5),
    onBank(t0, -back, ridge + 0.5),
  ];
  face(pen, board, "#2a2a42", 0.7);
  bar(pen, onBank(t0, -back, ridge + 0.52), onBank(t1, -back, ridge + 0.52), 0.15, "#595975", 0.5);
  edge(pen, [foot(t1), top(t1)], 0.8);
  edge(pen, [foot(t0), top(t0)], 0.8);
  edge(
    pen,
    [foot(t0), foot(t1)].map(([x, y, z]): V3 => [x, y, z - 0.14]),
    0.8,
  );
}
/** A narrow roof between two floors. */
export function tileStrip(
  pen: Pen,
  t0: number,
  t1: number,
  low: number,
  high: number,
  out: number,
) {
  const top = (t: number) => onBank(t, 0, high),
    foot = (t: number) => onBank(t, out, low);
  cover(
    pen,
    [foot(t0), foot(t1), onBank(t1, out, low - 0.16), onBank(t0, out, low - 0.16)].map((p) =>
      place(pen, p),
    ),
    "#1d1821",
  );
  face(pen, [foot(t0), foot(t1), top(t1), top(t0)], TILE);
  ribs(pen, t0 + 0.1, t1 - 0.1, top, foot);
  edge(
    pen,
    [foot(t0), foot(t1)].map(([x, y, z]): V3 => [x, y, z - 0.15]),
    0.6,
  );
  edge(pen, [top(t0), top(t1)], 0.5);
}
