/** The others: rows of shapes on the slope, each row paler, until the mist has them all. */
import type { Canvas } from "@napi-rs/canvas";
import { type Col, css, layer, type Pt, type RGB, Rng, SS, W } from "../../kit/core.ts";
import { cutStone, FAR } from "./hero-cut.ts";
import type { Form } from "./hero-form.ts";
import { relief, type Relief, VIEW } from "./hero-relief.ts";
import { onSlope, P, scaleAt, veil } from "./hero-stage.ts";
import { HALF, pathX } from "./hero-steps.ts";

const KINDS: readonly Form[] = [
  {
    seed: 41,
    face: "old",
    turn: 0.3,
    roll: 0.1,
    yaw: 0.1,
    bow: 0.1,
    hands: "pray",
    girth: 1,
    head: 1.2,
    mossy: [0, -1, -1],
  },
  {
    seed: 42,
    face: "gone",
    turn: -0.2,
    roll: -0.2,
    yaw: 0,
    bow: 0,
    hands: "cheek",
    girth: 1.05,
    head: 1.25,
    mossy: [0.04, 1, 1],
  },
  {
    seed: 43,
    face: "sleeper",
    turn: 0.1,
    roll: 0,
    yaw: 0.2,
    bow: 0.3,
    hands: "lap",
    girth: 0.95,
    head: 1.3,
    mossy: [0.06, 1, -1],
  },
  {
    seed: 44,
    face: "gone",
    turn: 0.5,
    roll: 0.05,
    yaw: 0,
    bow: -0.15,
    hands: "bowl",
    girth: 1.1,
    head: 1.15,
    mossy: [0, -1, 1],
  },
  {
    seed: 45,
    face: "child",
    turn: -0.4,
    roll: 0.16,
    yaw: -0.1,
    bow: 0,
    hands: "pray",
    girth: 0.96,
    head: 1.35,
    mossy: [0.05, 1, 1],
  },
  {
    seed: 46,
    face: "old",
    turn: -0.15,
    roll: -0.1,
    yaw: 0,
    bow: 0.05,
    hands: "lap",
    girth: 1.08,
    head: 1.28,
    mossy: [0.03, -1, -1],
  },
];
const HIGH = Math.round(220 * SS);
let cast: Relief[] | null = null;

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
  cast ??= KINDS.map((f) => relief(f, HIGH, 0.06));
  const r = new Rng(100 + i);
  const half = (W / 2 / scaleAt(depth)) * 1.06;
  const prints: Canvas[] = cast.map((R, k) => cutStone(R, k, airAt(depth), FAR, 0.2));
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
    seats.push([[x, d], r.int(0, KINDS.length - 1), r.range(0.54, 1.08)]);
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
  [262, 7.9, 1, 0.76],
  [322, 7.1, 3, 0.86],
  [398, 7.7, 2, 0.79],
  [452, 6.9, 0, 0.74],
  [532, 7.5, 5, 0.85],
  [1128, 6.9, 4, 0.72],
  [1196, 7.6, 0, 0.88],
  [1262, 6.6, 5, 0.81],
  [1334, 7.3, 1, 0.86],
  [1512, 6.8, 3, 0.85],
];
export function printCrowd() {
  cast ??= KINDS.map((f) => relief(f, HIGH, 0.06));
  const L = layer();
  for (const [sx, d, kind, tall] of CROWD.toSorted((a, b) => b[1] - a[1])) {
    const at = ((sx - 800) * d) / 1250;
    const sy = onSlope(at, d)[1],
      size = scaleAt(d) * tall * (VIEW.top - VIEW.foot);
    const wide = (size * (VIEW.right - VIEW.left)) / (VIEW.top - VIEW.foot);
    const print = cutStone(cast[kind], kind + 20, airAt(d + 0.5), FAR, 0.2);
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
