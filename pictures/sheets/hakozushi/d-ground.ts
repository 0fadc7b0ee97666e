/** What the ingredients lie on: indigo cotton, a cypress board, a broad leaf. */
import { clamp, Noise, type Pt, type RGB, sstep } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { blend, inRect, shoulder, type Table } from "../../kit/table.ts";
import { cutout } from "./d-cutout.ts";

const n = new Noise(12);

/** deep indigo cotton, plain, with folds that run across it */
export function cotton(t: Table) {
  t.all((x, y, s) => {
    const warp = 0.5 + 0.5 * n.n2(x * 0.8, y * 0.05),
      weft = 0.5 + 0.5 * n.n2(x * 0.05 + 9, y * 0.8);
    s.c = blend(
      [42, 70, 126],
      [24, 42, 86],
      clamp(0.3 * warp + 0.3 * weft + 0.25 * n.fbm(x * 0.003, y * 0.003, 3)),
    );
    s.h = 0.5 * warp + 0.4 * weft;
    // long soft folds, none of them straight
    for (const [at, lean, wide, high] of [
      [1240, -0.5, 36, 60],
      [1500, -0.36, 50, 70],
      [240, -0.62, 40, 44],
      [760, -0.2, 34, 34],
    ]) {
      const d = x - at - lean * (y - 1000) - 46 * n.n2(y * 0.0024, at);
      s.h += high * Math.exp(-((d / wide) ** 2)) * (0.55 + 0.45 * n.n2(y * 0.003, at + 3));
    }
  });
}
/** a small planed board, turned by `a` */
export function plank(t: Table, cx: number, cy: number, w: number, h: number, a: number) {
  const ca = Math.cos(a),
    sa = Math.sin(a),
    m = Math.hypot(w, h) / 2 + 10;
  t.lay([cx - m, cy - m, cx + m, cy + m], (x, y, s) => {
    const u = (x - cx) * ca + (y - cy) * sa,
      v = -(x - cx) * sa + (y - cy) * ca;
    const d = inRect(u, v, [-w / 2, -h / 2, w / 2, h / 2], 7);
    if (d < 0) return false;
    s.h = 20 + shoulder(d, 7);
    const bend = 26 * n.n2(u * 0.002, v * 0.004) + 5 * n.n2(u * 0.01, v * 0.03);
    const ph = Math.sqrt((v + bend - 20) ** 2 + 500 + u * u * 0.004) / 17;
    const r = ph - Math.floor(ph);
    const late = sstep(0.5, 0.95, r) * (1 - sstep(0.96, 1, r));
    s.c = blend([240, 216, 168], [222, 188, 132], clamp(0.4 + 0.4 * n.n2(u * 0.01, v * 0.5)));
    s.c = blend(s.c, [178, 128, 76], 0.5 * late);
    s.h -= 0.5 * late;
  });
}
/** Leaf and bream have coordinates of their own; they are enlarged, and the edge of the sheet cuts the stalk. */
const LEAF = { size: 1.25, from: [10, 672], to: [-150, 604] } as const;
const onLeaf = ([x, y]: Pt): Pt => [
  (x - LEAF.from[0]) * LEAF.size + LEAF.to[0],
  (y - LEAF.from[1]) * LEAF.size + LEAF.to[1],
];
const offLeaf = ([x, y]: Pt): Pt => [
  (x - LEAF.to[0]) / LEAF.size + LEAF.from[0],
  (y - LEAF.to[1]) / LEAF.size + LEAF.from[1],
];
/** a broad aspidistra leaf, ribbed from stalk to tip */
export function broadLeaf(t: Table) {
  const outline: Pt[] = [
    [10, 962],
    [120, 850],
    [330, 742],
    [560, 676],
    [780, 672],
    [960, 720],
    [1040, 782],
    [960, 862],
    [800, 966],
    [560, 1068],
    [330, 1110],
    [130, 1062],
  ];
  cutout(
    t,
    [0, 560, 1180, 1200],
    26,
    (x) => {
      const q = catmull(outline.map(onLeaf), 14, true);
      x.fillStyle = "#000";
      x.beginPath();
      q.forEach((v, i) => (i ? x.lineTo(v[0], v[1]) : x.moveTo(v[0], v[1])));
      x.fill();
    },
    (X, Y, s, e) => {
      const [x, y] = offLeaf([X, Y]);
      // the ribs follow the curve of the leaf
      const bow = y - (972 - 0.42 * (x - 10) + 0.00026 * (x - 10) ** 2);
      const spread = 250 * Math.sin(Math.PI * clamp((x + 30) / 1110)) ** 0.7 + 20;
      const k = (bow / spread) * 15;
      const f = k - Math.floor(k);
      const rib = sstep(0.16, 0.03, Math.min(f, 1 - f));
      const mid = sstep(9, 4, Math.abs(bow));
      let c: RGB = blend(
        [66, 118, 74],
        [30, 76, 58],
        Math.round(2 * clamp(0.5 + 0.75 * n.n2(x * 0.0016, Math.floor(k) * 0.83))) / 2,
      );
      c = blend(c, [24, 60, 48], 0.6 * rib);
      c = blend(c, [150, 182, 108], 0.75 * mid);
      c = blend(c, [120, 160, 90], 0.5 * sstep(0.3, 0, e));
      s.c = c;
      s.h = 5 + 5 * Math.sqrt(e) + 5 * n.n2(x * 0.004, y * 0.006) - 1.6 * rib + 2 * mid;
      s.gloss = 0.35;
      s.ink = 0;
    },
  );
}
