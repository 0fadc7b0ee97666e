/** How a seal was pressed: five small whole numbers, from which the same print is drawn anywhere. */
export interface Press {
  /** How much ink: 20 is pale, 70 full, 100 runs. */
  readonly ink: number;
  /** The side on which the seal lay heavier: right and down are positive. */
  readonly tiltX: number;
  readonly tiltY: number;
  /** How far it was turned, in degrees to the right. */
  readonly turn: number;
  /** Which grain of the paper it met. */
  readonly grain: number;
}

/** The least and the most of each number. */
export const pressRanges = {
  ink: [20, 100],
  tiltX: [-100, 100],
  tiltY: [-100, 100],
  turn: [-12, 12],
  grain: [0, 255],
} as const satisfies Readonly<Record<keyof Press, readonly [least: number, most: number]>>;

export const pressParts = [
  "ink",
  "tiltX",
  "tiltY",
  "turn",
  "grain",
] as const satisfies readonly (keyof Press)[];

/** A straight, full print: what the keyboard gives, and a form without JavaScript. */
export const straightPress: Press = { ink: 70, tiltX: 0, tiltY: 0, turn: 0, grain: 0 };

/** A hand on the button: how long it held, how far it went meanwhile, and where it held. */
export interface Hold {
  /** In milliseconds. */
  readonly heldFor: number;
  /** In CSS pixels. */
  readonly draggedX: number;
  readonly draggedY: number;
  /** From -1 at the left edge of the button to 1 at its right edge. */
  readonly aside: number;
  /** A number from 0 to 1, for the grain of the paper. */
  readonly chance: number;
}

/** From this long on a hold gives all the ink, in milliseconds. */
const longestHold = 1600;
/** From this far on a drag tilts the seal onto its edge, in CSS pixels. */
const farthestDrag = 90;

/** A short press is pale and a long one runs; a drag tilts the seal; a hold beside the middle turns it. */
export function pressOf({ heldFor, draggedX, draggedY, aside, chance }: Hold): Press {
  const within = (part: keyof Press, value: number) => {
    const [least, most] = pressRanges[part];
    return Math.round(Math.min(most, Math.max(least, value))) + 0;
  };
  return {
    ink: within("ink", 38 + (heldFor / longestHold) * 62),
    tiltX: within("tiltX", (draggedX / farthestDrag) * 100),
    tiltY: within("tiltY", (draggedY / farthestDrag) * 100),
    turn: within("turn", aside * 9),
    grain: within("grain", chance * 255),
  };
}
