/** Hakozushi A: the great logs across the hall, and the rope of the vent. */
import { type Col, type Ctx, css, Noise, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { at, HALF, metre } from "./a-plan.ts";

const n = new Noise(88);
/** A great crooked log across the room, with a lit lower or upper edge. */
export function log(
  x: Ctx,
  y: number,
  z: number,
  deep: number,
  body: Col | CanvasGradient,
  lit: Col,
  bow: number,
) {
  const top: Pt[] = [],
    low: Pt[] = [];
  for (let i = 0; i <= 40; i++) {
    const u = (i / 40) * 2 - 1,
      px = u * HALF;
    const mid = z + bow * (1 - u * u) * (1 + 0.35 * u) + 0.03 * n.n2(u * 1.7, y);
    const half = deep * (0.5 + 0.06 * n.n2(u * 2.1 + 7, y)) * (1 + 0.12 * u);
    top.push(at(px, y, mid + half));
    low.push(at(px, y, mid - half));
  }
  fillPoly(x, [...top, ...low.toReversed()], body);
  // long facets of the adze
  x.fillStyle = css("#4a4650", 0.15);
  for (const [a, b, k, w] of [
    [4, 15, 0.36, 0.05],
    [19, 33, 0.3, 0.05],
    [26, 38, 0.7, 0.055],
  ]) {
    x.beginPath();
    brushPath(
      x,
      top.slice(a, b).map(([p, q], i): Pt => [p, q + k * (low[a + i][1] - q)]),
      (t) => w * metre(y) * Math.sin(Math.PI * t) ** 0.8,
    );
    x.fill();
  }
  // the steam behind it lights its edges, broken
  x.fillStyle = String(lit);
  for (const [a, b, w] of [
    [12, 25, 0.026],
    [16, 27, -0.022],
  ]) {
    x.beginPath();
    brushPath(
      x,
      (w > 0 ? top : low).slice(a, b).map(([p, q]) => [p, q + 40 * w]),
      (t) => Math.abs(w) * metre(y) * Math.sin(Math.PI * t) ** 0.7,
    );
    x.fill();
  }
}
/** The rope that opens the vent, slack along the wall. */
export function rope(x: Ctx) {
  x.fillStyle = "#3b3234";
  x.beginPath();
  brushPath(
    x,
    catmull(
      [
        [470, 690],
        [452, 800],
        [428, 900],
        [424, 960],
        [432, 1010],
      ],
      8,
    ),
    (t) => 3.2 - 1 * t,
  );
  x.fill();
}
