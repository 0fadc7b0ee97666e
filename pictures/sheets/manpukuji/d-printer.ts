/** The printer, small in the sun: he sits back on his heels at a low bench and draws a page up off its block. */
import { css, layer, type Layer, lerp, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly } from "../../kit/brush.ts";
import { type Pose } from "../../kit/people/pose.ts";
import {
  BELT,
  carvePosed,
  CLOTH,
  COAT,
  CORD,
  HAIR,
  SHOE,
  SKIN,
  TROUSERS,
} from "../../kit/people/posed.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { type Print } from "../../kit/print.ts";
import { KEY, on, scaleAt } from "./d-plan.ts";

const AT = { x: -0.12, depth: 7.7, top: 0.3 };
const TURN = 0.72;
/** a point of the bench: along it from its middle towards him, across it towards us, and its height */
const bench = (a: number, b: number, z: number): Pt =>
  on(
    AT.x + a * Math.cos(TURN) + b * Math.sin(TURN),
    AT.depth + a * Math.sin(TURN) - b * Math.cos(TURN),
    z,
  );
function face(L: Layer, K: Layer, pts: Pt[], c: string, w = 2.2) {
  fillPoly(L.x, pts, c);
  clearUnder(K.x, pts);
  K.x.fillStyle = css(KEY, 0.95);
  K.x.beginPath();
  brushPath(K.x, [...pts, pts[0]], () => w);
  K.x.fill();
}
function slab(L: Layer, K: Layer, a: Pt, b: Pt, z: Pt, [near, end, top]: readonly string[]) {
  face(
    L,
    K,
    [
      bench(a[0], b[1], z[0]),
      bench(a[1], b[1], z[0]),
      bench(a[1], b[1], z[1]),
      bench(a[0], b[1], z[1]),
    ],
    near,
  );
  face(
    L,
    K,
    [
      bench(a[0], b[0], z[0]),
      bench(a[0], b[1], z[0]),
      bench(a[0], b[1], z[1]),
      bench(a[0], b[0], z[1]),
    ],
    end,
  );
  face(
    L,
    K,
    [
      bench(a[0], b[0], z[1]),
      bench(a[1], b[0], z[1]),
      bench(a[1], b[1], z[1]),
      bench(a[0], b[1], z[1]),
    ],
    top,
  );
}
function table(L: Layer, K: Layer) {
  for (const a of [-0.5, 0.34])
    slab(L, K, [a, a + 0.1], [-0.2, 0.24], [0, AT.top - 0.05], ["#2a1a18", "#8a5a30", "#2a1a18"]);
  slab(
    L,
    K,
    [-0.56, 0.5],
    [-0.28, 0.28],
    [AT.top - 0.05, AT.top],
    ["#4a2e20", "#c08544", "#eebf72"],
  );
  slab(
    L,
    K,
    [-0.42, 0.16],
    [-0.2, 0.2],
    [AT.top, AT.top + 0.05],
    ["#241816", "#7a4c28", "#17131a"],
  );
}
/** The page: u from the block to his hands, v across it. */
const page = (u: number, v: number): Pt => {
  const k = 1 - u,
    a = k * k * -0.38 + 2 * k * u * 0.3 + u * u * 0.42,
    z = k * k * 0.36 + 2 * k * u * 0.3 + u * u * 1.1;
  return bench(a, lerp(-0.24, 0.24, v), z - 0.05 * u * u * Math.sin(Math.PI * v));
};
/** The page from the block up to `end`, 1 in his hands. */
function sheet(L: Layer, K: Layer, end = 1) {
  for (const [u0, u1, c] of [
    [0, 0.3, "#d9c08a"],
    [0.3, 0.48, "#f8e9c2"],
    [0.48, 1, "#fffef6"],
  ] as const) {
    const to = Math.min(u1, end);
    if (u0 >= to) continue;
    const p: Pt[] = [];
    for (let k = 0; k <= 8; k++) p.push(page(lerp(u0, to, k / 8), 0));
    for (let k = 8; k >= 0; k--) p.push(page(lerp(u0, to, k / 8), 1));
    fillPoly(L.x, p, c);
  }
  const edge: Pt[] = [];
  for (let k = 0; k <= 16; k++) edge.push(page((end * k) / 16, 0));
  for (let k = 16; k >= 0; k--) edge.push(page((end * k) / 16, 1));
  clearUnder(K.x, edge);
  K.x.fillStyle = css("#4a3020", 0.8);
  K.x.beginPath();
  for (const side of end < 1 ? [edge.slice(0, 17), edge.slice(17)] : [[...edge, edge[0]]])
    brushPath(K.x, side, () => 1.4);
  K.x.fill();
  // the columns of the print shine through; none on the fold
  L.x.fillStyle = css("#4a3f44", 0.62);
  L.x.beginPath();
  for (let i = 0; i < 21; i++) {
    const u = 0.14 + 0.76 * (i / 20);
    if (i === 10 || u > end) continue;
    for (let j = 0; j < 11; j++) {
      if ((i * 7 + j * 3) % 13 === 0 || (j > 8 && i % 5 === 2)) continue;
      const v = 0.1 + 0.8 * (j / 11);
      brushPath(L.x, [page(u, v), page(u, v + 0.048)], () => 1.5);
    }
  }
  L.x.fill();
}
const pose: Pose = {
  id: "hozoin-printer-4",
  yaw: -1.75,
  tilt: 0.06,
  bounds: [-0.75, 0.75, -0.05, 1.3],
  hip: [0, 0.27, -0.06],
  chest: [0, 0.68, -0.19],
  head: [0, 0.92, -0.15],
  face: [0, -0.22, 0.975],
  arms: [
    { elbow: [0.26, 0.66, 0.14], hand: [0.17, 0.93, 0.36], sleeve: 0.3, grips: [1, 0, 0] },
    { elbow: [-0.26, 0.66, 0.16], hand: [-0.17, 0.93, 0.36], sleeve: 0.3, grips: [1, 0, 0] },
  ],
  legs: [
    { knee: [0.14, 0.12, 0.34], ankle: [0.1, 0.07, -0.12], toe: [0.09, 0.03, -0.24] },
    { knee: [-0.14, 0.12, 0.34], ankle: [-0.1, 0.07, -0.12], toe: [-0.09, 0.03, -0.24] },
  ],
  cords: true,
  hat: "kerchief",
};
const cuts: Record<number, Tones> = {
  [SKIN]: { cut: ["#5a3628", "#b87a50", "#f6cf9a"], from: [0.24, 0.5], bare: "#5a3628" },
  [HAIR]: { cut: ["#15131a", "#2a2a36", "#6d7684"], from: [0.5, 0.75], bare: "#2a2a36" },
  [COAT]: { cut: ["#121829", "#26395a", "#8fb0bd"], from: [0.42, 0.76], bare: "#0f1322" },
  [TROUSERS]: { cut: ["#15131c", "#37303c", "#96907f"], from: [0.46, 0.78], bare: "#120f16" },
  [BELT]: { cut: ["#4c2622", "#8a3c2c", "#d0744c"], from: [0.42, 0.7], bare: "#3b1513" },
  [SHOE]: { cut: ["#5c5448", "#9c9076", "#f6eccf"], from: [0.4, 0.7], bare: "#3a342e" },
  [CORD]: { cut: ["#6a6152", "#b8ab8c", "#fff3d2"], from: [0.36, 0.66], bare: "#4a443c" },
  [CLOTH]: { cut: ["#5f584c", "#b5a98c", "#fff6dc"], from: [0.34, 0.6], bare: "#4a443c" },
};
const SITS = { x: 0.73, depth: 8.12 };
export function atWork(P: Print) {
  const print = (...draw: ((L: Layer, K: Layer) => void)[]) => {
    const L = layer(),
      K = layer();
    for (const d of draw) d(L, K);
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
  };
  print(table, (L, K) => {
    sheet(L, K);
  });
  silhouette(P, carvePosed(pose, 800), {
    at: on(SITS.x, SITS.depth, 0),
    scale: scaleAt(SITS.depth) * 1.04,
    key: KEY,
    light: [-0.85, 0.4, -0.1],
    lift: 0.12,
    step: 0.05,
    line: [1.4, 1.6],
    tonesOf: (part) => cuts[part] ?? cuts[SKIN],
  });
  // his hands are before the page, the bench is before his knees
  print(table, (L, K) => {
    sheet(L, K, 0.62);
  });
}
