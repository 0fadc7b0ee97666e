/** The kinds of wood of the marquetry, and its pattern: which piece is at a point, and its wood. */
import { type RGB, rgb } from "../../kit/core.ts";

/** White dogwood, yellow wax tree, walnut, grey-green magnolia, red padauk, zelkova, bog oak. */
const woods = {
  white: rgb("#f2e6c8"),
  yellow: rgb("#dfb45a"),
  brown: rgb("#7a5133"),
  green: rgb("#8b9a78"),
  red: rgb("#9c3b2c"),
  tan: rgb("#c1915c"),
  black: rgb("#3a2a26"),
} as const;
type Wood = keyof typeof woods;

export interface Piece {
  /** distinguishes neighbours, so that there is a line between them */
  readonly id: number;
  readonly colour: RGB;
}
const piece = (wood: Wood, ...place: number[]): Piece => ({
  id: place.reduce((h, v) => (h * 31 + v + 17) | 0, 7),
  colour: woods[wood],
});

/** Bands across the sheet: stripes between hemp leaf, tortoise shell and checks. */
export const WIDE = 3.4;
const STRIPES: readonly [at: number, wood: Wood][] = [
  [0.08, "black"],
  [0.16, "red"],
  [1.36, "black"],
  [1.41, "white"],
  [1.5, "red"],
  [1.55, "white"],
  [1.62, "black"],
  [2.68, "black"],
  [2.74, "yellow"],
  [2.8, "black"],
  [3.28, "red"],
  [WIDE, "black"],
];
const inBand = (u: number, from: number, to: number) => u > from && u <= to;

/** The piece at a point: `u` across the sheet, `v` along it. */
export function pieceAt(u: number, v: number): Piece {
  if (inBand(u, 0.16, 1.3)) return hempLeaf(u - 0.16, v, 1.14);
  if (inBand(u, 1.62, 2.62)) return tortoiseShell(u - 1.62, v, 0.333);
  if (inBand(u, 2.8, 3.22)) return checks(u - 2.8, v, 0.21);
  const stripe = STRIPES.findIndex(([at]) => u <= at);
  return piece(STRIPES[Math.max(0, stripe)][1], 4, stripe);
}

/** A net of triangles, each divided into three from its centre. */
function hempLeaf(u: number, v: number, size: number): Piece {
  const high = (size * Math.sqrt(3)) / 2;
  // the net in coordinates along its two slanted sides
  const b = v / high,
    a = u / size - b / 2;
  const i = Math.floor(a),
    j = Math.floor(b);
  const up = a - i + (b - j) < 1;
  const p = up ? a - i : 1 - (a - i),
    q = up ? b - j : 1 - (b - j);
  // distances from the three sides; the nearest side names the third
  const sides = [p, q, 1 - p - q];
  const third = sides.indexOf(Math.min(...sides));
  const set = (up ? ["white", "tan", "brown"] : ["yellow", "red", "green"]) as Wood[];
  return piece(set[third], 1, i, j, up ? 1 : 0, third);
}

/** Hexagons of three lozenges, which look like stacked cubes. */
function tortoiseShell(u: number, v: number, size: number): Piece {
  const wide = size * Math.sqrt(3);
  let best = { d: Infinity, i: 0, j: 0, a: 0 };
  const row = Math.round(v / (size * 1.5));
  for (const j of [row - 1, row, row + 1])
    for (const side of [-0.5, 0.5, 1.5]) {
      const i = Math.floor(u / wide) + Math.round(side);
      const du = u - (i + (j & 1 ? 0.5 : 0)) * wide,
        dv = v - j * size * 1.5;
      const d = Math.hypot(du, dv);
      if (d < best.d) best = { d, i, j, a: Math.atan2(dv, du) };
    }
  const third = Math.floor(((best.a + Math.PI * 2.5) / (Math.PI * 2)) * 3) % 3;
  const odd = (best.i + best.j * 2 + 99) % 3 === 0;
  const set: Wood[] = odd ? ["red", "yellow", "white"] : ["brown", "green", "white"];
  return piece(set[third], 2, best.i, best.j, third);
}

function checks(u: number, v: number, size: number): Piece {
  const i = Math.floor(u / size),
    j = Math.floor(v / size);
  return piece((i + j) & 1 ? "white" : "brown", 3, i, j);
}
