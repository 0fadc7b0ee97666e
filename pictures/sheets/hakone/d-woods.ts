/** Pieces of coloured wood, each with its own grain, and the three patterns they are fitted into. */
import { type Rng, type Ctx, clamp, css, lerp, mix, type Pt } from "../../kit/core.ts";
import { brushPath, poly } from "../../kit/brush.ts";

/** Dogwood white, wax-tree yellow, walnut, magnolia grey-green, padauk red, zelkova, bog oak. */
export const woods = {
  white: "#ece0c2",
  yellow: "#d9b25e",
  brown: "#7a5436",
  green: "#8b9478",
  red: "#8a3b2e",
  tan: "#b98a58",
  black: "#3a2c28",
} as const;
export type Wood = keyof typeof woods;

/** Fits one piece: its wood, grain running at an angle, a saw line round it. */
export function fit(x: Ctx, key: Ctx, shape: Pt[], wood: Wood, grain: number, r: Rng, light = 0) {
  const base = mix(
    woods[wood],
    light > 0 ? "#fff6e0" : "#241a18",
    Math.abs(light) + r.range(0, 0.06),
  );
  x.save();
  poly(x, shape);
  x.fillStyle = css(base);
  x.fill();
  x.clip();
  let cx = 0,
    cy = 0,
    reach = 0;
  for (const [a, b] of shape) {
    cx += a / shape.length;
    cy += b / shape.length;
  }
  for (const [a, b] of shape) reach = Math.max(reach, Math.hypot(a - cx, b - cy));
  const dx = Math.cos(grain),
    dy = Math.sin(grain);
  const lines = Math.max(4, Math.round(reach / 3.2));
  const wander = r.range(0, 99);
  for (let i = 0; i < lines; i++) {
    const off = lerp(-reach, reach, (i + r.range(0.1, 0.9)) / lines);
    const bow = r.range(-0.06, 0.06) * reach;
    const dark = r.chance(0.72);
    x.fillStyle = css(
      mix(base, dark ? "#2a1a12" : "#fff2d4", dark ? 0.3 : 0.4),
      r.range(0.35, 0.8),
    );
    x.beginPath();
    brushPath(
      x,
      [-1.05, -0.5, 0, 0.5, 1.05].map((t): Pt => {
        const sway = bow * (1 - t * t) + 0.05 * reach * Math.sin(t * 3 + wander);
        return [cx + dx * reach * t - dy * (off + sway), cy + dy * reach * t + dx * (off + sway)];
      }),
      (t) => r.range(0.8, 1.5) * (0.5 + 0.5 * Math.sin(Math.PI * t)),
    );
    x.fill();
  }
  x.restore();
  key.fillStyle = css("#2a1c18", 0.75);
  key.beginPath();
  shape.forEach((a, i) => brushPath(key, [a, shape[(i + 1) % shape.length]], () => 1.1));
  key.fill();
}

type Place = (p: Pt) => Pt;
interface Field {
  readonly x: Ctx;
  readonly key: Ctx;
  readonly place: Place;
  readonly r: Rng;
  /** Whether a piece with its middle here has been fitted yet. */
  readonly fitted: (u: number, v: number) => boolean;
}

const angleOf = (place: Place, a: Pt, b: Pt) => {
  const p = place(a),
    q = place(b);
  return Math.atan2(q[1] - p[1], q[0] - p[0]);
};
function piece(f: Field, shape: Pt[], wood: Wood, along: [Pt, Pt], light = 0) {
  const u = shape.reduce((s, p) => s + p[0], 0) / shape.length,
    v = shape.reduce((s, p) => s + p[1], 0) / shape.length;
  if (!f.fitted(u, v)) return;
  fit(f.x, f.key, shape.map(f.place), wood, angleOf(f.place, ...along), f.r, light);
}

/** Hemp leaf: a net of triangles, each cut in three from its middle. */
export function hempLeaf(f: Field, u0: number, u1: number, v0: number, v1: number, size: number) {
  const high = (size * Math.sqrt(3)) / 2;
  const sets: [Wood, Wood, Wood][] = [
    ["white", "tan", "brown"],
    ["yellow", "red", "green"],
  ];
  for (let j = 0; v0 + j * high < v1 + high; j++)
    for (let i = -1; u0 + (i * size) / 2 < u1; i++) {
      const up = (i + j) % 2 === 0;
      const a: Pt = [u0 + (i * size) / 2, v0 + (up ? j + 1 : j) * high],
        b: Pt = [a[0] + size, a[1]],
        c: Pt = [a[0] + size / 2, v0 + (up ? j : j + 1) * high];
      const m: Pt = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
      const set = sets[up ? 0 : 1];
      piece(f, clipTo([a, b, m], u0, u1, v0, v1), set[0], [a, b]);
      piece(f, clipTo([b, c, m], u0, u1, v0, v1), set[1], [b, c]);
      piece(f, clipTo([c, a, m], u0, u1, v0, v1), set[2], [c, a]);
    }
}

/** Tortoise shell: hexagons of three lozenges, which look like stacked cubes. */
export function hexagons(f: Field, u0: number, u1: number, v0: number, v1: number, size: number) {
  const wide = size * Math.sqrt(3);
  for (let j = -1; v0 + j * size * 1.5 < v1 + size; j++)
    for (let i = -1; u0 + i * wide < u1 + wide; i++) {
      const m: Pt = [u0 + (i + (j % 2 ? 0.5 : 0)) * wide, v0 + j * size * 1.5];
      const corner = (k: number): Pt => [
        m[0] + size * Math.cos(Math.PI / 6 + (k * Math.PI) / 3),
        m[1] + size * Math.sin(Math.PI / 6 + (k * Math.PI) / 3),
      ];
      const odd = (i + j * 2 + 99) % 3 === 0;
      for (const [k, wood] of [
        [0, odd ? "red" : "brown"],
        [2, odd ? "yellow" : "green"],
        [4, "white"],
      ] as [number, Wood][])
        piece(f, clipTo([m, corner(k), corner(k + 1), corner(k + 2)], u0, u1, v0, v1), wood, [
          corner(k),
          corner(k + 1),
        ]);
    }
}

/** Checks, grain crossing from square to square. */
export function checks(
  f: Field,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  size: number,
  pair: [Wood, Wood],
) {
  for (let j = 0; v0 + j * size < v1; j++)
    for (let i = 0; u0 + i * size < u1; i++) {
      const a: Pt = [u0 + i * size, v0 + j * size];
      const shape: Pt[] = [a, [a[0] + size, a[1]], [a[0] + size, a[1] + size], [a[0], a[1] + size]];
      const odd = (i + j) % 2;
      piece(f, clipTo(shape, u0, u1, v0, v1), pair[odd], odd ? [a, shape[1]] : [a, shape[3]]);
    }
}

/** Long inlaid stripes. */
export function stripes(f: Field, u0: number, v0: number, v1: number, list: [Wood, number][]) {
  let u = u0;
  for (const [wood, wide] of list) {
    const step = 70;
    for (let v = v0; v < v1; v += step) {
      const end = Math.min(v1, v + step + 1);
      piece(
        f,
        [
          [u, v],
          [u + wide, v],
          [u + wide, end],
          [u, end],
        ],
        wood,
        [
          [u, v],
          [u, end],
        ],
      );
    }
    u += wide;
  }
}

function clipTo(shape: Pt[], u0: number, u1: number, v0: number, v1: number): Pt[] {
  return shape.map(([u, v]): Pt => [clamp(u, u0, u1), clamp(v, v0, v1)]);
}
