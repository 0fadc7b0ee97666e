import type { Day } from "../gems/evidence.ts";
import type { Clock, GemFacts, Hours, YearSpan } from "../gems/gem-facts.ts";
import {
  addDays,
  daysBetween,
  inYearSpan,
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
      /** Null when the last entry is over, and when it is not known. */
      readonly lastEntry: Clock | null;
      readonly entryOver: boolean;
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
  | { readonly kind: "always" }
  | { readonly kind: "ask" }
  | { readonly kind: "varies" };

/** After this many days without a check, facts no longer say that a place is open now. */
export const daysUntilStale = 365;

const isFresh = ({ checkedOn }: GemFacts, today: Day) => daysBetween(checkedOn, today) <= daysUntilStale;

/** Whether the facts are certain enough for "Open now": two sources agree on the hours, and two on the closing days. */
export const hasCheckedHours = ({ facts }: GemFacts) =>
  facts.hours?.sure === "checked" && facts.closed?.sure === "checked";

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
  if (opening.kind === "hours") return hasCheckedHours(gem) ? hoursAt(opening, now) : openingAtAnyTime(gem);
  if (opening.kind === "booking" && opening.season !== undefined && gem.facts.season?.sure === "checked")
    return seasonAt(opening.season, now);
  return openingAtAnyTime(gem);
}

const isOpenDay = ({ closedSpans = [], closedWeekdays = [] }: Hours, day: Day): boolean =>
  !closedSpans.some((span) => inYearSpan(day, span)) &&
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
  const entryOver = lastEntry !== undefined && minute > minutesOf(lastEntry);
  return { kind: "open", of, lastEntry: entryOver ? null : (lastEntry ?? null), entryOver, closes: close };
}

const seasonAt = (season: YearSpan, { day }: JapanTime): OpenState =>
  inYearSpan(day, season)
    ? { kind: "booking", season }
    : {
        kind: "closed",
        of: null,
        why: "season",
        next: firstDay(day, (candidate) => inYearSpan(candidate, season), null),
      };

/** The first day after `today` that `isOpen`, within a year. */
function firstDay(today: Day, isOpen: (day: Day) => boolean, at: Clock | null): NextOpening | null {
  for (let inDays = 1; inDays <= 366; inDays += 1) {
    const day = addDays(today, inDays);
    if (isOpen(day)) return { day, inDays, at };
  }
  return null;
}
