/** Hakozushi C: a pen that draws faces in space, upright or as their mirror; a face hides the key lines behind it. */
import {
  type Col,
  type Ctx,
  css,
  type Fill,
  lerp,
  Noise,
  type Pt,
  type V3,
} from "../../kit/core.ts";
import { brushPath, fillPoly, poly } from "../../kit/brush.ts";
import { KEY, onPaper, scaleAt } from "./c-plan.ts";

export interface Pen {
  readonly x: Ctx;
  /** The key block; the mirror in the water has none. */
  readonly key: Ctx | null;
  readonly mirrored: boolean;
}
export const place = (pen: Pen, p: V3): Pt => onPaper(p, pen.mirrored);

/** Key lines are thick near us and thin far away. */
const lineAt = (y: number) => Math.min(2.2, Math.max(0.5, 0.35 + 4.2 / y));

/** The part of a shape on the sheet that hides what was drawn before it. */
export function cover(pen: Pen, shape: Pt[], fill: Fill) {
  fillPoly(pen.x, shape, fill);
  if (!pen.key) return;
  pen.key.save();
  pen.key.globalCompositeOperation = "destination-out";
  // twice, for the soft rim of the shape keeps a part of the ink
  for (let i = 0; i < 2; i++) fillPoly(pen.key, shape, "#000");
  pen.key.restore();
}
/** A flat face; `line` is the strength of its outline, 0 for none. */
export function face(pen: Pen, corners: readonly V3[], fill: Fill, line = 0) {
  const shape = corners.map((p) => place(pen, p));
  cover(pen, shape, fill);
  if (line > 0) edge(pen, [...corners, corners[0]], line);
}
const hand = new Noise(29);
/** A key line along points in space: it swells, thins and, where it is weak, breaks as the knife lifts. */
export function edge(pen: Pen, run: readonly V3[], strength = 1) {
  if (!pen.key) return;
  const key = pen.key,
    far = run.reduce((sum, p) => sum + p[1], 0) / run.length,
    wide = lineAt(far) * (0.5 + 0.5 * strength),
    broken = strength < 0.6 ? -0.66 : -0.88;
  key.fillStyle = css(KEY, Math.min(1, 0.55 + 0.4 * strength));
  key.beginPath();
  let cut: Pt[] = [];
  const flush = () => {
    const [first, last] = [cut[0], cut[cut.length - 1]];
    if (cut.length > 1)
      brushPath(key, cut, (t) => {
        const [x, y] = [lerp(first[0], last[0], t), lerp(first[1], last[1], t)];
        return wide * (1 + 0.5 * hand.n2(x * 0.021 + 9, y * 0.021));
      });
    cut = [];
  };
  for (const p of strokeOf(run.map((q) => place(pen, q)))) {
    if (hand.n2(p[0] * 0.03, p[1] * 0.034) < broken) flush();
    else cut.push(p);
  }
  flush();
  key.fill();
}
/** Steps of some units along a line of corners. */
function* strokeOf(run: readonly Pt[]): Generator<Pt> {
  for (let i = 0; i + 1 < run.length; i++) {
    const [a, b] = [run[i], run[i + 1]];
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 7));
    for (let k = 0; k < n; k++) yield [lerp(a[0], b[0], k / n), lerp(a[1], b[1], k / n)];
  }
  yield run[run.length - 1];
}
/** A beam or pole between two points, as thick as given in metres. */
export function bar(pen: Pen, a: V3, b: V3, thick: number, fill: Col, line = 0) {
  const ends = [place(pen, a), place(pen, b)];
  const wide = (t: number) => thick * scaleAt(a[1] + (b[1] - a[1]) * t);
  const path = (x: Ctx) => {
    x.beginPath();
    brushPath(x, ends, wide);
  };
  pen.x.fillStyle = css(fill);
  path(pen.x);
  pen.x.fill();
  if (!pen.key) return;
  pen.key.save();
  pen.key.globalCompositeOperation = "destination-out";
  pen.key.fillStyle = "#000";
  path(pen.key);
  pen.key.fill();
  pen.key.restore();
  if (line <= 0) return;
  pen.key.strokeStyle = css(KEY, 0.85);
  pen.key.lineWidth = lineAt((a[1] + b[1]) / 2) * line;
  path(pen.key);
  pen.key.stroke();
}
/** An upright box seen from its near corner: top, left and right face, each in its tone. */
export function block(
  pen: Pen,
  frame: (a: number, b: number, z: number) => V3,
  [a0, a1]: Pt,
  [b0, b1]: Pt,
  [z0, z1]: Pt,
  tones: { readonly front: Fill; readonly side: Fill; readonly top: Fill },
  line = 1,
) {
  const wall = (p: Pt, q: Pt, fill: Fill) => {
    const corners = [
      frame(p[0], p[1], z0),
      frame(q[0], q[1], z0),
      frame(q[0], q[1], z1),
      frame(p[0], p[1], z1),
    ];
    if (facing(pen, corners)) face(pen, corners, fill, line);
  };
  wall([a0, b0], [a1, b0], tones.front);
  wall([a1, b1], [a0, b1], tones.front);
  wall([a1, b0], [a1, b1], tones.side);
  wall([a0, b1], [a0, b0], tones.side);
  const lid = [frame(a0, b0, z1), frame(a1, b0, z1), frame(a1, b1, z1), frame(a0, b1, z1)];
  if (facing(pen, lid)) face(pen, lid, tones.top, line);
}
/** Whether a face, given against the clock as we look at it, turns to us. */
export function facing(pen: Pen, corners: readonly V3[]) {
  const p = corners.map((c) => place(pen, c));
  let area = 0;
  for (const [i, a] of p.entries()) {
    const b = p[(i + 1) % p.length];
    area += a[0] * b[1] - b[0] * a[1];
  }
  return pen.mirrored ? area > 0 : area < 0;
}
/** Draws with everything outside a shape left untouched. */
export function within(x: Ctx, shape: Pt[], draw: () => void) {
  x.save();
  poly(x, shape);
  x.clip();
  draw();
  x.restore();
}
