/** Sprays of bush clover close to the eye, larger than all others: they hang into the opening of the tunnel. */
import { type Col, css, layer, mix, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { flowerRamp, leafRamp } from "./hero-growth.ts";

const KEY = "#2a2036";
/** course, leaf length, how much of the low sun it has */
const SPRAYS: readonly (readonly [course: string, leaf: number, lit: number])[] = [
  ["-60,60 110,70 270,150 372,300 400,420", 50, 0.04],
  ["250,-60 330,20 450,60 540,150 566,232", 38, 0.5],
  ["-60,470 40,490 130,560 180,670 186,770", 54, 0.02],
  ["1680,20 1520,30 1380,110 1296,250 1280,372", 48, 0.06],
  ["1660,330 1580,350 1500,440 1466,560 1470,650", 54, 0.42],
];

export function nearSprays(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(27);
  for (const [course, leaf, lit] of SPRAYS) spray(catmull(pts(course), 16), leaf, lit);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);

  function spray(line: Pt[], leaf: number, lit: number) {
    L.x.fillStyle = css(mix("#4a3a3a", "#8a6a4c", lit));
    L.x.beginPath();
    brushPath(L.x, line, (t) => leaf * 0.13 * (1 - 0.7 * t));
    L.x.fill();
    const n = line.length,
      bare = 0.44;
    for (let i = 3; i < n * 0.8; i += 5) {
      const a = heading(line, i);
      for (const s of i % 2 ? [-1, 1] : [1, -1])
        if (!r.chance(0.25)) trefoil(line[i], a + s * r.range(0.75, 1.15), leaf, lit);
    }
    // the flowers hang in short rows from the last half of the spray
    for (let i = Math.floor(n * bare); i < n; i += 6) {
      const side = i % 12 < 6 ? 1 : -1,
        a = heading(line, i) + side * r.range(0.5, 1.1),
        long = leaf * r.range(1.5, 2.5) * (1.3 - i / n);
      const [x0, y0] = line[i];
      const row = catmull(
        [
          [x0, y0],
          [x0 + Math.cos(a) * long * 0.5, y0 + Math.sin(a) * long * 0.5],
          [x0 + Math.cos(a) * long * 0.8, y0 + Math.sin(a) * long * 0.8 + long * 0.3],
        ],
        7,
      );
      K.x.fillStyle = css(KEY, 0.8);
      K.x.beginPath();
      brushPath(K.x, row, () => 1.4);
      K.x.fill();
      for (let k = 3; k < row.length; k += 3)
        flower(row[k], a + (k % 2 ? 0.9 : -0.7) + r.g() * 0.25, leaf * r.range(0.32, 0.5), lit);
    }
  }
  function trefoil([x, y]: Pt, a: number, leaf: number, lit: number) {
    const stalk = leaf * 0.4,
      [bx, by] = [x + Math.cos(a) * stalk, y + Math.sin(a) * stalk];
    K.x.fillStyle = css(KEY, 0.8);
    K.x.beginPath();
    brushPath(
      K.x,
      [
        [x, y],
        [(x + bx) / 2, (y + by) / 2 - 1],
        [bx, by],
      ],
      () => 1.6,
    );
    K.x.fill();
    for (const turn of [-1.1, 1.1, 0]) {
      const b = a + turn,
        long = leaf * (turn ? 0.78 : 1) * r.range(0.9, 1.1);
      const outline = oval([bx, by], b, long, 0.3);
      shape(outline, leafRamp.at(0.1 + 0.6 * lit + 0.05 * r.g()), 1.8);
      // one half is turned to the light
      fillPoly(L.x, [...outline.slice(0, 12), [bx, by]], leafRamp.at(0.2 + 0.8 * lit), 0.85);
    }
  }
  /** two wings and a keel */
  function flower(at: Pt, a: number, size: number, lit: number) {
    shape(oval(at, a, size * 1.1, 0.2, 0.5), flowerRamp.at(0.14 + 0.4 * lit), 1.3);
    shape(oval(at, a - 0.8, size * 1.2, 0.3, 0.8), flowerRamp.at(0.28 + 0.66 * lit), 1.5);
    shape(oval(at, a + 0.66, size, 0.28, 0.8), flowerRamp.at(0.34 + 0.8 * lit), 1.5);
    // a pale edge on the outer wing
    fillPoly(
      L.x,
      oval(at, a - 0.62, size * 1.12, 0.12, 0.8),
      flowerRamp.at(0.36 + 1.05 * lit),
      0.8,
    );
  }
  function shape(outline: Pt[], c: Col, line: number) {
    fillPoly(L.x, outline, c);
    clearUnder(K.x, outline);
    K.x.fillStyle = css(KEY, 0.85);
    K.x.beginPath();
    brushPath(K.x, [...outline, outline[0]], (t) => line * (0.7 + 0.5 * Math.sin(t * 9)));
    K.x.fill();
  }
}
const heading = (line: Pt[], i: number) => {
  const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
  return Math.atan2(b[1] - a[1], b[0] - a[0]);
};
/** a petal from its stalk on, 24 points, the first half on one side; round outside or with a tip */
const oval = ([x, y]: Pt, a: number, long: number, fat: number, tip = 0): Pt[] =>
  Array.from({ length: 24 }, (_, i): Pt => {
    const t = (i / 24) * 6.283,
      u = long * 0.5 * (1 - Math.cos(t)),
      v = long * fat * Math.sin(t) * (0.8 + 0.2 * (1 - Math.cos(t))) * (1 - tip * (u / long) ** 3);
    return [x + u * Math.cos(a) - v * Math.sin(a), y + u * Math.sin(a) + v * Math.cos(a)];
  });
