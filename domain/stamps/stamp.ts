import { refuse, ok, type Result } from "../base/result.ts";
import { pressParts, pressRanges, straightPress, type Press } from "./press.ts";

/** A month in Japan, as `2026-11`. */
export type Month = string;

/** A stamp in somebody's book: that they have been there, when, and how they pressed the seal. */
export interface Stamp extends Press {
  readonly gemId: number;
  readonly month: Month;
}

/** Nobody has a stamp from before this year. */
export const firstYear = 1950;

/** The month of a day such as `2026-11-26`. */
export const monthOf = (day: string): Month => day.slice(0, 7);

/** Reads a month from what was sent; refuses one that is none, one before `firstYear`, and one after `latest`. */
export function readMonth(
  year: string,
  month: string,
  latest: Month,
): Result<Month, { readonly code: "month-invalid" }> {
  const written = `${year}-${month.padStart(2, "0")}`;
  const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(written);
  return isMonth && Number(year) >= firstYear && written <= latest
    ? ok(written)
    : refuse({ code: "month-invalid" });
}

/**
 * Reads when a seal was pressed, by the clock of the phone; the present where nothing was sent, and where that clock is
 * ahead or far behind.
 * @param typed milliseconds since 1970.
 * @param longest the longest that a press waits for a connection, in milliseconds.
 */
export function readPressTime(typed: string | undefined, now: number, longest: number): number {
  const moment = typed !== undefined && /^\d{1,15}$/.test(typed) ? Number(typed) : now;
  return moment <= now && moment >= now - longest ? moment : now;
}

/** The numbers of a press as a form sends them. A form without JavaScript has none of them. */
export type TypedPress = { readonly [Part in keyof Press]?: string | undefined };

/** Reads a press. A missing number is that of a straight, full print; null when one is no whole number in its range. */
export function readPress(typed: TypedPress): Press | null {
  const read = { ...straightPress };
  for (const part of pressParts) {
    const text = typed[part];
    if (text === undefined) continue;
    const [least, most] = pressRanges[part];
    const value = /^-?\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most)) return null;
    read[part] = value === 0 ? 0 : value;
  }
  return read;
}
