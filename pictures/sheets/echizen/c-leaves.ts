/** The few leaves in the great sheet: a maple spray, a fern, ginkgo, two single leaves; every one with its own turn and depth in the pulp. */
import { type Col, css, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, poly } from "../../kit/brush.ts";
import { fern, type Form, ginkgo, maple, oval } from "./c-forms.ts";

/** from the plane of a sheet (x, height) to where it is drawn, and how long a metre is there */
export interface Ground {
  readonly to: (x: number, z: number) => Pt;
  readonly metre: number;
}
interface Hues {
  readonly body: Col;
  readonly turned: Col;
  readonly rib: Col;
}
const CRIMSON: Hues = { body: "#d2403a", turned: "#b62c33", rib: "#6d1423" },
  EMBER: Hues = { body: "#e27a3c", turned: "#c95f31", rib: "#86351f" },
  GOLD: Hues = { body: "#efb640", turned: "#dc9c31", rib: "#a0691f" },
  OLIVE: Hues = { body: "#8c9355", turned: "#737c47", rib: "#4b5531" },
  RUSSET: Hues = { body: "#b9743f", turned: "#9f5c33", rib: "#633120" };

export interface Pressed {
  readonly form: Form;
  readonly hues: Hues;
  /** where its stalk joins it, on the sheet; its length in metres; the turn of its axis, anticlockwise */
  readonly at: Pt;
  readonly long: number;
  readonly turn: number;
  /** foreshortened across its axis, as a leaf that dried with a curl */
  readonly squash?: number;
  /** the stalk, in the leaf's own measure */
  readonly stalk?: readonly Pt[];
  /** how deep it lies in the pulp, 0 at the surface */
  readonly deep: number;
}
/** the spray's twig, from its broken end to its tip */
const TWIG: Pt[] = [
  [2.52, 1.79],
  [2.34, 1.63],
  [2.1, 1.5],
  [1.9, 1.38],
  [1.66, 1.25],
];
const SIDE_TWIGS: Pt[][] = [
  [
    [2.31, 1.615],
    [2.37, 1.54],
    [2.38, 1.45],
  ],
  [
    [2.06, 1.48],
    [1.93, 1.54],
    [1.83, 1.62],
  ],
  [
    [1.96, 1.412],
    [2.04, 1.31],
    [2.06, 1.19],
  ],
];
const SPRAY: readonly Pressed[] = [
  {
    form: maple(14),
    hues: EMBER,
    at: [1.83, 1.62],
    long: 0.27,
    turn: 2.45,
    squash: 0.84,
    deep: 0.32,
  },
  {
    form: maple(21),
    hues: EMBER,
    at: [2.38, 1.45],
    long: 0.29,
    turn: -0.95,
    squash: 0.78,
    deep: 0.16,
  },
  {
    form: maple(8, 0.4),
    hues: CRIMSON,
    at: [2.06, 1.19],
    long: 0.3,
    turn: -1.72,
    squash: 0.86,
    deep: 0.24,
  },
  { form: maple(3), hues: CRIMSON, at: [1.65, 1.24], long: 0.45, turn: -2.3, deep: 0 },
];
export const LEAVES: readonly Pressed[] = [
  { form: fern(5), hues: OLIVE, at: [0.9, 0.3], long: 1.02, turn: 1.2, deep: 0.4 },
  {
    form: ginkgo(4, 0.14),
    hues: GOLD,
    at: [2.17, 0.7],
    long: 0.25,
    turn: -2.25,
    squash: 0.86,
    deep: 0.42,
    stalk: [
      [0, 0],
      [-0.4, -0.08],
      [-0.78, -0.3],
      [-1.05, -0.61],
    ],
  },
  {
    form: ginkgo(9, 0.34),
    hues: GOLD,
    at: [2.25, 0.68],
    long: 0.31,
    turn: -1.25,
    deep: 0.04,
    stalk: [
      [0, 0],
      [-0.3, 0.06],
      [-0.62, 0.2],
      [-0.9, 0.28],
    ],
  },
  {
    form: oval(2),
    hues: RUSSET,
    at: [1.46, 0.42],
    long: 0.3,
    turn: 0.42,
    deep: 0.28,
    stalk: [
      [0, 0],
      [-0.12, -0.03],
      [-0.22, -0.02],
    ],
  },
  ...SPRAY,
];
/** a few in each of the further sheets */
export const FURTHER: readonly (readonly Pressed[])[] = [
  [
    {
      form: ginkgo(12, 0.4),
      hues: GOLD,
      at: [4.86, 1.62],
      long: 0.24,
      turn: -2.3,
      deep: 0.2,
      stalk: [
        [0, 0],
        [-0.3, 0.05],
        [-0.7, 0.2],
      ],
    },
    {
      form: maple(17),
      hues: EMBER,
      at: [5.02, 0.9],
      long: 0.34,
      turn: -1.2,
      squash: 0.86,
      deep: 0.24,
      stalk: [
        [0, 0],
        [-0.24, 0.03],
        [-0.56, -0.04],
      ],
    },
    { form: oval(6), hues: RUSSET, at: [5.7, 0.62], long: 0.34, turn: 2.2, deep: 0.34 },
  ],
  [
    {
      form: maple(26),
      hues: CRIMSON,
      at: [7.0, 1.3],
      long: 0.4,
      turn: -1.9,
      deep: 0.2,
      stalk: [
        [0, 0],
        [-0.24, 0.03],
        [-0.56, -0.04],
      ],
    },
    {
      form: ginkgo(15, 0.3),
      hues: GOLD,
      at: [7.1, 0.62],
      long: 0.3,
      turn: -0.8,
      deep: 0.25,
      stalk: [
        [0, 0],
        [-0.3, 0.05],
        [-0.7, 0.2],
      ],
    },
  ],
];
/** one leaf in flat tones: blade, the half turned from the light, ribs, stalk */
export function drawLeaf(x: Ctx, o: Pressed, g: Ground) {
  const c = Math.cos(o.turn) * o.long,
    s = Math.sin(o.turn) * o.long,
    q = o.squash ?? 1;
  const put = ([u, v]: Pt): Pt => g.to(o.at[0] + c * u - s * v * q, o.at[1] + s * u + c * v * q);
  const line = (points: readonly Pt[], w: number) => {
    x.beginPath();
    brushPath(x, catmull(points.map(put), 5), (t) =>
      Math.max(0.7, w * o.long * g.metre * (1.1 - 0.75 * t)),
    );
    x.fill();
  };
  x.fillStyle = css(o.hues.rib);
  if (o.stalk) line(o.stalk, 0.034);
  for (const [shapes, ink] of [
    [o.form.blade, o.hues.body],
    [o.form.turned, o.hues.turned],
  ] as const)
    for (const shape of shapes) {
      x.fillStyle = css(ink);
      poly(x, shape.map(put));
      x.fill();
    }
  x.fillStyle = css(o.hues.rib, 0.85);
  for (const rib of o.form.ribs) line(rib.line, rib.w);
}
export function drawTwig(x: Ctx, g: Ground) {
  x.fillStyle = css("#5d3126");
  for (const [points, w] of [
    [TWIG, 0.017],
    ...SIDE_TWIGS.map((t) => [t, 0.008] as const),
  ] as const) {
    x.beginPath();
    brushPath(
      x,
      catmull(
        points.map(([a, b]) => g.to(a, b)),
        8,
      ),
      (t) => Math.max(1, w * g.metre * (1 - 0.66 * t)),
    );
    x.fill();
  }
}
