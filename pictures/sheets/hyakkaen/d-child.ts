/** The child who opened the cage: squatting behind it, one hand on its lid, the other waving the cricket off. */
import { Rng, SS, type V3 } from "../../kit/core.ts";
import { cap, ell, smin } from "../../kit/distances.ts";
import { type Part } from "../../kit/people.ts";
import { carve } from "../../kit/people/carve.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, COAT, HAIR, posedParts, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { sleeves } from "../../kit/people/garb.ts";
import { type Print } from "../../kit/print.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { CHILD, KEY } from "./d-plan.ts";

const HEAD: V3 = [0, 0.78, 0.1];
const WAVE: V3 = [-0.2, 0.84, 0.42];
const pose: Pose = {
  id: "suzumushi-child-4",
  yaw: -1.5,
  tilt: 0.03,
  bounds: [-0.95, 0.6, -0.04, 1.02],
  hip: [0, 0.24, -0.12],
  chest: [0, 0.54, 0.02],
  head: HEAD,
  face: [0, 0.14, 0.99],
  arms: [
    { elbow: [0.25, 0.42, 0.24], hand: [0.14, 0.5, 0.46], sleeve: 0.5 },
    { elbow: [-0.2, 0.62, 0.28], hand: WAVE, sleeve: 0.4 },
  ],
  legs: [
    { knee: [0.13, 0.36, 0.26], ankle: [0.1, 0.06, 0.02], toe: [0.11, 0.03, 0.16] },
    { knee: [-0.13, 0.34, 0.26], ankle: [-0.1, 0.06, 0.02], toe: [-0.11, 0.03, 0.16] },
  ],
};
/** the robe is drawn over the thighs and falls round the shins; the bow of the sash stands out behind */
const skirt: Part = {
  mat: COAT,
  d: (x, y, z) => {
    let d = cap(x, y, z, [0, 0.22, -0.12], [0, 0.12, 0.06], 0.19, 0.14);
    for (const s of [1, -1]) {
      d = smin(d, cap(x, y, z, [s * 0.09, 0.26, -0.1], [s * 0.13, 0.35, 0.25], 0.13, 0.105), 0.06);
      d = smin(d, cap(x, y, z, [s * 0.13, 0.34, 0.24], [s * 0.11, 0.12, 0.06], 0.1, 0.1), 0.05);
    }
    return d - 0.004 * Math.sin(x * 30 + z * 19 + y * 11);
  },
};
const sash: Part = {
  mat: BELT,
  d: (x, y, z) =>
    Math.max(
      cap(x, y, z, [0, 0.3, -0.1], [0, 0.44, -0.04], 0.19, 0.185),
      Math.abs(y - 0.38 - 0.3 * (z + 0.08)) - 0.05,
    ),
};
const bow: Part = {
  mat: BELT,
  d: (x, y, z) => {
    let d = ell(x, y - 0.36, z + 0.27, 0.05, 0.05, 0.05);
    for (const s of [1, -1]) {
      d = smin(d, ell(x - s * 0.11, y - 0.4 - 0.02 * s, z + 0.3, 0.1, 0.075, 0.045), 0.02);
      d = smin(d, cap(x, y, z, [0, 0.34, -0.28], [s * 0.07, 0.14, -0.36], 0.035, 0.05), 0.02);
    }
    return d + 0.006 * Math.sin(x * 40 + y * 50);
  },
};
/** the fingers of the hand that waves, spread against the trees */
const fingers: Part = {
  mat: SKIN,
  d: (x, y, z) => {
    const [, hy, hz] = WAVE;
    let d = 9;
    for (const [a, l] of [
      [-0.95, 0.075],
      [-0.25, 0.105],
      [0.1, 0.112],
      [0.45, 0.1],
      [0.8, 0.082],
    ])
      d = Math.min(
        d,
        cap(
          x,
          y,
          z,
          WAVE,
          [-0.2, hy + l * Math.cos(a - 0.3), hz - l * Math.sin(a - 0.3)],
          0.026,
          0.015,
        ),
      );
    return d;
  },
};
/** hair cut straight round at the height of the chin */
const bob: Part = {
  mat: HAIR,
  d: (x, y, z) => {
    const [u, v, w] = [x - HEAD[0], y - HEAD[1], z - HEAD[2]];
    return Math.max(
      ell(u, v - 0.01, w + 0.02, 0.105, 0.12, 0.112),
      -0.085 - v,
      w - 0.02 - (v > 0.03 ? 2 * (v - 0.03) : 0),
    );
  },
};

const cuts: Record<number, Tones> = {
  [SKIN]: { cut: ["#5f3d52", "#b5785c", "#f2bf8a"], from: [0.2, 0.52], bare: "#5f3d52" },
  [HAIR]: { cut: ["#130f20", "#1f1830", "#4a3440"], from: [0.5, 0.86], bare: "#4a3440" },
  [COAT]: { cut: ["#2b2b63", "#4a4d8f", "#a394c6"], from: [0.24, 0.66], bare: "#1b1a42" },
  [BELT]: { cut: ["#7a2030", "#bb3a2c", "#ee7a4c"], from: [0.2, 0.62], bare: "#5a1424" },
  [SHOE]: { cut: ["#1b1522", "#3a2a2c", "#7a5a48"], from: [0.4, 0.8], bare: "#1b1522" },
};

export function child(P: Print) {
  const scale = 500,
    parts = [...posedParts(pose), skirt, sash, bow, fingers, bob, sleeves(pose, 0.2)];
  const carved = carve(
    { id: pose.id, parts, bounds: pose.bounds, mats: {}, yaw: pose.yaw, tilt: 0.03 },
    SS > 1.2 ? 640 : 420,
  );
  silhouette(P, carved, {
    at: CHILD,
    scale,
    key: KEY,
    light: [-0.9, -0.15, 0.3],
    lift: 0.12,
    step: 0.05,
    line: SS > 1.2 ? [2.4, 2.6] : [1.6, 1.8],
    tonesOf: (part) => cuts[part === TROUSERS ? COAT : part] ?? cuts[SKIN],
    // white crosses are woven into the robe
    engrave: (x) => {
      const r = new Rng(5);
      x.fillStyle = "rgba(214,208,236,.8)";
      x.beginPath();
      for (let v = 0.06; v < 0.66; v += 0.07)
        for (let u = -0.2; u < 0.4; u += 0.085) {
          const [px, py] = [
            (u + 0.04 * (Math.round(v / 0.07) % 2) + 0.006 * r.g()) * scale,
            -(v + 0.008 * r.g()) * scale,
          ];
          if (onRobe(u, v)) {
            x.rect(px - 5, py - 1.3, 10, 2.6);
            x.rect(px - 1.3, py - 5, 2.6, 10);
          }
        }
      x.fill();
    },
  });
}
/** where the robe faces us and no sleeve or sash lies over it */
const onRobe = (u: number, v: number) =>
  u > -0.2 && u < 0.2 && v < 0.6 && Math.hypot(u - 0.26, v - 0.36) > 0.2;
