/** Hakozushi C: the food in the box: omelette and conger eel behind, sea bream and prawn in front, in flat tones. */
import { css, lerp, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { type Pen, within } from "./c-pen.ts";
import { BOX_FOOD, BOX_INNER, onBox, onPaper } from "./c-plan.ts";

/** A field of the food: u to the right, v towards us, each 0 to 1. */
type Field = (u: number, v: number) => Pt;
const GAP = 0.0022;
const field =
  (col: 0 | 1, row: 0 | 1): Field =>
  (u, v) => {
    const s0 = col ? GAP : -BOX_INNER,
      b0 = row ? -GAP : BOX_INNER;
    const size = BOX_INNER - GAP;
    return onPaper(onBox(s0 + size * u, b0 - size * v, BOX_FOOD));
  };
const quad = (f: Field, u0: number, v0: number, u1: number, v1: number): Pt[] => [
  f(u0, v0),
  f(u1, v0),
  f(u1, v1),
  f(u0, v1),
];
const whole = (f: Field) => quad(f, 0, 0, 1, 1);

/** A brush mark along a run inside a field. */
function mark(pen: Pen, f: Field, run: readonly Pt[], wide: number, tone: string, a = 1) {
  pen.x.fillStyle = css(tone, a);
  pen.x.beginPath();
  brushPath(
    pen.x,
    catmull(
      run.map(([u, v]) => f(u, v)),
      8,
    ),
    (t) => wide * Math.sin(Math.PI * (0.06 + 0.88 * t)),
  );
  pen.x.fill();
}
function egg(pen: Pen, f: Field) {
  fillPoly(pen.x, whole(f), "#eeb32e");
  const r = new Rng(5);
  fillPoly(pen.x, quad(f, 0, 0, 1, 0.12), "#d9972a");
  for (let i = 0; i < 11; i++) {
    const [u, v] = [r.range(0.02, 0.7), 0.1 + (i / 11) * 0.84];
    const long = r.range(0.22, 0.5);
    const tone = i % 3 === 1 ? "#fbdc78" : i % 3 === 0 ? "#c57422" : "#df9c2c";
    mark(
      pen,
      f,
      [
        [u, v],
        [u + long * 0.3, v - 0.03],
        [u + long * 0.7, v + 0.03],
        [u + long, v],
      ],
      r.range(6, 11),
      tone,
    );
  }
  for (let i = 0; i < 9; i++) {
    const [px, py] = f(r.range(0.1, 0.9), r.range(0.1, 0.9));
    pen.x.fillStyle = "#8f5418";
    pen.x.beginPath();
    pen.x.ellipse(px, py, 2.4, 1.6, 0, 0, 7);
    pen.x.fill();
  }
}
function eel(pen: Pen, f: Field) {
  fillPoly(pen.x, whole(f), "#3b1a0e");
  for (const k of [0, 1]) {
    const [v0, v1] = [k * 0.5 + 0.02, k * 0.5 + 0.48];
    const band = (a: number, b: number, tone: string) =>
      fillPoly(pen.x, quad(f, 0, lerp(v0, v1, a), 1, lerp(v0, v1, b)), tone);
    band(0, 1, "#6d3414");
    band(0.12, 0.62, "#92491b");
    band(0.2, 0.42, "#b6662a");
    for (let i = 0; i < 10; i++) {
      const u = 0.04 + i * 0.1;
      mark(
        pen,
        f,
        [
          [u + 0.03, v0 + 0.01],
          [u - 0.015, lerp(v0, v1, 0.5)],
          [u + 0.03, v1 - 0.01],
        ],
        3.2,
        "#31140b",
      );
    }
    for (const u of [0.2, 0.52, 0.8])
      mark(
        pen,
        f,
        [
          [u - 0.06, lerp(v0, v1, 0.3)],
          [u + 0.07, lerp(v0, v1, 0.3)],
        ],
        4.4,
        "#ffdca0",
      );
  }
}
function bream(pen: Pen, f: Field) {
  fillPoly(pen.x, whole(f), "#f3d9d2");
  for (let k = 0; k < 4; k++) {
    // slices overlap: a rosy skin, then flesh with fine arcs
    const u = -0.28 + k * 0.36;
    const edgeAt = (d: number): Pt[] => [f(u + d + 0.3, 0), f(u + d + 0.12, 0.5), f(u + d, 1)];
    within(pen.x, whole(f), () => {
      fillPoly(pen.x, [...edgeAt(0), ...edgeAt(0.07).toReversed()], "#c8464a");
      fillPoly(pen.x, [...edgeAt(0.07), ...edgeAt(0.12).toReversed()], "#e9a39b");
      for (let j = 1; j < 6; j++) {
        const v = j / 6;
        mark(
          pen,
          f,
          [
            [u + 0.42 - v * 0.3, v],
            [u + 0.47 - v * 0.3, v + 0.05],
            [u + 0.55 - v * 0.3, v + 0.06],
          ],
          2.2,
          "#fff8f2",
        );
      }
    });
  }
}
function prawn(pen: Pen, f: Field) {
  fillPoly(pen.x, whole(f), "#fbe4d2");
  for (let k = 0; k < 3; k++) {
    const [v0, v1] = [k / 3 + 0.012, (k + 1) / 3 - 0.012];
    for (let i = -1; i < 8; i++) {
      const u = i * 0.145 + 0.03 * k;
      const bow = (d: number): Pt[] =>
        [0, 0.25, 0.5, 0.75, 1].map((t) =>
          f(u + d + 0.09 * Math.sin(Math.PI * t), lerp(v0, v1, t)),
        );
      within(pen.x, whole(f), () => {
        fillPoly(pen.x, [...bow(0), ...bow(0.08).toReversed()], "#dd4a28");
        fillPoly(pen.x, [...bow(0.08), ...bow(0.105).toReversed()], "#f29468");
      });
      if (i > 0 && i < 6)
        mark(
          pen,
          f,
          [
            [u + 0.04, lerp(v0, v1, 0.3)],
            [u + 0.1, lerp(v0, v1, 0.33)],
          ],
          3,
          "#fff4e4",
        );
    }
    if (k)
      mark(
        pen,
        f,
        [
          [-0.04, v0 - 0.012],
          [1.04, v0 - 0.012],
        ],
        3.4,
        "#8f2a1c",
      );
  }
}
/** All four fields. */
export function toppings(pen: Pen) {
  egg(pen, field(0, 0));
  eel(pen, field(1, 0));
  bream(pen, field(0, 1));
  prawn(pen, field(1, 1));
}
