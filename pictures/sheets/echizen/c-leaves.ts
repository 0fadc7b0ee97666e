/** The few leaves in the paper; every one with its own turn and depth in the pulp. */
import { type Col, css, type Ctx, layer, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { place } from "./c-plan.ts";
import { type Form, ginkgo, maple } from "./c-forms.ts";

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
const CRIMSON: Hues = { body: "#cd5440", turned: "#ba4638", rib: "#7c2f28" },
  EMBER: Hues = { body: "#cf8157", turned: "#bf7049", rib: "#8b4a31" },
  FALLEN: Hues = { body: "#b4533a", turned: "#8f3d30", rib: "#5e2a22" },
  SHADE: Hues = { body: "#3a241c", turned: "#3a241c", rib: "#3a241c" },
  GOLD: Hues = { body: "#d9a956", turned: "#c9974a", rib: "#93692f" };

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
/** Three leaves; places in metres from the lower left corner of the sheet. */
export const LEAVES: readonly Pressed[] = [
  {
    form: maple(3),
    hues: CRIMSON,
    at: [1.66, 0.6],
    long: 0.27,
    turn: -2.2,
    deep: 0.1,
    stalk: [
      [0, 0],
      [-0.22, 0.03],
      [-0.5, -0.05],
    ],
  },
  {
    form: ginkgo(9, 0.3),
    hues: GOLD,
    at: [0.66, 0.52],
    long: 0.2,
    turn: -0.9,
    deep: 0.35,
    stalk: [
      [0, 0],
      [-0.3, 0.06],
      [-0.62, 0.2],
      [-0.9, 0.28],
    ],
  },
  {
    form: maple(21, 0.25),
    hues: EMBER,
    at: [2.4, 0.74],
    long: 0.19,
    turn: -0.7,
    squash: 0.8,
    deep: 0.8,
    stalk: [
      [0, 0],
      [-0.24, 0.03],
      [-0.56, 0.1],
    ],
  },
];
export const FURTHER: readonly Pressed[] = [
  { form: maple(17), hues: EMBER, at: [0.9, 0.8], long: 0.24, turn: -1.2, deep: 0.4 },
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

/** one leaf that has blown in and lies in the sun on the boards */
export function stray(P: Print) {
  const on = (x: number, y: number, lift: number): Pt => place(x, y - 2, lift);
  const leaf: Pressed = {
    form: maple(8, 0.35),
    hues: FALLEN,
    at: [3.55, 0.5],
    long: 0.1,
    turn: 0.5,
    deep: 0,
  };
  const metre = 240;
  const dark = layer();
  drawLeaf(
    dark.x,
    { ...leaf, hues: SHADE, at: [3.54, 0.475] },
    { to: (x, y) => on(x, y, 0), metre },
  );
  P.put(dark, { op: "multiply", alpha: 0.7, blur: 1 });
  const lit = layer();
  drawLeaf(lit.x, leaf, { to: (x, y) => on(x, y, 0.016 + 0.1 * Math.abs(y - 0.5)), metre });
  P.put(lit);
}
