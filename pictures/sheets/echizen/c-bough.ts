/** The maple that stands before the veranda: its bough in the garden, and the shadow of that bough on the back of the paper. */
import { css, type Ctx, type Layer, layer, type Pt, ramp, Rng, stamp } from "../../kit/core.ts";
import { mapleSpray } from "../../kit/flora.ts";
import { brushPath, catmull, mapleLeaf } from "../../kit/brush.ts";

/** one bough from the right, in the pulp's plane, with its twigs */
const BOUGH: Pt[] = [
  [1600, 330],
  [1380, 420],
  [1170, 442],
  [960, 520],
  [770, 540],
  [560, 640],
  [390, 668],
];
const TWIGS: readonly Pt[][] = [
  [
    [1240, 436],
    [1120, 360],
    [1000, 330],
    [880, 350],
  ],
  [
    [1090, 470],
    [1010, 590],
    [920, 640],
    [860, 690],
  ],
  [
    [850, 532],
    [720, 460],
    [600, 450],
    [500, 480],
  ],
  [
    [620, 612],
    [580, 720],
    [500, 790],
  ],
  [
    [1400, 412],
    [1330, 530],
    [1240, 600],
  ],
];
function twig(x: Ctx, p: Pt[], w0: number, w1: number) {
  x.beginPath();
  brushPath(x, catmull(p, 10), (t) => w0 + (w1 - w0) * t + 0.12 * w0 * Math.sin(t * 19));
  x.fill();
}
/** a few leaves that hang below the end of a twig, each with its own turn */
function hung(x: Ctx, r: Rng, [px, py]: Pt, count: number, size: number, wide: number) {
  for (let i = 0; i < count; i++) {
    x.beginPath();
    mapleLeaf(
      x,
      px + r.g() * wide,
      py + Math.abs(r.g()) * wide * 0.42,
      size * r.range(0.7, 1.15),
      1.57 + r.g() * 0.55,
      r.range(0.35, 0.95),
      i % 3 ? 7 : 5,
    );
    x.fill();
  }
}
/** The shadow: the wood is near and almost sharp, the leaves are further out and softer. */
export function boughShade(): Layer {
  const r = new Rng(41);
  const wood = layer(),
    leaves = layer(),
    all = layer();
  wood.x.fillStyle = css("#000000");
  leaves.x.fillStyle = css("#000000", 0.62);
  twig(wood.x, BOUGH, 34, 7);
  for (const t of TWIGS) {
    twig(wood.x, t, 11, 3);
    hung(leaves.x, r, t[t.length - 1], 7, 60, 62);
    hung(leaves.x, r, t[t.length - 2], 3, 44, 44);
  }
  hung(leaves.x, r, BOUGH[6], 6, 50, 56);
  stamp(all.x, leaves, { blur: 8 });
  stamp(all.x, wood, { blur: 7, alpha: 0.9 });
  return all;
}
const STEM: Pt[] = [
  [1002, 850],
  [1008, 740],
  [1018, 640],
  [1012, 540],
  [1024, 420],
  [1052, 300],
  [1066, 210],
];
/** the tree's clouds of leaves: middle, width, height */
const CLOUDS: readonly (readonly [number, number, number, number])[] = [
  [930, 300, 150, 44],
  [1050, 372, 150, 46],
  [946, 452, 130, 34],
  [1300, 352, 170, 40],
  [1262, 414, 90, 26],
];
/** What is seen of the tree in the openings: the stem, and its leaves in layers under the lintel. */
export function maple(x: Ctx) {
  const r = new Rng(5);
  x.fillStyle = css("#5b4c42");
  twig(x, STEM, 36, 17);
  twig(
    x,
    [
      [1012, 600],
      [978, 490],
      [900, 436],
      [820, 420],
    ],
    17,
    9,
  );
  twig(
    x,
    [
      [1020, 480],
      [1080, 420],
      [1190, 372],
      [1290, 362],
      [1338, 362],
    ],
    14,
    2,
  );
  x.fillStyle = css("#a08768", 0.45);
  twig(
    x,
    STEM.map(([a, b]): Pt => [a - 14 + (852 - b) * 0.013, b]),
    5,
    2,
  );
  x.fillStyle = css("#463a36", 0.4);
  twig(
    x,
    STEM.map(([a, b]): Pt => [a + 9 - (852 - b) * 0.008, b]),
    15,
    7,
  );
  const tones = ramp([
    [0, "#7d5446"],
    [0.5, "#b0654b"],
    [1, "#d69a67"],
  ]);
  const soft = layer();
  soft.x.fillStyle = css("#95594a", 0.66);
  for (const [cx, cy, w, h] of CLOUDS) {
    for (const [dx, dy, k] of [
      [-0.24, 0.1, 0.2],
      [0.02, -0.06, 0.27],
      [0.27, 0.12, 0.18],
    ]) {
      soft.x.beginPath();
      soft.x.ellipse(cx + dx * w, cy + dy * h, k * w, h * (0.1 + k), -0.08, 0, 7);
      soft.x.fill();
    }
  }
  stamp(x, soft, { blur: 2.4 });
  for (const [cx, cy, w, h] of CLOUDS)
    mapleSpray(x, cx, cy, w * 1.1, h * 1.25, r, {
      leaf: 11,
      ramp: tones.at,
      dens: 0.85,
      droop: 0.25,
      under: 0,
    });
}
