/** Fallen and falling leaves, and ferns at the feet of the stones. */
import { brushPath, mapleLeaf, Tones } from "../../kit/brush.ts";
import { css, lerp, mix, Rng, ramp, type Col } from "../../kit/core.ts";
import { fern } from "../../kit/flora.ts";
import { pts, stops } from "../../kit/points.ts";
import { depthAt, P, scaleAt, veil } from "./hero-stage.ts";
import { pool } from "./hero-sun.ts";

const SUNNY = ["#e6401f", "#f4652a", "#d22c1f"] as const,
  DIM = ["#a81d2b", "#c4252b", "#82182a"] as const;

/** one leaf that lies at a point of the sheet, flattened as the lawn is */
function lying(T: Tones, px: number, py: number, r: Rng, size = 1) {
  const s = 0.042 * scaleAt(depthAt(py)) * size;
  const c: Col = veil(r.pick(pool(px, py) > 0 ? SUNNY : DIM), depthAt(py));
  T.add("#0a2529", (q) => mapleLeaf(q, px + s * 0.15, py + s * 0.22, s, 0, 0.5, 7), 0.6);
  const a = r.range(0, 6.28);
  T.add(c, (q) => mapleLeaf(q, px, py, s, a, 0.72, 7));
}
export function printLeaves() {
  const r = new Rng(6),
    T = new Tones();
  for (const [x, y] of pts(
    "655,1058 760,852 562,955 846,955 934,778 1030,726 980,970 1108,892 1152,1148 932,1092 1228,967 1500,1016 1036,900 850,742 1044,1004",
  ))
    lying(T, x, y, r);
  // heaps: beside the steps, and below the tree
  for (const [cx, cy, rx, ry, count] of [
    [890, 1046, 46, 22, 13],
    [905, 992, 26, 10, 6],
    [1110, 738, 90, 16, 16],
    [1290, 872, 90, 22, 10],
    [1500, 892, 120, 24, 70],
    [1380, 930, 70, 16, 14],
    [1560, 960, 70, 14, 14],
  ])
    for (let i = 0; i < count; i++)
      lying(T, cx + r.g() * rx * 0.5, cy + r.g() * ry * 0.5, r, r.range(0.7, 1.1));
  T.flush(P.base.x);
  const x = P.base.x;
  for (const [px, py, s, a] of [
    [454, 356, 15, 0.5],
    [688, 372, 14, 1],
    [1010, 560, 15, 2],
  ]) {
    x.fillStyle = css("#dd3420");
    x.beginPath();
    mapleLeaf(x, px, py, s, a, 0.75, 7);
    brushPath(
      x,
      [
        [px, py],
        [px + s * 0.5, py - s * 0.4],
        [px + s * 1.3, py - s * 0.7],
      ],
      () => 1.5,
    );
    x.fill();
  }
}
/** a leaf on the crown of the laughing one, another in the lap of the praying one */
export function printGifts() {
  const x = P.base.x;
  for (const [px, py, s] of [
    [340, 737, 17],
    [1338, 1006, 15],
  ]) {
    x.fillStyle = css("#8c1a22");
    x.beginPath();
    mapleLeaf(x, px + 2, py + 3, s, 1.1, 0.8, 7);
    x.fill();
    x.fillStyle = css("#e8401f");
    x.beginPath();
    mapleLeaf(x, px, py, s, 1.1, 0.8, 7);
    x.fill();
  }
}

const GREEN = ramp(stops("0 #0a2c2e, 0.35 #1c5340, 0.6 #4f8240, 1 #a9bd58")),
  SHADY = ramp(stops("0 #07282c, 0.5 #14463c, 1 #3c7650")),
  RUST = ramp(stops("0 #3b2a26, 0.5 #9a6530, 1 #d39a4c"));
/** ferns: place, size, whether in the sun */
const FERNS: readonly [number, number, number, boolean][] = [
  [556, 1140, 130, true],
  [90, 1000, 70, false],
  [745, 982, 62, false],
  [1480, 1098, 110, false],
  [1240, 1058, 70, false],
  [830, 700, 56, true],
  [1128, 690, 50, true],
  [1410, 742, 62, true],
  [1330, 740, 44, true],
  [1560, 950, 70, true],
  [355, 660, 50, false],
  [1500, 742, 40, false],
];
export function printFerns(from: number, to: number) {
  const x = P.base.x;
  for (const [px, py, s, sunny] of FERNS) {
    const depth = depthAt(py),
      r = new Rng(px);
    if (depth > from || depth <= to) continue;
    const tones = (R: { at: (t: number) => Col }) => (t: number) =>
      mix(R.at(t), veil(R.at(t), depth), 1);
    fern(x, px, py, s, r, tones(sunny ? GREEN : SHADY), 8);
    if (r.chance(0.7))
      fern(x, px + s * 0.3, py + s * 0.04, s * lerp(0.5, 0.7, r.u()), r, tones(RUST), 2);
  }
}
