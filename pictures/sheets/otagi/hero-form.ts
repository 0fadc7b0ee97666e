/** A stone disciple as a solid: a boulder with a body, a head, sleeves and joined hands roughly carved from it. */
import { Noise, Rng, sstep, type V3 } from "../../kit/core.ts";
import { capsule, ell, smax, smin } from "../../kit/distances.ts";
import { carveFace, type Face } from "./hero-face.ts";

export interface Form {
  readonly seed: number;
  readonly face: Face;
  /** the turn of the whole stone, and the tilt, turn and bow of the head */
  readonly turn: number;
  readonly roll: number;
  readonly yaw: number;
  readonly bow: number;
  /**
   * "pray": palms joined below the chin; "lap": hands in the sleeves; "hold": a round thing held in front; "cheek": a hand laid
   * to the cheek; "child": a small one sits in the lap
   */
  readonly hands: "pray" | "lap" | "hold" | "cheek" | "child";
  /** whether the robe is drawn over the head */
  readonly hood?: boolean;
  readonly girth: number;
  readonly head: number;
  readonly lean: number;
  /** how far the whole stone has tipped over to the right, and how tall it is for its width */
  readonly tip?: number;
  readonly stretch?: number;
}
export interface Solid {
  readonly distance: (x: number, y: number, z: number) => number;
  /** how deep a line is cut at the last queried point */
  readonly groove: () => number;
  readonly noise: Noise;
}

/** flat faces left by the chisel: directions and how far each plane lies from the middle */
function planes(r: Rng, count: number): readonly (readonly [V3, number])[] {
  return Array.from({ length: count }, () => {
    const a = r.range(0, 6.283),
      y = r.range(-0.5, 0.95),
      k = Math.sqrt(1 - y * y);
    return [[k * Math.cos(a), y, k * Math.sin(a)], r.range(0.88, 0.98)] as const;
  });
}

export function solid(f: Form): Solid {
  const n = new Noise(f.seed + 90);
  const r = new Rng(f.seed * 7 + 3);
  const [ct, st] = [Math.cos(f.turn), Math.sin(f.turn)];
  const [cq, sq] = [Math.cos(f.tip ?? 0), Math.sin(f.tip ?? 0)];
  const gone = f.face === "gone",
    tall = f.stretch ?? 1;
  const g = f.girth,
    hs = f.head;
  const neck: V3 = [f.lean * 0.7, 0.8, 0.05 + 0.1 * f.bow];
  const toFace = turned(f);
  const facets = planes(r, 17),
    headFacets = planes(r, 13);
  const wrap = r.range(-0.03, 0.05),
    collar = f.face === "worn" ? r.range(0.3, 0.75) : r.range(0.6, 1);
  let cut = 0;

  function body(x: number, y: number, z: number) {
    const ax = Math.abs(x);
    let d = ell(x, y - 0.12, z - 0.03, 0.42 * g, 0.24, 0.31);
    d = smin(d, ell(x, y - 0.38, z, 0.31 * g, 0.3, 0.22), 0.12);
    d = smin(d, capsule(ax, y, z, 0, 0.55, 0, 0.2 * g, 0.53, 0, 0.13, 0.12), 0.1);
    d = smin(d, capsule(x, y, z, 0, 0.55, 0, neck[0], 0.7, 0.03, 0.12, 0.1), 0.06);
    if (gone) return d;
    // the sleeves, and where they meet
    const low = f.hands === "pray" ? 0.4 : f.hands === "hold" ? 0.33 : 0.2;
    d = smin(d, capsule(ax, y, z, 0.27 * g, 0.5, 0, 0.34 * g, 0.27, 0.1, 0.1, 0.1), 0.05);
    d = smin(d, capsule(ax, y, z, 0.34 * g, 0.25, 0.1, 0.07, low, 0.23, 0.1, 0.07), 0.04);
    // far from the surface the planes change nothing
    if (d > 0.1) return d;
    for (const [p, far] of facets)
      d = smax(d, (x * p[0]) / g + (y - 0.3) * p[1] * 0.86 + z * p[2] * 1.3 - 0.4 * far, 0.009);
    if (f.hands === "pray") {
      const palm = Math.abs(x + 0.02) - 0.04;
      let h = capsule(palm, y, z, 0.004, 0.38, 0.27, -0.004, 0.6, 0.3, 0.056, 0.03);
      h = smin(h, capsule(palm, y, z, 0.03, 0.38, 0.25, 0.026, 0.54, 0.29, 0.044, 0.024), 0.012);
      h = Math.max(h, -(Math.abs(x + 0.02) - 0.009));
      if (h < 0.02) cut = Math.abs(x + 0.02) < 0.013 ? 1 : 0;
      d = smin(d, h, 0.012);
    } else if (f.hands === "cheek") {
      d = smin(d, capsule(x, y, z, 0.33 * g, 0.28, 0.12, 0.2, 0.66, 0.2, 0.09, 0.06), 0.03);
    } else if (f.hands === "child") {
      d = smin(d, ell(x + 0.05, y - 0.3, z - 0.27, 0.12, 0.16, 0.1), 0.02);
      d = smin(d, ell(x + 0.05, y - 0.49, z - 0.28, 0.075, 0.085, 0.075), 0.02);
    } else if (f.hands === "hold") d = smin(d, ell(x, y - 0.4, z - 0.26, 0.09, 0.1, 0.08), 0.02);
    return d + folds(x, y, z);
  }
  /** the collar, the fold below the sleeves, a few long folds of the robe */
  function folds(x: number, y: number, z: number) {
    if (z < 0.02) return 0;
    const ax = Math.abs(x - wrap);
    // the left side of the robe lies over the right one
    const v = ax - (y - 0.4 + (x > wrap ? 0.03 : 0)) * 0.56 - 0.02 * n.n2(y * 6, x > 0 ? 3 : 8);
    let k = collar * Math.exp(-((v / 0.017) ** 2)) * sstep(0.4, 0.46, y) * sstep(0.68, 0.62, y);
    if (f.hands === "pray") k *= sstep(0.07, 0.1, ax);
    // long hanging folds of the sleeves, each stone its own
    const hang = Math.sin(ax * 19 + y * 9 + 5 * n.n2(x * 1.6, y * 1.6) + f.seed);
    k = Math.max(
      k,
      0.5 * sstep(0.95, 1, hang) * sstep(0.12, 0.2, ax) * sstep(0.5, 0.4, y) * sstep(0.12, 0.2, y),
    );
    // the sleeves hang from the wrists in long curves
    if (f.hands === "pray") {
      const drop =
        ax -
        0.13 -
        (x > 0 ? 0.02 : 0) -
        2.6 * Math.max(0, 0.36 - y) ** 2 -
        0.03 * n.n2(y * 5, x > 0 ? 1 : 6);
      k = Math.max(
        k,
        0.75 * Math.exp(-((drop / 0.014) ** 2)) * sstep(0.08, 0.14, y) * sstep(0.38, 0.32, y),
      );
    }
    cut = Math.max(cut, k);
    return 0.024 * k;
  }
  function head(x: number, y: number, z: number) {
    const [u, v, w] = toFace((x - neck[0]) / hs, (y - neck[1]) / hs, (z - neck[2]) / hs);
    let d = ell(u, v - 0.05, w, 0.172, 0.2, 0.175);
    d = smin(d, ell(u, v + 0.085, w - 0.03, 0.128, 0.13, 0.125), 0.08);
    d = smin(d, ell(Math.abs(u) - 0.17, v + 0.01, w + 0.01, 0.028, 0.075, 0.045), 0.03);
    if (d > 0.1) return d * hs;
    for (const [p, far] of headFacets)
      if (p[2] < 0.55 || p[1] > 0.6)
        d = smax(d, u * p[0] + (v - 0.02) * p[1] + w * p[2] - 0.2 * (0.4 + 0.6 * far), 0.009);
    const carved = carveFace(f.face, u, v, w);
    cut = Math.max(cut, carved.line);
    return (smin(d, carved.relief, 0.022) + 0.022 * carved.line) * hs;
  }
  const distance = (qx: number, qy: number, pz: number) => {
    const px = qx * cq - qy * sq,
      y = (qx * sq + qy * cq) / tall;
    const x0 = px * ct - pz * st,
      z = px * st + pz * ct,
      x = x0 - f.lean * y * 0.5;
    cut = 0;
    const ball = Math.hypot(x - neck[0], y - neck[1], z - neck[2]) - 0.3 * hs;
    let d = smin(body(x, y, z), ball > 0.1 ? ball : head(x, y, z), gone ? 0.16 : 0.025);
    if (f.hood) {
      // cloth from the crown to the shoulders, open before the face
      const cloth = capsule(x, y, z, neck[0], 0.86, -0.03, 0, 0.5, -0.06, 0.2 * hs, 0.28);
      d = smin(d, Math.max(cloth, z - 0.1), 0.02);
    }
    if (d > 0.06) return d - 0.03;
    const face = f.face === "laugh" && ball < 0 && z > 0.1 ? 0.3 : 1;
    return (
      d +
      face *
        (0.017 * n.n3(x * 3, y * 3, z * 3) +
          0.005 * Math.abs(n.n3(x * 8, y * 8, z * 8 + 7)) -
          0.004 +
          0.0016 * n.n3(x * 26, y * 30, z * 30))
    );
  };
  return { distance, groove: () => cut, noise: n };
}

/** from the stone's space, around the neck, to the face's own */
function turned(f: Form) {
  const [cr, sr] = [Math.cos(f.roll), Math.sin(f.roll)],
    [cy, sy] = [Math.cos(f.yaw), Math.sin(f.yaw)],
    [cb, sb] = [Math.cos(f.bow), Math.sin(f.bow)];
  return (x: number, y: number, z: number): V3 => {
    const x1 = x * cr + y * sr,
      y1 = -x * sr + y * cr;
    const y2 = y1 * cb + z * sb,
      z2 = -y1 * sb + z * cb;
    return [x1 * cy - z2 * sy, y2, x1 * sy + z2 * cy];
  };
}
