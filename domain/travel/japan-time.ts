import type { Day } from "../gems/evidence.ts";
import type { Clock, Weekday, YearSpan } from "../gems/gem-facts.ts";

const hour = 3_600_000;
const dayLength = 24 * hour;

/** The calendar and the clock in Japan at one moment. */
export interface JapanTime {
  readonly day: Day;
  readonly weekday: Weekday;
  /** Minutes since midnight, 0–1439. */
  readonly minute: number;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** Japan's time at `epochMs`, milliseconds since 1970 UTC. UTC+9 all year: no summer time since 1951. */
export function japanTime(epochMs: number): JapanTime {
  // oxlint-disable-next-line no-restricted-globals -- converts a given time; the clock is not read
  const shifted = new Date(epochMs + 9 * hour);
  return {
    day: dayOf(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, shifted.getUTCDate()),
    weekday: weekdays[shifted.getUTCDay()] ?? 0,
    minute: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  };
}

const two = (n: number) => String(n).padStart(2, "0");

/** Formats a day from its year, month (1 to 12) and day of the month. */
export const dayOf = (year: number, month: number, date: number): Day => `${year}-${two(month)}-${two(date)}`;

/** The number of a day, counted from 1 January 1970. */
// oxlint-disable-next-line no-restricted-globals -- converts a given time; the clock is not read
const dayNumber = (day: Day): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / dayLength);

/** The day that is `days` days later. */
export const addDays = (day: Day, days: number): Day =>
  // oxlint-disable-next-line no-restricted-globals -- converts a given time; the clock is not read
  new Date((dayNumber(day) + days) * dayLength).toISOString().slice(0, 10);

/** The days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** The weekday of a day. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: Day): Weekday => weekdays[(((dayNumber(day) + 4) % 7) + 7) % 7] ?? 0;

/** Whether a day is within a span of the year. The span may cross New Year. */
export function isInYearSpan(day: Day, [from, to]: YearSpan): boolean {
  const monthDay = day.slice(5);
  return from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to;
}

/** Minutes since midnight of a clock time such as `9:30`. */
export function minutesOf(clock: Clock): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/** A clock time such as `9:30` from minutes since midnight. */
export const clockOf = (minute: number): Clock => `${Math.floor(minute / 60)}:${two(minute % 60)}`;
