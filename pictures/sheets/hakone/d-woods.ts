/** Pieces of coloured wood, each with its own grain, and the three patterns they are fitted into. */
import { type Ctx, clamp, css, lerp, mix, Noise, type Pt, Rng } from "../../kit/core.ts";
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

/** A plane shaving on its side: a ribbon rolled into a spiral, its outside lit, its inside darker, one end trailing. */
export function shaving(
  x: Ctx,
  key: Ctx,
  from: Pt,
  turn: number,
  turns: number,
  size: number,
  wide: number,
  wood: Wood,
  r: Rng,
) {
  const n = Math.round(46 * turns);
  const grain = new Noise(r.int(1, 999));
  const away: Pt = [wide * 0.86, -wide * 0.5];
  const tail = 0.16;
  const edge = (t: number, far: number): Pt => {
    const a = turn + Math.max(0, t - tail) * turns * 6.283;
    const radius = size * (1 - 0.7 * t);
    const out = Math.max(0, tail - t) * size * 5; // the trailing end runs straight
    return [
      from[0] + Math.cos(a) * radius + Math.sin(a) * out + away[0] * far,
      from[1] + Math.sin(a) * radius * 0.9 - Math.cos(a) * out + away[1] * far,
    ];
  };
  for (let i = 0; i < n; i++) {
    const t = i / n,
      t2 = (i + 1.25) / n;
    const a = turn + Math.max(0, t - tail) * turns * 6.283;
    const outside = Math.cos(a) * away[0] + Math.sin(a) * away[1] > 0;
    const light = 0.5 - 0.5 * Math.sin(a - 0.4);
    const c = outside
      ? mix(mix(woods[wood], "#6a4a30", 0.22 * (1 - light)), "#fff6de", 0.5 * light)
      : mix(woods[wood], "#3b2619", 0.3 + 0.34 * light);
    x.fillStyle = css(mix(c, "#3a2618", 0.14 * Math.max(0, grain.n2(t * 26, 1))));
    const quad = [edge(t, 0), edge(t2, 0), edge(t2, 1), edge(t, 1)];
    poly(x, quad);
    x.fill();
    key.save();
    key.globalCompositeOperation = "destination-out";
    key.fillStyle = "#000";
    poly(key, quad);
    key.fill();
    key.restore();
    key.fillStyle = css("#2c1d16", 0.85);
    key.beginPath();
    brushPath(key, [edge(t, 0), edge(t2, 0)], () => 1.5);
    if (outside) brushPath(key, [edge(t, 1), edge(t2, 1)], () => 1.1);
    key.fill();
  }
}
