import type { Day } from "../gems/evidence.ts";
import type { YearSpan } from "../gems/gem-facts.ts";
import { addDays, isInYearSpan, weekdayOf } from "./japan-time.ts";
import { isPublicHoliday } from "./japanese-holidays.ts";

/** Why many people in Japan travel on a day. */
export type BusyReason = "New Year" | "Golden Week" | "Obon" | "long weekend" | "holiday" | "weekend";

/** The weeks in which most of the country is off, by custom. Adjoining weekends and holidays belong to them. */
const weeksOff: readonly (readonly [BusyReason, YearSpan])[] = [
  ["New Year", ["12-29", "01-03"]],
  ["Golden Week", ["04-29", "05-05"]],
  ["Obon", ["08-13", "08-16"]],
];

/** Whether a reason is a week in which most of the country is off. */
export const isWeekOff = (reason: BusyReason | null): boolean => weeksOff.some(([name]) => name === reason);

/** Whether a day is a Saturday, a Sunday or a public holiday. */
export const isDayOff = (day: Day): boolean =>
  weekdayOf(day) === 0 || weekdayOf(day) === 6 || isPublicHoliday(day);

/** Whether many people are off: on a day off, and on a working day in a week off. */
const isBusy = (day: Day): boolean => isDayOff(day) || weeksOff.some(([, span]) => isInYearSpan(day, span));

/** The busy days in a row to which a busy day belongs, in order. */
function busyDaysAround(day: Day): readonly Day[] {
  const days = [day];
  for (let before = addDays(day, -1); isBusy(before); before = addDays(before, -1)) days.unshift(before);
  for (let after = addDays(day, 1); isBusy(after); after = addDays(after, 1)) days.push(after);
  return days;
}

/**
 * Why a day is busy, by the rule that says most; null for an ordinary working day. Three days off in a row or more are a
 * long weekend (docs/product.md §11, When to go).
 */
export function busyReason(day: Day): BusyReason | null {
  if (!isBusy(day)) return null;
  const row = busyDaysAround(day);
  const week = weeksOff.find(([, span]) => row.some((each) => isInYearSpan(each, span)));
  if (week !== undefined) return week[0];
  if (row.length >= 3) return "long weekend";
  return isPublicHoliday(day) ? "holiday" : "weekend";
}
