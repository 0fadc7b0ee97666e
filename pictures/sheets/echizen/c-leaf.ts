/** Maple leaves for the table: broad, toothed lobes with veins; dry ones curl, those in the pulp have a film of milk. */
import { Noise, clamp, lerp, sstep, type Ctx, type Pt, type RGB } from "../../kit/core.ts";
import { type Table, blend } from "../../kit/table.ts";
import { cutout } from "../../kit/cutout.ts";

const n = new Noise(29);
const REDS: readonly [RGB, RGB][] = [
  [
    [190, 38, 26],
    [238, 104, 50],
  ],
  [
    [150, 24, 36],
    [210, 62, 44],
  ],
  [
    [222, 112, 30],
    [250, 196, 84],
  ],
  [
    [204, 64, 34],
    [244, 146, 66],
  ],
  [
    [78, 108, 50],
    [172, 180, 84],
  ],
  // the pale underside
  [
    [170, 98, 72],
    [226, 168, 118],
  ],
];
export interface Leaf {
  readonly at: Pt;
  /** its size, and where its middle lobe points */
  readonly R: number;
  readonly a: number;
  /** its colour, by number */
  readonly k: number;
  /** less than 1 for a leaf that is seen aslant */
  readonly narrow?: number;
  /** for a leaf in the pulp: how far a point is inside the newly poured pulp, in design units */
  readonly under?: (x: number, y: number) => number;
}
const LOBES = [0.5, 0.78, 0.97, 1, 0.95, 0.76, 0.48];
const SPAN = 4.5,
  STEP = SPAN / (LOBES.length - 1);

/** outline of a maple leaf: each lobe widens to its shoulder, then has teeth up to the tip */
function momiji(x: Ctx, { at: [cx, cy], R, a, narrow = 1 }: Leaf) {
  const at = (th: number, d: number): [number, number] => {
    const u = Math.cos(th) * d * R,
      v = Math.sin(th) * d * R * narrow;
    return [cx + u * Math.cos(a) - v * Math.sin(a), cy + u * Math.sin(a) + v * Math.cos(a)];
  };
  x.moveTo(...at(Math.PI, 0.08));
  LOBES.forEach((long, i) => {
    // no two leaves are grown alike
    const l = long * (1 + 0.16 * n.n2(i * 2.7, cx * 0.31 + cy * 0.17));
    const th = -SPAN / 2 + i * STEP;
    x.lineTo(...at(th - STEP * 0.52, i ? 0.33 * (0.4 + 0.6 * l) : 0.14));
    for (const side of [-1, 1]) {
      const teeth = [0.46, 0.58, 0.7, 0.81, 0.91].map((d): [number, number] => [
        d,
        0.5 * (1 - d) ** 0.95,
      ]);
      // each tooth widens, then narrows towards the tip
      const edge = teeth.flatMap(([d, w]): [number, number][] => [
        [d - 0.02, w + 0.018],
        [d + 0.035, w - 0.012],
      ]);
      for (const [d, w] of side < 0 ? edge : edge.toReversed())
        x.lineTo(...at(th + side * w, l * d));
      if (side < 0) x.lineTo(...at(th, l));
    }
  });
  x.lineTo(...at(SPAN / 2 + STEP * 0.52, 0.14));
  x.closePath();
}

/** Places a leaf. */
export function leaf(t: Table, o: Leaf) {
  const {
    at: [cx, cy],
    R,
    a,
    k,
    narrow = 1,
    under,
  } = o;
  const [dark, light] = REDS[k];
  cutout(
    t,
    [cx - R * 1.3, cy - R * 1.3, cx + R * 1.3, cy + R * 1.3],
    R * 0.1,
    (x) => {
      x.fillStyle = "#000";
      x.beginPath();
      momiji(x, o);
      x.fill();
      x.strokeStyle = "#000";
      x.lineWidth = Math.max(4, R * 0.045);
      x.beginPath();
      x.moveTo(cx, cy);
      x.quadraticCurveTo(
        cx - Math.cos(a + 0.25) * R * 0.45,
        cy - Math.sin(a + 0.25) * R * 0.45,
        cx - Math.cos(a - 0.1) * R * 0.78,
        cy - Math.sin(a - 0.1) * R * 0.78,
      );
      x.stroke();
    },
    (x, y, s, e) => {
      const u = (x - cx) * Math.cos(a) + (y - cy) * Math.sin(a),
        v = (-(x - cx) * Math.sin(a) + (y - cy) * Math.cos(a)) / narrow;
      const d = Math.hypot(u, v) / R,
        th = Math.atan2(v, u);
      const off = th / STEP - Math.round(th / STEP),
        f = Math.abs(off) * STEP;
      const vein = sstep(0.04, 0.012, f * d) * sstep(1, 0.8, d);
      const rib = sstep(0.3, 0.0, Math.abs(((d * 11 - f * 6 + 20) % 1) - 0.5)) * 0.22;
      s.h += under ? 0.5 * e : 3 + 9 * e * (0.7 + 0.5 * n.n2(x * 0.02, y * 0.02)) + 14 * d * d;
      // each lobe is lit on one side of its rib and shaded on the other
      const fold = off > 0 ? 0.12 : -0.1;
      s.c = blend(
        dark,
        light,
        clamp(0.3 + 0.42 * d + fold + 0.32 * n.n2(x * 0.022 + k, y * 0.022) + 0.3 * vein - rib),
      );
      s.ink = 0.35 * vein;
      if (under) {
        // the pulp lies over it as a thin veil; ribs stand out of it first, each lobe at its own length
        const lobe = Math.round(th / STEP),
          out = 44 * n.n2(lobe * 3.7, k) + 26 * sstep(0.34, 0.06, Math.abs(off)) * d;
        const front = under(x, y) + 8 * n.n2(x * 0.02 + k, y * 0.02) + 30 * (0.5 - d) - out;
        s.c = blend(
          s.c,
          [247, 246, 238],
          0.5 * sstep(-1.5, 1.5, front) + 0.12 * sstep(7, 3, Math.abs(front - 5)),
        );
        s.ink *= lerp(0.6, 1, sstep(4, -4, front));
      }
      s.gloss = under ? 0.5 : 0.12;
    },
  );
}
