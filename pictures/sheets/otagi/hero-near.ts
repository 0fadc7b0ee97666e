/** Those who sit near the eye, one by one: the great laughing one first. */
import type { STONES } from "./hero-cut.ts";
import type { Form } from "./hero-form.ts";
import { scaleAt, underPoint } from "./hero-stage.ts";
import type { Caster } from "./hero-sun.ts";

export interface Seated extends Caster {
  readonly form: Form;
  readonly stone: keyof typeof STONES;
  readonly moss: number;
  readonly sun: boolean;
  readonly edge: number;
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
type Near = Partial<Form> & {
  /** foot on the sheet, height in pixels */
  readonly at: readonly [number, number, number];
  readonly stone: keyof typeof STONES;
  readonly moss?: number;
  readonly sun?: boolean;
  readonly edge?: number;
};
const NEAR: readonly Near[] = [
  {
    at: [312, 1112, 392],
    seed: 11,
    face: "laugh",
    hands: "pray",
    roll: 0.12,
    yaw: -0.18,
    turn: -0.26,
    bow: -0.2,
    head: 1.12,
    girth: 1.06,
    stone: "grey",
    moss: 0.74,
    sun: true,
  },
  {
    at: [648, 968, 222],
    seed: 12,
    face: "calm",
    roll: -0.03,
    yaw: -0.2,
    head: 1.02,
    stone: "warm",
    moss: 0.66,
    sun: true,
  },
  {
    at: [1352, 1044, 272],
    seed: 13,
    face: "calm",
    hands: "pray",
    roll: -0.16,
    yaw: -0.3,
    bow: 0.04,
    turn: -0.1,
    stone: "blue",
    moss: 0.72,
    sun: true,
    edge: 0.03,
  },
  {
    at: [46, 900, 226],
    seed: 14,
    face: "calm",
    hands: "cheek",
    yaw: 0.6,
    roll: -0.1,
    turn: 0.3,
    head: 1,
    girth: 1.1,
    stone: "blue",
    moss: 0.62,
  },
  {
    at: [472, 822, 172],
    seed: 15,
    face: "calm",
    yaw: 0.1,
    hands: "hold",
    stone: "blue",
    moss: 1.1,
  },
  {
    at: [1228, 790, 166],
    seed: 16,
    face: "worn",
    hands: "child",
    yaw: -0.5,
    roll: 0.1,
    turn: -0.2,
    girth: 1.1,
    stone: "warm",
    moss: 1.2,
    sun: true,
  },
  {
    at: [622, 765, 196],
    seed: 17,
    face: "calm",
    hands: "child",
    roll: -0.2,
    head: 1.16,
    girth: 1.06,
    stone: "blue",
    moss: 0.52,
  },
  {
    at: [196, 772, 180],
    seed: 18,
    face: "worn",
    hands: "cheek",
    lean: -0.1,
    yaw: -0.3,
    roll: 0.1,
    stone: "grey",
    moss: 1.1,
    sun: true,
  },
  {
    at: [28, 772, 220],
    seed: 19,
    face: "calm",
    yaw: 0.2,
    stone: "warm",
    moss: 1.05,
    sun: true,
    edge: 0.1,
  },
  { at: [722, 752, 118], seed: 20, face: "calm", hands: "pray", stone: "grey", moss: 0.7 },
  {
    at: [1420, 712, 124],
    seed: 21,
    face: "worn",
    yaw: -0.2,
    bow: 0.1,
    stone: "grey",
    moss: 0.6,
    sun: true,
  },
  {
    at: [780, 672, 124],
    seed: 22,
    face: "worn",
    yaw: -0.7,
    turn: -0.4,
    hood: true,
    stone: "warm",
    moss: 1.1,
    sun: true,
  },
  {
    at: [432, 675, 148],
    seed: 23,
    face: "calm",
    yaw: 0.3,
    roll: -0.14,
    hands: "hold",
    girth: 0.86,
    stone: "grey",
    moss: 1,
    sun: true,
  },
  {
    at: [1106, 664, 136],
    seed: 24,
    face: "worn",
    yaw: -0.3,
    hands: "pray",
    roll: -0.3,
    lean: -0.14,
    head: 1.15,
    girth: 1.1,
    stone: "blue",
    moss: 0.6,
    sun: true,
  },
  {
    at: [318, 634, 118],
    seed: 25,
    face: "worn",
    hands: "child",
    lean: 0.12,
    yaw: 0.2,
    stone: "grey",
    moss: 1.1,
    sun: true,
  },
];
/** those whose place, size and face are chosen */
export const FRONT: readonly Seated[] = NEAR.map(
  ({ at: [sx, sy, tall], stone, moss = 0.8, sun = false, edge = 9, ...form }): Seated => {
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
    };
  },
);
