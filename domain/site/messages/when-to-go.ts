/** The texts of "When to go" (docs/product.md §11). */

import { capitalized } from "../../base/capitalized.ts";
import type { Day } from "../../gems/evidence.ts";
import type { DayMark } from "../../travel/when-to-go.ts";
import { dayOfYear, monthDay, monthName, weekdays } from "../date-words.ts";

const monthOf = (day: Day): string => monthName(Number(day.slice(5, 7)));
const dateOf = (day: Day): string => String(Number(day.slice(8)));
const withoutYear = (day: Day): string => monthDay(day.slice(5));

/** Days in a row: "3 May", "3–6 May", "29 December – 3 January". */
function span(first: Day, last: Day): string {
  if (first === last) return withoutYear(first);
  if (monthOf(first) === monthOf(last)) return `${dateOf(first)}–${withoutYear(last)}`;
  return `${withoutYear(first)} – ${withoutYear(last)}`;
}

/** The words of the cells that are shorter than their mark. */
const cellWords: Partial<Record<DayMark, string>> = {
  "partly closed": "",
  "peak of the season": "peak",
  weekend: "",
  "long weekend": "",
};

/** More spans than this are not listed: the table shows them. */
const maxSpans = 2;

export const whenToGo = {
  title: "When to go",
  allYear: "All year.",
  opensAgain: (day: Day) => `Opens again ${dayOfYear(day)}`,
  /** A highlight with its days: "Late November: maples." */
  highlight: (when: string, what: string) => `${capitalized(when)}: ${what}.`,
  eightWeeks: (today: Day) => `The next eight weeks, from ${dayOfYear(today)}`,
  weekdays,
  date: dateOf,
  month: (day: Day) => monthOf(day).slice(0, 3),
  /** What a mark begins with; the mark itself follows. */
  busy: (mark: DayMark) => (mark === "closed" || mark === "partly closed" ? "" : "busy: "),
  /** The beginning of a mark that a cell has room for; empty where its symbol is enough. */
  word: (mark: DayMark) => cellWords[mark] ?? mark,
  /** When the days of a mark are, where a few words say it; null elsewhere. */
  spans: (spans: readonly (readonly [Day, Day])[]) =>
    spans.length > maxSpans ? null : spans.map(([first, last]) => span(first, last)).join(", "),
  unsure: "according to old sources",
  byRule: "By rule, not by count",
} as const;
