/** The others: rows of shapes on the slope, each row paler, until the mist has them all. */
import type { Canvas } from "@napi-rs/canvas";
import { type Col, css, layer, type Pt, type RGB, Rng, SS, W } from "../../kit/core.ts";
import { cutFar, VIEW } from "./hero-cut.ts";
import { KINDS } from "./hero-shapes.ts";
import { onSlope, P, scaleAt, veil } from "./hero-stage.ts";
import { HALF, pathX } from "./hero-steps.ts";

const HIGH = Math.round(220 * SS);

/** only one of the group raises a hand */
const ROW_KINDS = [0, 7, 2, 5, 6, 0, 3];

interface Row {
  readonly depth: number;
  readonly gap: number;
}
const ROWS: readonly Row[] = [
  { depth: 17.5, gap: 0.78 },
  { depth: 14.5, gap: 0.82 },
  { depth: 12, gap: 0.88 },
  { depth: 10, gap: 0.98 },
  { depth: 8.3, gap: 1.15 },
  { depth: 6.8, gap: 1.3 },
];

/** one row; the steps pass through it */
export function printRow(i: number) {
  const { depth, gap } = ROWS[i];
  const r = new Rng(100 + i);
  const half = (W / 2 / scaleAt(depth)) * 1.06;
  const prints: Canvas[] = KINDS.map((k) => cutFar(k, HIGH, airAt(depth)));
  for (const p of prints) sink(p);
  const L = layer(),
    seats: [Pt, number, number][] = [];
  for (let x = -half - r.range(0, gap); x < half; x += gap * r.range(0.72, 1.3)) {
    const d = depth + r.range(-0.35, 0.35);
    if (Math.abs(x - pathX(d)) < HALF + 0.5) continue;
    // the way to the hall stays open
    const sx = onSlope(x, d)[0];
    if (depth < 9 && ((sx > 1270 && sx < 1500) || (sx > 250 && sx < 480))) continue;
    if (depth > 7 && depth < 13 && sx > 600 && sx < 740) continue;
    if (depth > 11 && sx > 455 && sx < 720) continue;
    if (r.chance(0.08)) continue;
    seats.push([[x, d], ROW_KINDS[r.int(0, ROW_KINDS.length - 1)], r.range(0.54, 1.08)]);
  }
  seats.sort((a, b) => b[0][1] - a[0][1]);
  for (const [[x, d], kind, tall] of seats) {
    const [sx, sy] = onSlope(x, d),
      size = scaleAt(d) * tall * (VIEW.top - VIEW.foot);
    const wide = (size * (VIEW.right - VIEW.left)) / (VIEW.top - VIEW.foot);
    const top = sy - (size * VIEW.top) / (VIEW.top - VIEW.foot);
    L.x.imageSmoothingQuality = "high";
    L.x.drawImage(prints[kind], sx - wide / 2, top, wide, size);
  }
  P.put(L, { occlude: 1 });
}
/** two groups in the middle distance, one shoulder before another: sideways on the sheet, depth, kind, height */
const CROWD: readonly (readonly [number, number, number, number])[] = [
  [262, 7.9, 0, 0.76],
  [322, 7.1, 1, 0.86],
  [398, 7.7, 2, 0.79],
  [452, 6.9, 5, 0.74],
  [532, 7.5, 4, 0.85],
  [1118, 6.9, 2, 0.74],
  [1190, 7.6, 7, 0.88],
  [1272, 6.6, 3, 0.84],
  [1352, 7.3, 0, 0.86],
  [1512, 6.8, 6, 0.85],
];
export function printCrowd() {
  const L = layer();
  for (const [sx, d, kind, tall] of CROWD.toSorted((a, b) => b[1] - a[1])) {
    const at = ((sx - 800) * d) / 1250;
    const sy = onSlope(at, d)[1],
      size = scaleAt(d) * tall * (VIEW.top - VIEW.foot);
    const wide = (size * (VIEW.right - VIEW.left)) / (VIEW.top - VIEW.foot);
    const print = cutFar(KINDS[kind], HIGH, airAt(d + 0.5));
    sink(print);
    L.x.imageSmoothingQuality = "high";
    L.x.drawImage(
      print,
      sx - wide / 2,
      sy - (size * VIEW.top) / (VIEW.top - VIEW.foot),
      wide,
      size,
    );
  }
  P.put(L, { occlude: 1 });
}
/** the mist lies about their feet */
function sink(print: Canvas) {
  const p = print.getContext("2d"),
    g = p.createLinearGradient(0, print.height * 0.55, 0, print.height * 0.95);
  g.addColorStop(0, css("#000000", 0));
  g.addColorStop(1, css("#000000", 0.97));
  p.globalCompositeOperation = "destination-out";
  p.fillStyle = g;
  p.fillRect(0, 0, print.width, print.height);
}
const airAt =
  (depth: number) =>
  (c: Col): RGB =>
    veil(c, depth);
