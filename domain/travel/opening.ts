import type { Day } from "../gems/evidence.ts";
import {
  markOf,
  type Clock,
  type FactName,
  type GemFacts,
  type Hours,
  type WithoutHours,
  type YearSpan,
} from "../gems/gem-facts.ts";
import {
  addDays,
  daysBetween,
  isInYearSpan,
  japanTime,
  minutesOf,
  weekdayOf,
  type JapanTime,
} from "./japan-time.ts";
import { isPublicHoliday } from "./japanese-holidays.ts";

/** The next opening of a closed place: the day, its distance from today in days, and the hour if it is known. */
export interface NextOpening {
  readonly day: Day;
  readonly inDays: number;
  readonly at: Clock | null;
}

/**
 * Whether a gem is open at a moment (docs/product.md §11). `of` names the part of the gem that has the hours; null
 * for the gem as a whole.
 */
export type OpenState =
  | {
      readonly kind: "open";
      readonly of: string | null;
      /** Null when not known. */
      readonly lastEntry: Clock | null;
      readonly isEntryOver: boolean;
      readonly closes: Clock;
    }
  | { readonly kind: "opens"; readonly of: string | null; readonly at: Clock }
  | {
      readonly kind: "closed";
      readonly of: string | null;
      readonly why: "hour" | "day" | "season";
      readonly next: NextOpening | null;
    }
  | { readonly kind: "usually"; readonly of: string | null; readonly open: Clock; readonly close: Clock }
  | { readonly kind: "booking"; readonly season: YearSpan | null }
  | WithoutHours;

/** After this many days without a check, facts no longer say that a place is open now. */
export const daysUntilStale = 365;

const isFresh = ({ checkedOn }: GemFacts, today: Day) => daysBetween(checkedOn, today) <= daysUntilStale;

const isConfirmed = ({ facts, checkedOn }: GemFacts, name: FactName) => {
  const fact = facts[name];
  return fact !== undefined && markOf(name, fact, checkedOn) === "confirmed";
};

/** Whether the facts are certain enough for "Open now": two sources agree on the hours, and two on the closing days. */
export const hasConfirmedHours = (facts: GemFacts) =>
  isConfirmed(facts, "hours") && isConfirmed(facts, "closed");

/** The state without a moment, true at any time, for a page that is read later. */
export function openingAtAnyTime({ opening }: GemFacts): OpenState {
  if (opening.kind === "hours") {
    const { of = null, open, close } = opening;
    return { kind: "usually", of, open, close };
  }
  return opening.kind === "booking" ? { kind: "booking", season: opening.season ?? null } : opening;
}

/** The state at `epochMs`, milliseconds since the epoch. It does not depend on the reader's time zone. */
export function openState(gem: GemFacts, epochMs: number): OpenState {
  const { opening } = gem;
  const now = japanTime(epochMs);
  if (!isFresh(gem, now.day)) return openingAtAnyTime(gem);
  if (opening.kind === "hours") return hasConfirmedHours(gem) ? hoursAt(opening, now) : openingAtAnyTime(gem);
  if (opening.kind === "booking" && opening.season !== undefined && isConfirmed(gem, "season"))
    return seasonAt(opening.season, now);
  return openingAtAnyTime(gem);
}

/** Whether a place with hours opens on a day, by its closing days. */
export const isOpenDay = ({ closedSpans = [], closedWeekdays = [] }: Hours, day: Day): boolean =>
  !closedSpans.some((span) => isInYearSpan(day, span)) &&
  (!closedWeekdays.includes(weekdayOf(day)) || isPublicHoliday(day));

function hoursAt(hours: Hours, { day, minute }: JapanTime): OpenState {
  const { of = null, open, close, lastEntry } = hours;
  const closed = (why: "hour" | "day"): OpenState => ({
    kind: "closed",
    of,
    why,
    next: firstDay(day, (candidate) => isOpenDay(hours, candidate), open),
  });
  if (!isOpenDay(hours, day)) return closed("day");
  if (minute < minutesOf(open)) return { kind: "opens", of, at: open };
  if (minute >= minutesOf(close)) return closed("hour");
  const isEntryOver = lastEntry !== undefined && minute > minutesOf(lastEntry);
  return { kind: "open", of, lastEntry: lastEntry ?? null, isEntryOver, closes: close };
}

const seasonAt = (season: YearSpan, { day }: JapanTime): OpenState =>
  isInYearSpan(day, season)
    ? { kind: "booking", season }
    : {
        kind: "closed",
        of: null,
        why: "season",
        next: firstDay(day, (candidate) => isInYearSpan(candidate, season), null),
      };

/** The first day after `today` that `isOpen`, within a year. */
function firstDay(today: Day, isOpen: (day: Day) => boolean, at: Clock | null): NextOpening | null {
  for (let inDays = 1; inDays <= 366; inDays += 1) {
    const day = addDays(today, inDays);
    if (isOpen(day)) return { day, inDays, at };
  }
  return null;
}
