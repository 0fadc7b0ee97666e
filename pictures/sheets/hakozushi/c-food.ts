/** Hakozushi C: the food in the box: omelette and conger eel behind, sea bream and prawn in front, in flat tones. */
import { css, lerp, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { type Pen, within } from "./c-pen.ts";
import { BOX_FOOD, BOX_INNER, KEY, onBox, onPaper } from "./c-plan.ts";

/** A field of the food: u to the right, v towards us, each 0 to 1. */
type Field = (u: number, v: number) => Pt;
const GAP = 0.0026;
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
  fillPoly(pen.x, whole(f), "#edb132");
  const r = new Rng(5);
  fillPoly(pen.x, quad(f, 0, 0, 1, 0.1), "#cf8d2a");
  fillPoly(pen.x, quad(f, 0, 0, 0.05, 1), "#cf8d2a", 0.6);
  // the folds of the omelette: long waves, pale above and brown below
  for (let i = 0; i < 6; i++) {
    const v = 0.16 + (i / 6) * 0.84;
    for (let u = r.range(-0.1, 0.2); u < 0.95;) {
      const long = r.range(0.38, 0.75),
        end = Math.min(1, u + long);
      const wave = (dv: number): Pt[] =>
        [0, 0.33, 0.67, 1].map((t) => [
          lerp(Math.max(0, u), end, t),
          v + dv + 0.03 * Math.sin(t * 5 + i * 2),
        ]);
      mark(pen, f, wave(0), r.range(8, 13), r.pick(["#f6d06a", "#f2c250", "#fbe094"]), 0.9);
      mark(pen, f, wave(0.055), r.range(5, 9), r.pick(["#c9802a", "#d8952c", "#b86c22"]), 0.8);
      u += long + r.range(0.12, 0.3);
    }
  }
  for (let i = 0; i < 10; i++) {
    const u = r.range(0.06, 0.9),
      v = r.range(0.1, 0.9);
    mark(
      pen,
      f,
      [
        [u, v],
        [u + 0.022, v + 0.004],
      ],
      r.range(3, 5),
      "#8f5418",
    );
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
/** Slices of sea bream laid over each other: pale flesh with fine veins, a rosy edge that fades. */
function bream(pen: Pen, f: Field) {
  fillPoly(pen.x, whole(f), "#ecd5cd");
  const r = new Rng(15);
  const bow = (u: number, d: number): Pt[] =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((v) =>
      f(u + d + 0.34 * (1 - v) + 0.05 * Math.sin(Math.PI * v), v),
    );
  within(pen.x, whole(f), () => {
    for (let k = -1; k < 4; k++) {
      const u = -0.2 + k * 0.36;
      const band = (d0: number, d1: number, tone: string, a: number) =>
        fillPoly(pen.x, [...bow(u, d0), ...bow(u, d1).toReversed()], tone, a);
      band(-0.09, 0, "#a98a90", 0.3);
      band(0, 0.05, "#c2565a", 0.9);
      band(0.05, 0.085, "#d98a86", 0.85);
      band(0.085, 0.15, "#e8b3aa", 0.7);
      band(0.2, 0.3, "#f6e6de", 0.7);
      for (let j = 0; j < 7; j++) {
        const v = (j + 0.5) / 7 + r.range(-0.03, 0.03),
          s = u + 0.34 * (1 - v);
        mark(
          pen,
          f,
          [
            [s + 0.13, v - 0.03],
            [s + 0.2, v + 0.01],
            [s + 0.31, v + r.range(-0.02, 0.02)],
          ],
          r.range(1.6, 3),
          r.chance(0.7) ? "#fffaf2" : "#dcaaa4",
          0.8,
        );
      }
    }
  });
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
        fillPoly(pen.x, [...bow(0), ...bow(0.08).toReversed()], "#d2502e");
        fillPoly(pen.x, [...bow(0.08), ...bow(0.105).toReversed()], "#eb9468");
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
/** All four fields, each with its key line, for they are pressed apart by a knife. */
export function toppings(pen: Pen) {
  const fields = [
    [egg, field(0, 0)],
    [eel, field(1, 0)],
    [bream, field(0, 1)],
    [prawn, field(1, 1)],
  ] as const;
  for (const [draw, f] of fields) {
    draw(pen, f);
    // the sides away from the lamp are in a thin shade
    fillPoly(pen.x, quad(f, 0, 0, 0.045, 1), "#3a1c20", 0.28);
    fillPoly(pen.x, quad(f, 0, 0.955, 1, 1), "#3a1c20", 0.22);
    if (!pen.key) continue;
    pen.key.fillStyle = css(KEY, 0.85);
    pen.key.beginPath();
    brushPath(
      pen.key,
      [...whole(f), f(0, 0)].flatMap((p, i, all): Pt[] => {
        const q = all[Math.min(i + 1, all.length - 1)];
        return [p, [lerp(p[0], q[0], 0.5), lerp(p[1], q[1], 0.5)]];
      }),
      (t) => 2 + 0.7 * Math.sin(t * 17),
    );
    pen.key.fill();
  }
}
