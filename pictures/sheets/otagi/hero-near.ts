/** A seated stone, and those near the eye whose places are chosen. */
import type { STONES } from "./hero-cut.ts";
import type { Form } from "./hero-form.ts";
import { NEAR } from "./hero-places.ts";
import { scaleAt, underPoint } from "./hero-stage.ts";
import type { Caster } from "./hero-sun.ts";

export interface Seated extends Caster {
  readonly form: Form;
  readonly stone: keyof typeof STONES;
  readonly moss: number;
  readonly sun: boolean;
  readonly edge: number;
  /** the share of it that has sunk into the moss */
  readonly sink: number;
}

const plain: Form = {
  seed: 1,
  face: "calm",
  turn: 0,
  roll: 0,
  yaw: 0,
  bow: 0,
  hands: "lap",
  girth: 1,
  head: 1,
  lean: 0,
};
/** those whose place, size and face are chosen */
export const FRONT: readonly Seated[] = NEAR.map(
  ({ at: [sx, sy, tall], stone, moss = 0.8, sun = false, edge = 9, sink = 0, ...form }): Seated => {
    const [x, depth] = underPoint(sx, sy);
    return {
      x,
      depth,
      size: tall / scaleAt(depth),
      form: { ...plain, ...form },
      stone,
      moss,
      sun,
      edge,
      sink,
    };
  },
);
