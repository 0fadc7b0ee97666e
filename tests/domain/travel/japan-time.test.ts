import { expect, test } from "vitest";
import {
  addDays,
  clockOf,
  daysBetween,
  isInYearSpan,
  japanTime,
  minutesOf,
  weekdayOf,
} from "../../../domain/travel/japan-time.ts";

const format = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Asia/Tokyo",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  weekday: "short",
});

test("Japan's time agrees with the time zone database, in every hour and in every minute around midnight", () => {
  const shortWeekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
  const step = 7 * 3_600_000 + 60_000;
  for (let time = Date.UTC(1999, 11, 30); time < Date.UTC(2050, 0, 2); time += step * 13) {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const { day, weekday, minute } = japanTime(time);
    expect([day, shortWeekdays[weekday], minute], new Date(time).toISOString()).toEqual([
      `${parts["year"]}-${parts["month"]}-${parts["day"]}`,
      parts["weekday"],
      Number(parts["hour"]) * 60 + Number(parts["minute"]),
    ]);
  }
});

test.each([
  ["2026-11-22T14:59:59.999Z", "2026-11-22", 1439],
  ["2026-11-22T15:00:00Z", "2026-11-23", 0],
  ["2024-02-28T15:00:00Z", "2024-02-29", 0],
  ["2026-12-31T15:00:00Z", "2027-01-01", 0],
])("the moment %s is %s in Japan, minute %i", (utc, day, minute) => {
  expect(japanTime(Date.parse(utc))).toMatchObject({ day, minute });
});

test("days are counted over the ends of months and years, and before 1970", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2024-03-01", -1)).toBe("2024-02-29");
  expect(daysBetween("2026-11-22", "2027-11-22")).toBe(365);
  expect(daysBetween("2026-11-22", "2026-11-21")).toBe(-1);
  expect([weekdayOf("2026-11-22"), weekdayOf("1969-12-31"), weekdayOf("1970-01-01")]).toEqual([0, 3, 4]);
});

test.each([
  ["2026-12-28", true],
  ["2027-01-04", true],
  ["2027-01-05", false],
  ["2026-12-27", false],
])("the span from 28 December to 4 January includes %s: %s", (day, holds) => {
  expect(isInYearSpan(day, ["12-28", "01-04"])).toBe(holds);
});

test("clock times convert to minutes and back", () => {
  for (const clock of ["0:00", "7:30", "9:00", "18:05", "23:59"])
    expect(clockOf(minutesOf(clock))).toBe(clock);
});
