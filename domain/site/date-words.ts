/** The words of dates, as the sentences of the site use them. */

import type { Day } from "../gems/evidence.ts";
import type { MonthDay } from "../gems/gem-facts.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** The names of the weekdays, from Sunday on. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** The name of a month from its number, 1 to 12. */
export const monthName = (month: number): string => months[month - 1] ?? "";

/** A day of any year, `05-11`, as `11 May`. */
export const monthDay = (day: MonthDay): string => {
  const [month = 1, date] = day.split("-").map(Number);
  return `${date} ${monthName(month)}`;
};

/** A day, `2026-11-22`, as `22 November 2026`. */
export const dayOfYear = (day: Day): string => `${monthDay(day.slice(5))} ${day.slice(0, 4)}`;

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** A length of time in milliseconds, as `30 days`, in the largest unit of which it is a whole number. No line breaks in it. */
export function lengthOfTime(ms: number): string {
  const [unit, length] = units.find(([, each]) => ms % each === 0) ?? (["millisecond", 1] as const);
  const count = ms / length;
  return `${count}\u00a0${unit}${count === 1 ? "" : "s"}`;
}
