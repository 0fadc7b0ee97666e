/** Hakozushi A: steam from the rice, cut as two ribbons that lean to the window and end under its sill, and one thin tongue before it. */
import { layer, Noise, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";

const n = new Noise(41);
interface Ribbon {
  /** its centre line, from the top of the rice */
  readonly line: string;
  /** its width at the foot, in the middle and at the end */
  readonly wide: readonly [foot: number, middle: number, end: number];
}
const RIBBONS: readonly Ribbon[] = [
  {
    line: "-70,-50 -150,-120 -120,-220 -226,-320 -190,-450 -290,-560 -262,-720 -330,-860",
    wide: [190, 150, 10],
  },
  { line: "110,-60 70,-130 150,-220 86,-330 140,-430", wide: [130, 92, 6] },
  { line: "-20,-90 10,-180 -56,-290 0,-410 -50,-540 -6,-660 -60,-800", wide: [70, 54, 5] },
];
const shadeSide = 0.34;

/** Two flat tones: a grey block, and a white one inside it that leaves its right edge grey and torn. */
export function steam(P: Print, rice: Pt) {
  for (const [tone, inner, alpha] of [
    ["#b9b1b4", 0, 0.8],
    ["#fbf6ea", 1, 0.95],
  ] as const) {
    const L = layer();
    L.x.fillStyle = tone;
    for (const [k, { line, wide }] of RIBBONS.entries()) {
      const [foot, middle, end] = wide;
      const path = catmull(from(rice, line), 16);
      const width = (t: number) =>
        (t < 0.14 ? 0.25 + 0.75 * Math.sin((t / 0.14) * 1.571) : 1) *
        (t < 0.5
          ? foot + (middle - foot) * (t / 0.5)
          : middle + (end - middle) * ((t - 0.5) / 0.5));
      /** only the right side is torn */
      const torn = (t: number) => 1 + 0.5 * n.n2(t * 9 + k * 9, 1) + 0.2 * n.n2(t * 40, k);
      const shift = (t: number) =>
        inner ? -shadeSide * 0.5 * width(t) : 0.12 * width(t) * torn(t);
      L.x.beginPath();
      brushPath(
        L.x,
        path.map(([px, py], i): Pt => [px + shift(i / (path.length - 1)), py]),
        (t) =>
          width(t) *
          (inner ? 1 - shadeSide + 0.16 * n.n2(t * 12 + k * 5, 3) : 1 + 0.2 * (torn(t) - 1)),
      );
      L.x.fill();
    }
    P.block((x) => stamp(x, L), { alpha, occlude: inner ? 0 : 1, grain: 0.14 });
  }
}
