import type { Day, Fact } from "./evidence.ts";

/** The facts about a gem, in the order of the page. */
export const factNames = [
  "hours",
  "closed",
  "cost",
  "wayThere",
  "wayBack",
  "season",
  "timeNeeded",
  "booking",
  "manners",
] as const;

export type FactName = (typeof factNames)[number];

/** A clock time in Japan, `9:30`. */
export type Clock = string;
/** A day of any year, `05-11`. */
export type MonthDay = string;
/** A span of days in every year, both ends included. It may cross New Year. */
export type YearSpan = readonly [from: MonthDay, to: MonthDay];
/** Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Hours that are the same on every open day. */
export interface Hours {
  readonly kind: "hours";
  /** The part of the gem that has these hours; absent for the gem as a whole. */
  readonly of?: string;
  readonly open: Clock;
  readonly lastEntry?: Clock;
  readonly close: Clock;
  /** Closed on these weekdays, public holidays excepted. */
  readonly closedWeekdays?: readonly Weekday[];
  /** Closed on these days of every year. */
  readonly closedSpans?: readonly YearSpan[];
}

/** When a gem is open: fixed hours; by booking, in a season or all year; always; on request; or variable. */
export type Opening =
  | Hours
  | { readonly kind: "booking"; readonly season?: YearSpan }
  | { readonly kind: "always" }
  | { readonly kind: "ask" }
  | { readonly kind: "varies" };

/** What a traveller needs to know about a gem. A fact without any source has no entry. */
export interface GemFacts {
  /** The day on which the sources were last read. */
  readonly checkedOn: Day;
  /** The opening rule, as the facts `hours`, `closed` and `season` state it. */
  readonly opening: Opening;
  readonly facts: Readonly<Partial<Record<FactName, Fact>>>;
}

/** The facts of a gem that are known, in the order of the page. */
export const knownFacts = ({
  facts,
}: GemFacts): readonly { readonly name: FactName; readonly fact: Fact }[] =>
  factNames.flatMap((name) => {
    const fact = facts[name];
    return fact === undefined ? [] : [{ name, fact }];
  });
