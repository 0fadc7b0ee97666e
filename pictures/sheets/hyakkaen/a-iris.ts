/** A water iris: three lower petals with a yellow mark, three upright ones above them. */
import { type Col, css, type Ctx, mix, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, poly, clearUnder } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";

interface Form {
  readonly standards: readonly string[];
  readonly falls: readonly string[];
  readonly flames: readonly string[];
  readonly tips: Pt[];
}
/** open towards us, and from the side */
const FORMS: readonly Form[] = [
  {
    standards: [
      "-2,0 -14,-18 -24,-44 -16,-62 -3,-50 4,-16",
      "2,0 14,-20 27,-42 22,-60 8,-52 -2,-16",
      "0,2 -10,-26 -7,-56 4,-70 14,-54 11,-22",
    ],
    falls: [
      "-4,-2 -20,-12 -42,-9 -60,6 -70,28 -66,50 -56,47 -47,56 -34,44 -22,30 -9,14",
      "4,-2 24,-13 46,-8 62,8 66,30 71,49 58,54 48,46 36,48 24,30 10,14",
      "-8,2 -20,18 -31,40 -27,60 -15,66 -4,82 8,70 20,66 29,52 25,26 9,3",
    ],
    flames: [
      "-6,4 -20,8 -33,19 -20,16 -8,10",
      "6,4 21,7 34,17 21,15 8,10",
      "-4,8 -5,24 0,40 5,24 4,8",
    ],
    tips: pts("-56,40 58,36 0,60"),
  },
  {
    standards: [
      "2,0 12,-22 28,-40 30,-58 14,-54 2,-22",
      "-6,0 -20,-20 -26,-46 -16,-66 -4,-50 0,-14",
      "-2,2 -8,-24 -2,-54 8,-72 14,-50 8,-18",
    ],
    falls: [
      "4,-4 22,-10 40,2 50,22 50,48 42,62 36,50 30,28 10,10",
      "-2,-6 -26,-22 -54,-18 -78,4 -90,34 -86,58 -76,50 -68,60 -58,40 -40,22 -20,12 -6,8",
      "-8,0 -16,16 -18,40 -8,58 2,50 10,62 18,40 14,16 6,2",
    ],
    flames: [
      "6,0 18,2 28,12 16,12 6,8",
      "-8,-2 -24,-6 -42,2 -26,6 -10,8",
      "-3,8 -4,22 1,34 5,22 4,8",
    ],
    tips: pts("42,44 -76,38 0,48"),
  },
];

export interface Bloom {
  readonly at: Pt;
  /** radians, clockwise */
  readonly lean: number;
  /** how far it is turned away: 1 is towards the viewer, less is narrower */
  readonly face: number;
  /** 0 is open towards us, 1 is seen from the side */
  readonly form: number;
  readonly size: number;
}

export function iris(x: Ctx, k: Ctx, { at, lean, face, size, form }: Bloom, deep: Col, pale: Col) {
  const { standards, falls, flames, tips } = FORMS[form];
  const [c, n] = [Math.cos(lean) * size, Math.sin(lean) * size];
  // near petals are foreshortened when the flower is turned sideways
  const place = ([a, b]: Pt): Pt => {
    const [u, v] = [a * (a > 0 ? face : 2 * face - face * face), b];
    return [at[0] + u * c - v * n, at[1] + u * n + v * c];
  };
  // every flower has a different edge to its petals
  const ruffle = ([a, b]: Pt, i: number): Pt => {
    const f =
      1 + 0.05 * Math.sin(i * 2.3 + at[0] * 0.7 + at[1]) + 0.06 * Math.sin(at[0] + (a > 0 ? 2 : 0));
    return [a * f, b * f];
  };
  const shape = (outline: string) =>
    catmull(
      pts(outline).map((q, i) => place(ruffle(q, i))),
      8,
      true,
    );
  const petal = (outline: string, c: Col) => {
    const p = shape(outline);
    x.fillStyle = css(c);
    poly(x, p);
    x.fill();
    clearUnder(k, p);
    k.fillStyle = css("#1c1c48", 0.55);
    k.beginPath();
    brushPath(k, [...p, p[0]], (t) => 0.9 + 0.9 * Math.sin(t * 13 + at[0]));
    k.fill();
  };
  const inner = (outline: string, c: Col, scale: number, towards: Pt) => {
    const [cx, cy] = place(towards);
    x.fillStyle = css(c);
    poly(
      x,
      shape(outline).map(([a, b]): Pt => [cx + (a - cx) * scale, cy + (b - cy) * scale]),
    );
    x.fill();
  };
  for (const [i, outline] of standards.entries()) {
    petal(outline, mix(deep, pale, 0.25 + 0.12 * i));
    inner(outline, mix(deep, pale, 0.62 + 0.12 * i), 0.58, [6, -44]);
  }
  for (const [i, outline] of falls.entries()) {
    petal(outline, mix(deep, pale, 0.12 + 0.1 * i));
    inner(outline, mix(deep, pale, 0.5 + 0.14 * i), 0.66, tips[i]);
    // veins from the centre outwards
    x.fillStyle = css(deep, 0.75);
    x.beginPath();
    for (const spread of [-0.35, -0.1, 0.15, 0.4]) {
      const [tx, ty] = [
        tips[i][0] - spread * tips[i][1] * 0.5,
        tips[i][1] + spread * tips[i][0] * 0.4,
      ];
      brushPath(x, [place([tx * 0.3, ty * 0.35]), place([tx * 0.8, ty * 0.82])], () => 1);
    }
    x.fill();
    // a narrow yellow mark at the centre
    x.fillStyle = "#e9c766";
    poly(
      x,
      shape(flames[i]).map(([a, b]): Pt => [
        at[0] + (a - at[0]) * 0.82,
        at[1] + (b - at[1]) * 0.82,
      ]),
    );
    x.fill();
  }
}

/** A closed bud. */
export function bud(
  x: Ctx,
  k: Ctx,
  [fx, fy]: Pt,
  size: number,
  lean: number,
  deep: Col,
  pale: Col,
) {
  const [c, n] = [Math.cos(lean) * size, Math.sin(lean) * size];
  const shape = (outline: string) =>
    catmull(
      pts(outline).map(([a, b]): Pt => [fx + a * c - b * n, fy + a * n + b * c]),
      8,
      true,
    );
  for (const [outline, tone] of [
    ["-7,6 -11,-20 -2,-58 10,-22 7,6", deep],
    ["-2,0 -3,-24 -2,-50 6,-22 4,0", mix(deep, pale, 0.55)],
    ["-9,16 -9,-6 0,-18 9,-6 8,16", "#5d8a52"],
  ] as const) {
    x.fillStyle = css(tone);
    poly(x, shape(outline));
    x.fill();
  }
  k.fillStyle = css("#221c40", 0.8);
  k.beginPath();
  const edge = shape("-7,6 -11,-20 -2,-58 10,-22 7,6");
  brushPath(k, [...edge, edge[0]], () => 1.4);
  k.fill();
}
