/** The mossy slope: one dark mass near, one sunny mass behind it, long shadows of the stones, banks beside the steps. */
import { catmull, dab, fillPoly, Tones } from "../../kit/brush.ts";
import {
  bokashi,
  css,
  type Ctx,
  H,
  layer,
  mix,
  type Pt,
  Rng,
  SS,
  sstep,
  W,
} from "../../kit/core.ts";
import { SEATED } from "./hero-places.ts";
import { onSheet } from "../../kit/terrain.ts";
import { cam, gn, ground, onSlope, P, scaleAt, veil } from "./hero-stage.ts";
import { HALF, pathX, stepFaces } from "./hero-steps.ts";

const SUNNY = "#7b877b";
const yOf = (depth: number) => onSlope(0, depth)[1];

/** the near ground in the shade of the wood, from its edge down */
const NEAR_STOPS: readonly (readonly [number, string])[] = [
  [1000, "#3b5a57"],
  [1080, "#2c4d4f"],
  [1200, "#1c3b43"],
];
export function nearAt(y: number) {
  const [a, b, c] = NEAR_STOPS;
  return y < b[0]
    ? mix(a[1], b[1], Math.max(0, (y - a[0]) / (b[0] - a[0])))
    : mix(b[1], c[1], Math.min(1, (y - b[0]) / (c[0] - b[0])));
}
const nearGround = (x: Ctx) =>
  bokashi(
    x,
    0,
    1000,
    0,
    1200,
    NEAR_STOPS.map(([y, c]) => [(y - 1000) / 200, c]),
  );

export function printGround() {
  const L = layer(),
    x = L.x;
  const depths = [30, 16, 12, 9.5, 8, 6.6, 5.6, 4.8, 4.2, 3.6];
  const top = yOf(30);
  const g = x.createLinearGradient(0, top, 0, H);
  // it comes out of the mist, so that the trunks have no edge there
  for (const d of depths)
    g.addColorStop((yOf(d) - top) / (H - top), css(veil(SUNNY, d), d > 20 ? 0 : 1));
  g.addColorStop(1, css(mix(SUNNY, "#4c6767", 0.75)));
  x.fillStyle = g;
  x.fillRect(0, top, W, H - top);
  // hummocks: a few long folds of the moss, darker below their backs
  const r = new Rng(5);
  for (const d of [10, 8.2, 6.9, 5.9, 5, 4.3]) {
    for (let k = 0; k < 3; k++) {
      const at = r.range(-1, 1) * d * 0.62,
        wide = r.range(0.6, 1.3) * d * 0.24;
      fold(x, at, d + r.range(-0.3, 0.3), wide, 0.05 + 0.02 * d, veil("#5f7160", d));
    }
  }
  // a few groups of long flat cuts, where the moss is worn or thick
  const T = new Tones();
  for (const [gx, gd, count] of [
    [-2.7, 6.2, 16],
    [-1, 5, 18],
    [0.05, 5.9, 12],
    [2.6, 5.2, 16],
    [1.7, 7.4, 12],
    [-0.1, 3.4, 16],
    [2.6, 3.6, 14],
  ]) {
    const dark = r.chance(0.6);
    for (let k = 0; k < count; k++) {
      const d = gd + r.g() * 0.26,
        [px, py] = onSlope(gx + r.g() * 0.34, d);
      const long = scaleAt(d) * r.range(0.06, 0.2);
      T.add(veil(dark ? "#5f7160" : "#8d947a", d), (q) =>
        dab(q, px, py, long, scaleAt(d) * 0.012, r.range(-0.05, 0.05), r.range(-0.06, 0.02)),
      );
    }
  }
  T.flush(x);
  // long calm tones between the sunny slope and the shade at the foot
  for (const [ink, a, line] of [
    [
      "#4c6767",
      0.8,
      [
        [-20, 912],
        [300, 934],
        [700, 948],
        [1060, 996],
        [1360, 956],
        [1620, 916],
      ],
    ],
  ] as [string, number, Pt[]][]) {
    x.fillStyle = css(ink, a);
    x.beginPath();
    x.moveTo(-20, H + 10);
    for (const [u, v] of catmull(line, 14)) x.lineTo(u, v);
    x.lineTo(W + 20, H + 10);
    x.fill();
  }
  // the near ground lies in the shade of the wood
  const edge = catmull(
    [
      [-20, 1004],
      [180, 1020],
      [420, 1064],
      [640, 1040],
      [860, 1076],
      [1150, 1100],
      [1380, 1046],
      [1620, 1010],
    ],
    14,
  );
  x.fillStyle = nearGround(x);
  x.beginPath();
  x.moveTo(-20, H + 10);
  for (const [a, b] of edge) x.lineTo(a, b);
  x.lineTo(W + 20, H + 10);
  x.fill();
  P.put(L, { occlude: 1 });
  // the light thins out to the left
  P.mist((a, b) => 0.5 * sstep(640, -60, a) * sstep(470, 760, b), "#456259", { grain: 0.08 });
}
/** the long shadows of the near stones and of trees beyond the right edge, on slope and steps */
export function printShades() {
  const L = layer(),
    x = L.x;
  for (const s of SEATED) castShade(x, s.at[0], s.at[1], s.tall);
  P.put(L, { op: "multiply", alpha: 0.34 });
}
function fold(
  x: Ctx,
  at: number,
  depth: number,
  wide: number,
  high: number,
  ink: readonly number[],
) {
  const p: Pt[] = [];
  for (let i = 0; i <= 16; i++) {
    const t = i / 16;
    p.push(onSlope(at + wide * (2 * t - 1), depth - high * Math.sin(Math.PI * t) * 0.9));
  }
  for (let i = 16; i >= 0; i--) {
    const t = i / 16;
    p.push(onSlope(at + wide * (2 * t - 1), depth + high * Math.sin(Math.PI * t) ** 2 * 0.6));
  }
  fillPoly(x, p, [ink[0], ink[1], ink[2]], 0.55);
}
/** a shadow runs this far to the left and towards the eye for each metre that it falls */
const RUN = [0.9, 0.74] as const;
/** half the width of a seated one, from the foot to the crown */
const HALVES = [0.4, 0.41, 0.4, 0.38, 0.34, 0.24, 0.17, 0.18, 0.16, 0.08];
/** the shadow of a stone disciple away from the sun: over the slope, down each riser, along each tread */
function castShade(x: Ctx, at: number, depth: number, tall: number) {
  const ink = veil("#2c4f58", depth);
  const foot = ground(depth);
  /** the outline, where `fall` says how far a point of this height falls */
  const outline = (fall: (t: number) => number): Pt[] => {
    const far: Pt[] = [],
      near: Pt[] = [];
    HALVES.forEach((h, i) => {
      const t = (i / (HALVES.length - 1)) * tall,
        drop = fall(t);
      for (const [side, line] of [
        [-1, far],
        [1, near],
      ] as const)
        line.push(
          onSheet(
            cam,
            at + side * h * tall - RUN[0] * drop,
            depth - RUN[1] * drop,
            foot + t - drop,
          ),
        );
    });
    return catmull([...far, ...near.toReversed()], 8, true);
  };
  const faces = stepFaces().filter((f) => f.depth < depth);
  const inside = (clip: Pt[], p: Pt[]) => {
    x.save();
    x.beginPath();
    for (const [u, v] of clip) x.lineTo(u, v);
    x.clip();
    x.filter = `blur(${2.2 * SS}px)`;
    fillPoly(x, p, ink, 0.7);
    x.restore();
  };
  for (const f of faces) {
    inside(
      f.tread,
      outline((t) => foot + t - f.z),
    );
    inside(
      f.riser,
      outline(() => (depth - f.depth) / RUN[1]),
    );
  }
  // and on the slope beside the steps
  x.save();
  for (const f of faces)
    for (const p of [f.tread, f.riser]) {
      x.beginPath();
      x.rect(-50, -50, W + 100, H + 100);
      for (const [i, [u, v]] of p.entries()) i ? x.lineTo(u, v) : x.moveTo(u, v);
      x.closePath();
      x.clip("evenodd");
    }
  x.filter = `blur(${2.2 * SS}px)`;
  fillPoly(
    x,
    outline((t) => t / (1 - 0.2 * RUN[1])),
    ink,
    0.86,
  );
  x.restore();
}

/** moss that hangs over both edges of the steps: the left bank in the sun, the right one turned from it */
export function printBanks() {
  const L = layer(),
    x = L.x;
  for (const side of [-1, 1]) {
    const inner = (d: number) =>
      pathX(d) + side * (HALF - 0.005 + 0.022 * gn.n2(d * 0.9, side * 5));
    const high = (d: number) => 0.045 + 0.012 * gn.n2(d * 0.7, side * 9);
    const run = (off: number, up: (d: number) => number): Pt[] => {
      const p: Pt[] = [];
      for (let d = 11; d > 1.9; d -= 0.05) p.push(onSlope(inner(d) + side * off, d, up(d)));
      return p;
    };
    const graded = (far: string, deeper: number) => {
      const at = [11, 9, 7.5, 6.2, 5.2, 4.4, 3.9, 3.5, 3.35, 3.2, 3.1, 3, 2.9, 2.8, 2.71];
      const y0 = yOf(11);
      const g = x.createLinearGradient(0, y0, 0, H);
      for (const d of at) {
        const t = Math.max(0, Math.min(1, (3.4 - d) / 0.35));
        g.addColorStop(
          Math.min(1, (yOf(d) - y0) / (H - y0)),
          css(
            mix(veil(far, d + 1.4 * Math.max(0, d - 4)), mix(nearAt(yOf(d)), "#0f3236", deeper), t),
          ),
        );
      }
      return g;
    };
    const lip = graded(side < 0 ? "#5b6e5c" : "#4a6055", 0.2);
    fillPoly(x, [...run(0, () => -0.03), ...run(0.03, high).toReversed()], lip, 0.34);
  }
  P.put(L, { occlude: 1 });
}
