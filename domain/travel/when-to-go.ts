import type { Day } from "../gems/evidence.ts";
import type { Gem, Highlight } from "../gems/gem.ts";
import type { MonthDay, Opening, YearSpan } from "../gems/gem-facts.ts";
import { busyReason, isDayOff, isWeekOff, type BusyReason } from "./busy-days.ts";
import { addDays, daysBetween, isInYearSpan } from "./japan-time.ts";
import { isOpenDay } from "./opening.ts";

/** What a traveller should know of a day: that nothing at the gem is open, or a part is closed; or why it is busy. */
export type DayMark = "closed" | "partly closed" | BusyReason | "peak of the season";

/** How many days "When to go" shows: eight weeks. */
export const shownDays = 56;

/** So many days after the first, a copy on a phone still knows the eight weeks from any day. */
export const yearOfDays = 366;

/** The days from `today` on, each with its mark; null for a day without one. */
export const whenToGo = (
  gem: Pick<Gem, "facts" | "highlights">,
  today: Day,
  days: number = shownDays,
): readonly (DayMark | null)[] =>
  Array.from({ length: days }, (_, index) => markOf(gem, addDays(today, index)));

/**
 * The mark of a day, by rule (docs/product.md §11, When to go). A closed day is not said to be busy. The peak of a season
 * says more than a weekend in it, but less than the weeks in which the whole country travels.
 */
function markOf(
  { facts: { opening }, highlights }: Pick<Gem, "facts" | "highlights">,
  day: Day,
): DayMark | null {
  const closed = closedMark(opening, day);
  if (closed !== null) return closed;
  const reason = busyReason(day);
  const isPeak = highlights.some((highlight) => highlight.isPeak && isInYearSpan(day, highlight.span));
  return isPeak && !isWeekOff(reason) ? "peak of the season" : reason;
}

function closedMark(opening: Opening, day: Day): "closed" | "partly closed" | null {
  switch (opening.kind) {
    case "hours":
      if (isOpenDay(opening, day)) return null;
      return opening.of === undefined ? "closed" : "partly closed";
    case "booking":
      return opening.season !== undefined && !isInYearSpan(day, opening.season) ? "closed" : null;
    case "always":
    case "ask":
    case "varies":
      return opening.isClosedOnDaysOff === true && isDayOff(day) ? "closed" : null;
  }
}

/** Days in a row, both ends included. */
export type DaySpan = readonly [first: Day, last: Day];

/** A closure of so many days, such as New Year, is a pause within a season. */
const longestPause = 7;

/** When something at a gem is open, of so many days from `first` on. */
export function openSpans({ facts }: Pick<Gem, "facts">, first: Day, days: number): readonly DaySpan[] {
  const spans: DaySpan[] = [];
  for (let index = 0; index < days; index += 1) {
    const day = addDays(first, index);
    if (closedMark(facts.opening, day) === "closed") continue;
    const [begin, end] = spans.at(-1) ?? [day, day];
    const isPause = spans.length > 0 && daysBetween(end, day) <= longestPause + 1;
    if (isPause) spans[spans.length - 1] = [begin, day];
    else spans.push([day, day]);
  }
  return spans;
}

/** The day of a closed gem's next opening. */
export const opensAgain = (open: readonly DaySpan[], today: Day): Day | undefined =>
  open.find(([first]) => first > today)?.[0];

/** The first day of a day's month, or of so many months later. */
export function firstOfMonth(day: Day, later = 0): Day {
  const first = `${day.slice(0, 8)}01`;
  return later === 0 ? first : firstOfMonth(addDays(first, 31), later - 1);
}

/** A mark, and the days in a row that have it: the first and the last of each row, counted from 0. */
export interface MarkRuns {
  readonly mark: DayMark;
  readonly runs: readonly (readonly [first: number, last: number])[];
}

/** The marks that some days have, in the order of their first days. */
export function markRuns(marks: readonly (DayMark | null)[]): readonly MarkRuns[] {
  const present = [...new Set(marks)].filter((mark) => mark !== null);
  return present.map((mark) => ({
    mark,
    runs: marks.flatMap((each, first) => {
      if (each !== mark || marks[first - 1] === mark) return [];
      const end = marks.findIndex((other, index) => index > first && other !== mark);
      return [[first, (end === -1 ? marks.length : end) - 1] as const];
    }),
  }));
}

/** The end of a month, for comparisons: no month has more days. */
const endOfMonth = (day: Day): string => `${day.slice(5, 7)}-31`;

/** Whether a span of the year has a day from `today` to the end of its month. */
const isStillThisMonth = (span: YearSpan, today: Day): boolean =>
  isInYearSpan(today, span) || (span[0] > today.slice(5) && span[0] <= endOfMonth(today));

/** What is in season at a gem. */
export interface InSeason extends Pick<Highlight, "what" | "where"> {
  readonly gemId: number;
}

/** What is in season this month, from a day of the year on. */
export interface InSeasonFrom {
  readonly from: MonthDay;
  readonly inSeason: readonly InSeason[];
}

/** What is in season in each part of a year, from 1 January on. A part begins when the answer changes. */
export function inSeasonAllYear(gems: readonly Pick<Gem, "id" | "highlights">[]): readonly InSeasonFrom[] {
  // Of a leap year.
  const days = Array.from({ length: yearOfDays }, (_, index) => addDays("2028-01-01", index));
  const parts: InSeasonFrom[] = [];
  for (const day of days) {
    const inSeason = inSeasonThisMonth(gems, day);
    if (JSON.stringify(inSeason) !== JSON.stringify(parts.at(-1)?.inSeason))
      parts.push({ from: day.slice(5), inSeason });
  }
  return parts;
}

/** What is in season this month and not over, in the order of the gems. */
export const inSeasonThisMonth = (
  gems: readonly Pick<Gem, "id" | "highlights">[],
  today: Day,
): readonly InSeason[] =>
  gems.flatMap(({ id, highlights }) =>
    highlights
      .filter(({ span }) => isStillThisMonth(span, today))
      .map(({ what, where }) => ({ gemId: id, what, where })),
  );
