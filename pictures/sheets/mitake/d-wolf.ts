/** The guardian: a lean seated wolf of old granite, with ribs, a mane and a flame-shaped tail, looking over the plain. */
import { type Ctx, layer, PH, PW, Rng, SS, sstep } from "../../kit/core.ts";
import { dab, Tones as TonesOf } from "../../kit/brush.ts";
import { carve } from "../../kit/people/carve.ts";
import { type Figure, type Part } from "../../kit/people/figure.ts";
import { box, cap, ell, smin } from "../../kit/distances.ts";
import { type Print } from "../../kit/print.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { KEY } from "./d-plan.ts";

/** the head is too large, as in other guardian figures */
const BIG = 1.24;
const STONE = 0;
/** modelled looking along +z; both sides are equal except for wear */
const body: Part = {
  mat: STONE,
  d: (x, y, z) => {
    const w = Math.abs(x);
    // body: haunch, narrow waist, deep chest
    let d = ell(x, y - 0.28, z + 0.38, 0.2, 0.25, 0.25);
    d = smin(d, cap(x, y, z, [0, 0.4, -0.32], [0, 0.74, 0.04], 0.14, 0.165), 0.1);
    d = smin(d, ell(x, y - 0.76, z - 0.12, 0.18, 0.25, 0.2), 0.1);
    // visible ribs on the thin flank
    const rib = Math.sin((z * 0.82 - y * 0.5) * 92);
    d -=
      0.0065 *
      rib *
      sstep(0.36, 0.44, y - z * 0.4) *
      sstep(0.74, 0.64, y) *
      sstep(0.05, 0.09, w) *
      sstep(-0.36, -0.26, z) *
      sstep(0.14, 0.06, z);
    // belly and paws are one block with the slab
    d = smin(d, box(x, y - 0.01, z + 0.14, 0.15, 0.06, 0.4, 0.02), 0.03);
    // thighs and folded hind legs
    d = smin(d, ell(w - 0.16, y - 0.25, z + 0.22, 0.105, 0.2, 0.235), 0.05);
    d = smin(d, cap(w, y, z, [0.18, 0.1, -0.04], [0.19, 0.045, 0.14], 0.07, 0.055), 0.04);
    // forelegs, straight as posts, and paws with toes
    // one paw is set ahead of the other
    const ahead = x > 0 ? 0.1 : -0.03;
    d = smin(d, cap(w, y, z, [0.1, 0.68, 0.14], [0.115, 0.36, 0.17 + ahead], 0.105, 0.062), 0.05);
    d = smin(
      d,
      cap(w, y, z, [0.115, 0.36, 0.17 + ahead], [0.12, 0.07, 0.2 + ahead], 0.058, 0.056),
      0.03,
    );
    const toes = 0.012 * Math.cos((w - 0.12) * 95);
    d = smin(d, ell(w - 0.12, y - 0.05, z - 0.26 - ahead, 0.072, 0.055, 0.105) - toes, 0.03);
    d = smin(d, ell(w - 0.19, y - 0.045, z - 0.17, 0.06, 0.045, 0.09) - 0.6 * toes, 0.03);
    return d;
  },
};
/** from height and depth to height and depth */
const NAPE = [
  [1.16, 0.2, 1.02, -0.02],
  [1.0, 0.12, 0.84, -0.1],
  [0.86, 0.04, 0.7, -0.2],
] as const;
const ruff: Part = {
  mat: STONE,
  d: (x, y, z) => {
    // neck below a mane cut in pointed locks
    let d = cap(x, y, z, [0, 0.8, 0.08], [0, 1.1, 0.25], 0.19, 0.145);
    // the longest locks stand off the nape
    for (const [a, b, e, f] of NAPE)
      d = smin(d, cap(x, y, z, [0, a, b], [0, e, f], 0.1, 0.03), 0.06);
    const around = Math.atan2(x, z - 0.16);
    const lock = Math.abs(Math.sin(around * 5 + y * 3));
    const fall = sstep(0.72, 1.05, y + 0.1 * lock);
    d -= 0.032 * lock * fall * sstep(1.24, 1.04, y);
    const wave = Math.sin(y * 38 + 7 * Math.cos(around * 5));
    return d - 0.006 * wave * fall;
  },
};
/** one thick plume that leans against the back and turns its tip outward */
const tail: Part = {
  mat: STONE,
  d: (x, y, z) => {
    let d = cap(x, y, z, [0, 0.06, -0.44], [0, 0.14, -0.58], 0.1, 0.1);
    d = smin(d, cap(x, y, z, [0, 0.14, -0.58], [0, 0.34, -0.6], 0.1, 0.13), 0.08);
    d = smin(d, cap(x, y, z, [0, 0.34, -0.6], [0, 0.56, -0.55], 0.13, 0.125), 0.08);
    d = smin(d, cap(x, y, z, [0, 0.56, -0.55], [0, 0.72, -0.57], 0.125, 0.08), 0.08);
    d = smin(d, cap(x, y, z, [0, 0.72, -0.57], [0, 0.86, -0.68], 0.08, 0.012), 0.07);
    return (
      d -
      0.013 *
        Math.sin(Math.atan2(x, z + 0.58) * 7 + y * 13) *
        sstep(0.12, 0.36, y) *
        sstep(0.8, 0.62, y)
    );
  },
};
/** the head is thrust forward and raised, as if it caught a scent from below */
const RAISED = 0.2;
function inHead(X: number, Y: number, Z: number): [number, number, number] {
  const y = (Y - 1.14) / BIG,
    z = (Z - 0.26) / BIG,
    [c, q] = [Math.cos(RAISED), Math.sin(RAISED)];
  return [X / BIG, 1.14 + y * c - z * q, 0.16 + y * q + z * c];
}
const head: Part = {
  mat: STONE,
  d: (X, Y, Z) => {
    const [x, y, z] = inHead(X, Y, Z),
      w = Math.abs(x);
    let d = ell(x, y - 1.21, z - 0.22, 0.118, 0.112, 0.15);
    // cheeks, brow, long muzzle, nose
    d = smin(d, ell(w - 0.075, y - 1.15, z - 0.22, 0.06, 0.075, 0.09), 0.04);
    d = smin(d, cap(x, y, z, [0, 1.185, 0.28], [0, 1.165, 0.5], 0.084, 0.046), 0.05);
    d = smin(d, ell(x, y - 1.188, z - 0.535, 0.032, 0.026, 0.024), 0.02);
    d = smin(d, cap(w, y, z, [0.05, 1.262, 0.25], [0.035, 1.245, 0.36], 0.03, 0.022), 0.03);
    // eye: a hollow under the brow
    d = Math.max(d, -ell(w - 0.078, y - 1.222, z - 0.325, 0.03, 0.02, 0.034));
    // lower jaw, a little open
    d = smin(d, cap(x, y, z, [0, 1.105, 0.26], [0, 1.084, 0.455], 0.056, 0.026), 0.02);
    // ears: upright, hollowed in front
    // the far one is set forward, so that both are seen
    const q = z - (x > 0 ? 0 : 0.1);
    const ear = cap(w, y, q, [0.072, 1.26, 0.15], [0.095, 1.45, 0.1], 0.068, 0.006);
    const hollow = cap(w, y, q, [0.086, 1.3, 0.21], [0.1, 1.4, 0.14], 0.03, 0.006);
    d = smin(d, Math.max(ear, -hollow), 0.025);
    return d * BIG;
  },
};
const slab: Part = {
  mat: STONE,
  d: (x, y, z) => box(x, y + 0.03, z + 0.1, 0.28, 0.035, 0.52, 0.015),
};

const wolf: Figure = {
  id: "wolf-12",
  parts: [body, ruff, tail, head, slab],
  bounds: [-0.98, 0.9, -0.08, 1.72],
  yaw: 1.74,
  tilt: 0.02,
  mats: {},
};
const GRANITE: Tones = {
  cut: ["#141c34", "#34446a", "#f0aa82"],
  from: [0.14, 0.58],
  bare: "#46547a",
};
/** Old moss where rain stays: along the slab, at the foot of the haunch and of the tail. In parts of its height: x, y, size. */
const mossy: readonly (readonly [x: number, y: number, wide: number, high: number])[] = [
  [-0.3, 0.02, 0.5, 0.03],
  [0.3, 0.015, 0.3, 0.03],
  [-0.26, 0.12, 0.16, 0.05],
  [-0.56, 0.14, 0.06, 0.06],
];
/** The moon stands in front of it: a narrow cold edge on muzzle, breast and forelegs. */
function moonEdge(x: Ctx) {
  const edge = layer();
  edge.x.resetTransform();
  edge.x.drawImage(x.canvas, 0, 0);
  edge.x.globalCompositeOperation = "destination-out";
  edge.x.drawImage(x.canvas, -8 * SS, 2 * SS);
  edge.x.globalCompositeOperation = "source-in";
  edge.x.fillStyle = "#8298c4";
  edge.x.fillRect(0, 0, PW, PH);
  x.save();
  x.resetTransform();
  x.globalCompositeOperation = "source-atop";
  x.drawImage(edge.c, 0, 0);
  x.restore();
}
/** Prints the guardian on its plinth: foot of the slab at (fx, fy), height in `tall` units. */
export function printWolf(P: Print, fx: number, fy: number, tall: number) {
  const unit = tall / (wolf.bounds[3] - wolf.bounds[2]);
  silhouette(P, carve(wolf, 1350), {
    at: [fx, fy],
    scale: unit,
    key: KEY,
    light: [-0.8, 0.5, 0.16],
    lift: 0.02,
    step: 0.045,
    line: [2.4, 3],
    tonesOf: () => GRANITE,
    engrave: (x) => {
      moonEdge(x);
      x.globalCompositeOperation = "source-atop";
      const r = new Rng(6),
        T = new TonesOf();
      for (const [mx, my, wide, high] of mossy)
        for (let i = 0; i < 900 * wide; i++) {
          const px = mx + wide * r.g() * 0.5,
            py = my + high * r.g() * 0.6;
          T.add(r.pick(["#25383a", "#324c44", "#48604a"]), (z) =>
            dab(z, px * unit, -py * unit, r.range(5, 13), 4, -1.57 + r.g() * 0.7),
          );
        }
      T.flush(x);
      x.globalCompositeOperation = "source-over";
    },
  });
}
