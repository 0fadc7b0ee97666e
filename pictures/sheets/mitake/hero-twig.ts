/** Hero of the Moss Ravine: the one thing near: a maple's twig over the pool, its leaves spread flat in the light. */
import { type Layer, layer, lerp, mix, type Pt, Rng } from "../../kit/core.ts";
import { catmull, mapleLeaf, stroke, Tones } from "../../kit/brush.ts";

const BARK = "#2b2f29";
const main: Pt[] = [
  [1640, 742],
  [1530, 800],
  [1440, 828],
  [1340, 868],
  [1236, 884],
];
const sides: Pt[][] = [
  [
    [1530, 800],
    [1470, 776],
    [1396, 776],
  ],
  [
    [1560, 788],
    [1540, 822],
    [1504, 846],
  ],
  [
    [1440, 828],
    [1404, 884],
    [1340, 930],
  ],
  [
    [1340, 868],
    [1290, 838],
    [1240, 832],
  ],
];
/** masses of leaves: [x, y, how many, how wide] */
const masses = [
  [1400, 782, 8, 66],
  [1352, 932, 7, 50],
  [1250, 836, 5, 38],
  [1232, 896, 5, 40],
  [1506, 852, 6, 46],
] as const;
export function twig(): Layer {
  const L = layer(),
    T = new Tones(),
    r = new Rng(21);
  stroke(L.x, catmull(main, 8), 8, BARK, { taper: [0, 0.7] });
  // the light along its upper side
  stroke(
    L.x,
    catmull(
      main.map(([x, y]): Pt => [x, y - 2.6]),
      8,
    ),
    1.8,
    "#8b9068",
    { taper: [0, 0.6] },
  );
  for (const s of sides) stroke(L.x, catmull(s, 8), 4, BARK, { taper: [0, 0.6] });
  for (const [cx, cy, n, w] of masses)
    for (let i = 0; i < n; i++) {
      const t = (i + 0.5) / n,
        x = cx + lerp(-w, w, t) + r.range(-6, 6),
        y = cy + r.range(-0.45, 0.45) * w * 0.7,
        size = r.range(26, 42);
      const under = i % 2 === 0;
      const c = under ? mix("#56743c", "#3f6038", r.u()) : mix("#a7b45a", "#7f9a4a", r.u());
      T.add(c, (q) =>
        mapleLeaf(q, x, y, size, Math.PI * 0.62 + r.range(-0.8, 0.8), r.range(0.6, 0.95), 7),
      );
    }
  T.flush(L.x);
  return L;
}
