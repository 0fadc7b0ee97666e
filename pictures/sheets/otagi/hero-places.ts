/** Where the near disciples sit, and who they are. */
import type { Form } from "./hero-form.ts";

export interface Seat {
  readonly form: Form;
  /** sideways, depth, and its height in metres */
  readonly at: readonly [number, number];
  readonly tall: number;
}
export const SEATED: readonly Seat[] = [
  // the old one with joined palms, cut by the edge of the sheet
  {
    form: {
      seed: 4,
      face: "old",
      turn: 0.42,
      roll: 0.05,
      yaw: 0.14,
      bow: 0.16,
      hands: "pray",
      girth: 1,
      head: 1.24,
      mossy: [0.02, -1, -1],
    },
    at: [-1.26, 2.5],
    tall: 1.2,
  },
  // one who looks up to the hall
  {
    form: {
      seed: 9,
      face: "child",
      turn: 2.2,
      roll: 0.04,
      yaw: -0.3,
      bow: -0.16,
      hands: "lap",
      girth: 1.02,
      head: 1.2,
      mossy: [0.0, 1, -1],
    },
    at: [-0.86, 4.1],
    tall: 0.84,
  },
  // beyond the steps, asleep
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
      head: 1.22,
      mossy: [0.04, 1, 1],
    },
    at: [1.86, 3.6],
    tall: 0.98,
  },
];
