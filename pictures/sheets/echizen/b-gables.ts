/** The gables on the bark roofs: pointed ones on the slopes, cusped ones at the eaves. */
import { type Col, type Ctx, type Pt, type Rng, css, lerp, mix } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { across, cutEnd, lower, type RoofInk } from "./b-roofs.ts";

export interface Gable {
  readonly apex: Pt;
  readonly half: number;
  readonly drop: number;
  readonly thick: number;
  readonly cusped?: boolean;
}
/** the curve of the gable, t from -1 to 1: pointed with sagging sides, or a curve that turns up again at its ends */
function curve({ apex: [x, y], half, drop, cusped }: Gable, t: number): Pt {
  const a = Math.abs(t);
  const fall = cusped
    ? 0.5 -
      0.5 * Math.cos(Math.PI * Math.min(1, a / 0.82)) -
      0.1 * Math.max(0, (a - 0.8) / 0.2) ** 2
    : 1.16 * (1 - (1 - a) ** 1.7) - 0.16 * a ** 3;
  return [x + t * half, y + drop * fall];
}
/** its shadow on the roof behind it, away from the light on the right */
export function gableShade(x: Ctx, g: Gable, c: Col, [dx, dy]: Pt) {
  const top = across((t) => curve(g, t));
  fillPoly(x, [...top.map(([px, py]): Pt => [px + dx, py + dy]), ...top.toReversed()], c, 0.62);
}
export function gable(p: Pen, g: Gable, ink: RoofInk, r: Rng) {
  const top = across((t) => curve(g, t), -1, 1, 72);
  const foot = top[0][1] + g.thick;
  // the recess below it: shade, a lattice, a beam
  const board = g.thick * 0.82;
  const hollow = lower(top.slice(5, -5), g.thick + board * 0.5);
  const floor = foot + (g.cusped ? board * 0.9 : board * 0.2);
  shape(p, [...hollow, [hollow[hollow.length - 1][0], floor], [hollow[0][0], floor]], ink.gloom, {
    smooth: false,
  });
  if (!g.cusped) lattice(p, g, ink, floor);
  // the verge board, pale, with gilt at its middle and ends
  const verge = lower(top.slice(3, -3), g.thick - 1);
  shape(
    p,
    [...verge, ...lower(verge, (t) => board * (1 - 0.35 * Math.sin(Math.PI * t))).toReversed()],
    mix(ink.straw, ink.strawShade, 0.75),
    { smooth: false },
  );
  for (const at of [0.05, 0.5, 0.95]) {
    const i = Math.round(at * (verge.length - 1));
    const span = verge.slice(Math.max(0, i - 3), i + 4);
    shape(p, [...lower(span, 3), ...lower(span, board * 0.62).toReversed()], ink.gilt, {
      smooth: false,
      line: 0.8,
    });
  }
  cutEnd(p, top, g.thick, ink, r);
  pendant(p, [g.apex[0], g.apex[1] + g.thick + board * 0.8], g.half * 0.15, ink);
  crest(p, g, ink);
}
function lattice(p: Pen, g: Gable, ink: RoofInk, floor: number) {
  p.x.fillStyle = css(ink.strawShade, 0.8);
  for (let i = -5; i <= 5; i++) {
    const [px, py] = curve(g, i * 0.13);
    const from = py + g.thick * 2;
    if (from < floor - 8) p.x.fillRect(px - 2.5, from, 5, floor - from);
  }
  for (const v of [0.35, 0.7]) {
    const y = lerp(g.apex[1] + g.thick * 2.2, floor, v),
      half = g.half * 0.62 * v;
    p.x.fillRect(g.apex[0] - half, y, half * 2, 5);
  }
}
/** the carved pendant under a gable's point */
function pendant(p: Pen, [x, y]: Pt, s: number, ink: RoofInk) {
  const lobe = (dx: number, dy: number, r: number) =>
    shape(
      p,
      Array.from({ length: 9 }, (_, i): Pt => [
        x + dx + r * Math.cos(i * 0.7),
        y + dy + r * Math.sin(i * 0.7),
      ]),
      ink.straw,
      { line: 0.9 },
    );
  lobe(-s * 0.5, s * 0.5, s * 0.5);
  lobe(s * 0.5, s * 0.5, s * 0.5);
  lobe(0, s * 1.05, s * 0.5);
  lobe(0, s * 0.3, s * 0.42);
  p.x.fillStyle = css(ink.gilt);
  p.x.beginPath();
  p.x.arc(x, y + s * 0.3, s * 0.22, 0, 7);
  p.x.fill();
}
/** the ridge end that stands on a gable */
function crest(p: Pen, { apex: [x, y], thick: t }: Gable, ink: RoofInk) {
  shape(
    p,
    [
      [x - t * 0.7, y + 2],
      [x - t * 0.62, y - t * 0.9],
      [x, y - t * 1.25],
      [x + t * 0.62, y - t * 0.9],
      [x + t * 0.7, y + 2],
    ],
    mix(ink.dark, ink.gloom, 0.4),
    { smooth: false },
  );
  shape(
    p,
    Array.from({ length: 8 }, (_, i): Pt => [
      x + t * 0.3 * Math.cos(i * 0.8),
      y - t * 0.45 + t * 0.3 * Math.sin(i * 0.8),
    ]),
    ink.gilt,
    { line: 0.7 },
  );
}
