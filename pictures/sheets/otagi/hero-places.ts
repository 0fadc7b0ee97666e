/** Where the near disciples sit, and who they are. */
import type { Form } from "./hero-form.ts";

export interface Seat {
  readonly form: Form;
  /** sideways, depth, and its height in metres */
  readonly at: readonly [number, number];
  readonly tall: number;
}
export const SEATED: readonly Seat[] = [
  // the old one with joined palms
  {
    form: {
      seed: 4,
      face: "old",
      turn: 0.36,
      roll: 0.06,
      yaw: 0.12,
      bow: 0.12,
      hands: "pray",
      girth: 1,
      head: 1.3,
      mossy: [0.02, -1, -1],
    },
    at: [-0.9, 2.84],
    tall: 1.16,
  },
  // the one who laughs
  {
    form: {
      seed: 9,
      face: "laugh",
      turn: 0.12,
      roll: -0.1,
      yaw: 0.2,
      bow: -0.1,
      hands: "bowl",
      girth: 1.08,
      head: 1.24,
      mossy: [0.0, 1, -1],
    },
    at: [-1.92, 3.65],
    tall: 1.05,
  },
  // a small one, hands in the lap
  {
    form: {
      seed: 15,
      face: "child",
      turn: 0.5,
      roll: 0.14,
      yaw: 0.1,
      bow: -0.06,
      hands: "lap",
      girth: 0.94,
      head: 1.36,
      mossy: [0.05, -1, 1],
    },
    at: [-0.3, 3.75],
    tall: 0.7,
  },
  // beyond the steps, asleep in the sun
  {
    form: {
      seed: 22,
      face: "sleeper",
      turn: -0.46,
      roll: -0.1,
      yaw: -0.14,
      bow: 0.2,
      hands: "lap",
      girth: 1.02,
      head: 1.26,
      mossy: [0.04, 1, 1],
    },
    at: [1.92, 3.75],
    tall: 0.98,
  },
];
