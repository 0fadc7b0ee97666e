import type { Day } from "../gems/evidence.ts";
import { addDays, dayOf, weekdayOf } from "./japan-time.ts";

/**
 * The days of the equinoxes in Japan, by the usual approximation, which is right for 1980 to 2099. By law the
 * government announces the dates in February of the year before; it has always followed the astronomers.
 */
const springEquinox = (year: number) => equinox(year, 20.8431);
const autumnEquinox = (year: number) => equinox(year, 23.2488);
const equinox = (year: number, base: number) =>
  Math.floor(base + 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4));

/** The day of the `nth` Monday of a month. */
function monday(year: number, month: number, nth: number): number {
  const first = weekdayOf(dayOf(year, month, 1));
  return 1 + ((8 - first) % 7) + 7 * (nth - 1);
}

/** The holidays that the Act on National Holidays names (Act No. 178 of 1948, as in force since 2022). */
const named = (year: number): readonly Day[] =>
  (
    [
      [1, 1],
      [1, monday(year, 1, 2)],
      [2, 11],
      [2, 23],
      [3, springEquinox(year)],
      [4, 29],
      [5, 3],
      [5, 4],
      [5, 5],
      [7, monday(year, 7, 3)],
      [8, 11],
      [9, monday(year, 9, 3)],
      [9, autumnEquinox(year)],
      [10, monday(year, 10, 2)],
      [11, 3],
      [11, 23],
    ] as const
  ).map(([month, date]) => dayOf(year, month, date));

/**
 * The public holidays of a year from 2022 to 2099, in order. After a holiday on a Sunday, the next day that is not a
 * holiday becomes one (article 3.2). A day between two holidays is one too (article 3.3). A special law, as in 2019
 * to 2021, would need an entry here.
 */
export function publicHolidays(year: number): readonly Day[] {
  const days = named(year);
  const all = new Set(days);
  for (const day of days) {
    if (weekdayOf(day) !== 0) continue;
    let substitute = addDays(day, 1);
    while (all.has(substitute)) substitute = addDays(substitute, 1);
    all.add(substitute);
  }
  for (const day of days) {
    const between = addDays(day, 1);
    if (days.includes(addDays(day, 2)) && weekdayOf(between) !== 0) all.add(between);
  }
  return [...all].toSorted();
}

/** The holidays of the years that were asked for: eight weeks of "When to go" ask some hundred times for the same ones. */
const holidaysOf = new Map<string, ReadonlySet<Day>>();

/** Whether a day is a public holiday in Japan. */
export function isPublicHoliday(day: Day): boolean {
  const year = day.slice(0, 4);
  const holidays = holidaysOf.get(year) ?? new Set(publicHolidays(Number(year)));
  holidaysOf.set(year, holidays);
  return holidays.has(day);
}
