/** The back wall: old earthen plaster round the window, its posts and beam, and the window's frame and bars. */
import {
  clamp,
  css,
  layer,
  lerp,
  type Pt,
  ramp,
  type RGB,
  sstep,
  stamp,
  W,
} from "../../kit/core.ts";
import { brushPath, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { cloud, fibre, fillWith, steps, streak } from "./c-paint.ts";
import { hole, KEY, LEFT, on, WALL, wallAt, WIN } from "./c-plan.ts";
import { beam, timber } from "./c-timber.ts";

const TOP = 2.42,
  POSTS = [-1.0, 1.62, LEFT + 0.02];
const earth = ramp([
  [0, "#0e0f19"],
  [0.2, "#1b1c29"],
  [0.42, "#2d2c38"],
  [0.62, "#454048"],
  [0.8, "#6a5a52"],
  [1, "#9a7a5c"],
]);

/** how light the plaster is: near the window and above the lit mats; dark under the beam, along the posts and in the corners */
function plaster(u: number, v: number): RGB {
  const [x, z] = wallAt(u, v),
    off = Math.hypot(x - WIN.x, z - WIN.z) - WIN.r;
  const glow = Math.exp(-Math.max(0, off) / 0.42),
    up = Math.exp(-z / 0.75) * Math.exp(-(((x - 0.1) / 1.7) ** 2));
  // trowelled in long flat strokes; damp and smoke have stained it in patches
  const trowel = cloud(x * 1.5, z * 4.2, 3),
    stain = cloud(x * 0.9, z * 1.1, 8),
    patch = sstep(0.12, 0.2, cloud(x * 2.1, z * 5.4, 5)) * sstep(-0.2, 0.25, cloud(x * 0.8, z, 11));
  let post = 9;
  for (const p of POSTS) post = Math.min(post, Math.abs(x - p) - 0.06);
  const soot =
    0.15 * sstep(0.16, 0, post + 0.05 * streak(z * 6, x, 2)) +
    0.2 * sstep(0.34, 0, TOP - z + 0.08 * streak(x * 5, z, 4)) +
    0.2 * sstep(1.2, 2.6, Math.abs(x - WIN.x) + 0.3 * stain);
  const foot = 0.1 * sstep(0.24, 0.06, z + 0.1 * streak(x * 4, 1, 6));
  // chopped straw shows in it
  const straw =
    sstep(0.86, 0.93, streak(x * 26, z * 60, 7)) *
    sstep(0.1, 0.5, cloud(x * 1.2, z * 1.2, 15) + 0.35);
  // the edges of its tones are dry and broken
  const dry = 0.016 * streak(x * 16, z * 46, 9) + 0.01 * streak(x * 44, z * 90, 12);
  const t =
    0.37 +
    0.24 * glow +
    0.36 * up +
    0.045 * trowel +
    0.05 * stain +
    0.05 * patch +
    dry -
    soot -
    foot +
    0.12 * straw * (0.4 + glow);
  return earth.at(steps(clamp(t), 17));
}
export function wall(P: Print) {
  const L = layer(),
    x = L.x,
    foot = on(0, WALL, 0)[1];
  fillWith(
    x,
    [
      [
        [0, 0],
        [W, 0],
        [W, foot],
        [0, foot],
      ],
      hole(),
    ],
    plaster,
  );
  for (const [i, [a, w]] of [
    [-1.0, 0.125],
    [1.62, 0.13],
    [LEFT + 0.02, 0.11],
  ].entries())
    beam(x, [a - w / 2, a + w / 2], [0, 2.5], {
      upright: true,
      lit: a > WIN.x ? "low" : "high",
      seed: 3 + i,
    });
  beam(x, [LEFT, 3.2], [TOP - 0.075, TOP + 0.1], { upright: false, lit: "low", seed: 9 });
  beam(x, [LEFT, 3.2], [0, 0.064], { upright: false, lit: "high", seed: 12 });
  P.put(L, { occlude: 1 });
}
/** where a point of the sheet is round the window: its angle, and its distance from the middle in metres of the wall */
function polar(u: number, v: number): [number, number] {
  const [x, z] = wallAt(u, v);
  return [Math.atan2(z - WIN.z, x - WIN.x), Math.hypot(x - WIN.x, z - WIN.z)];
}
export function frame(P: Print) {
  const L = layer(),
    K = layer(),
    x = L.x;
  const { x: wx, z: wz, r, bar, third } = WIN;
  // the thickness of the wall: the sun lies on its lower left, in the strokes of the plane
  fillWith(x, [hole(), hole(r, WALL + 0.24)], (u, v) => {
    const [a, q] = polar(u, v),
      toSun = -Math.cos(a) * 0.62 - Math.sin(a) * 0.78,
      g = fibre(a * 1.1, q * 0.7, 21);
    const light = sstep(0.05, 0.75, toSun + 0.05 * streak(a * 12, q * 6, 3));
    return reveal.at(steps(clamp(0.1 + 0.8 * light + 0.16 * (g - 0.5) * (0.4 + light)), 9));
  });
  x.save();
  poly(x, hole());
  x.clip();
  for (const s of [-1, 1]) {
    stave(x, wx + s * third, true, 31 + s);
    stave(x, wz + s * third, false, 41 + s);
  }
  x.restore();
  fillWith(x, [hole(r + 0.075), hole(r)], (u, v) => {
    const [a, q] = polar(u, v),
      k = (q - r) / 0.075,
      g = fibre(a * 1.1, q, 24),
      low = sstep(0.5, -0.95, Math.sin(a));
    const arris = sstep(0.22, 0.08, k) * sstep(-0.3, 0.2, streak(a * 7, 1, 5));
    const t =
      (0.2 + 0.36 * low) * (0.45 + 0.95 * g) + 0.2 * arris * (0.4 + low) - 0.14 * sstep(0.7, 1, k);
    return timber.at(steps(clamp(t), 12));
  });
  P.put(L, { occlude: 1 });
  K.x.fillStyle = css(KEY, 0.9);
  K.x.beginPath();
  brushPath(K.x, hole(r + 0.075), (t) => 2 + 1.2 * Math.sin(2 * Math.PI * t - 0.6));
  brushPath(K.x, hole(r), (t) => 1.1 + 0.8 * Math.sin(2 * Math.PI * t + 2.4));
  K.x.fill();
  stamp(P.key.x, K);

  /** one bar, whittled by hand; the sun lies on its right cheek or its upper side */
  function stave(c: typeof x, mid: number, upright: boolean, seed: number) {
    const N = 40,
      edge = (side: number): Pt[] =>
        Array.from({ length: N + 1 }, (_v, i) => {
          const p = lerp(-1.1, 1.1, i / N),
            off = mid + side * bar + 0.0025 * streak(p * 4, side, seed);
          return upright ? on(off, WALL, wz + p) : on(wx + p, WALL, off);
        });
    fillWith(c, [[...edge(-1), ...edge(1).toReversed()]], (u, v) => {
      const [px, pz] = wallAt(u, v),
        k = (upright ? px : pz) - mid,
        along = upright ? pz : px;
      const sun = sstep(bar - 0.009, bar - 0.004, k + 0.002 * streak(along * 12, 2, seed)),
        whole = sstep(-0.5, -0.1, streak(along * 4, 4, seed));
      return timber.at(
        clamp(0.12 + 0.24 * fibre(along, k, seed) + (upright ? 0.5 : 0.66) * sun * whole),
      );
    });
  }
}
const reveal = ramp([
  [0, "#120c12"],
  [0.3, "#35221f"],
  [0.55, "#83593a"],
  [0.8, "#d9a562"],
  [1, "#ffe2a4"],
]);
