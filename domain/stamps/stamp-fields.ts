import type { Press } from "./press.ts";
import type { Month } from "./stamp.ts";

/** A month as two fields send it. */
export interface TypedMonth {
  readonly year: string;
  readonly month: string;
}

/** A month as the fields of a form. */
export const typedMonth = (month: Month): TypedMonth => ({
  year: month.slice(0, 4),
  month: String(Number(month.slice(5))),
});

/** A press as the fields of a form. */
export const typedPress = ({
  ink,
  tiltX,
  tiltY,
  turn,
  grain,
}: Press): Readonly<Record<keyof Press, string>> => ({
  ink: String(ink),
  tiltX: String(tiltX),
  tiltY: String(tiltY),
  turn: String(turn),
  grain: String(grain),
});
