/** A guest's outline from behind, in metres beside and above his place: it is printed, and it throws the shadow on the street. */
import { type Pt } from "../../kit/core.ts";

export interface Body {
  /** how far he bows to his bowl, and where his head leans */
  readonly bow: number;
  readonly lean: number;
  readonly wide: number;
  readonly tall: number;
  /** how high the left and the right elbow are lifted */
  readonly elbows: Pt;
}
export const SEAT = 0.64;

/** the height of the shoulders' line at the neck */
export const neckOf = (b: Body) => SEAT + (0.56 - b.bow * 0.5) * b.tall;

/** Back, shoulders and elbows, without the head; from the left hip round to the right. */
export function torso(b: Body): Pt[] {
  const w = b.wide,
    f = neckOf(b),
    [l, r] = b.elbows,
    dx = b.lean * 0.5;
  return [
    [-0.175 * w, SEAT - 0.02],
    [-0.17 * w, SEAT + 0.14],
    [-0.195 * w, SEAT + 0.2 + l * 0.6],
    [-0.27 * w, SEAT + 0.25 + l],
    [-0.295 * w, SEAT + 0.29 + l],
    [-0.27 * w, SEAT + 0.35 + l * 0.7],
    [-0.225 * w + dx, f - 0.11],
    [-0.175 * w + dx, f - 0.05],
    [-0.07 * w + dx, f],
    [0.05 * w + dx, f],
    [0.16 * w + dx, f - 0.05],
    [0.2 * w + dx, f - 0.12],
    [0.228 * w, SEAT + 0.32 + r * 0.7],
    [0.235 * w, SEAT + 0.26 + r],
    [0.185 * w, SEAT + 0.2 + r * 0.6],
    [0.165 * w, SEAT + 0.13],
    [0.175 * w, SEAT - 0.02],
  ];
}
export const HEAD: Pt = [0.088, 0.116];
export const headAt = (b: Body): Pt => [
  b.lean - 0.015 - b.bow * 0.35,
  neckOf(b) + 0.135 - b.bow * 0.5,
];

export const oval = ([cx, cz]: Pt, a: number, b: number): Pt[] =>
  Array.from({ length: 18 }, (_, i): Pt => {
    const t = (i / 18) * Math.PI * 2;
    return [cx + a * Math.cos(t), cz + b * Math.sin(t)];
  });

/** What keeps the lamp's light from the street: body, head, neck, and the seat with the legs below it. */
export const outlines = (b: Body): Pt[][] => [
  torso(b),
  oval(headAt(b), HEAD[0] * 1.1, HEAD[1] * 1.1),
  [
    [headAt(b)[0] - 0.07, headAt(b)[1]],
    [headAt(b)[0] + 0.07, headAt(b)[1]],
    [0.08, neckOf(b) - 0.03],
    [-0.1, neckOf(b) - 0.03],
  ],
  [
    [-0.17 * b.wide, SEAT],
    [0.17 * b.wide, SEAT],
    [0.15, 0.3],
    [-0.15, 0.3],
  ],
];
