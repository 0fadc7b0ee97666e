import { describe, expect, test } from "vitest";
import { isPublicHoliday, publicHolidays } from "../../../domain/travel/japanese-holidays.ts";

/**
 * The Cabinet Office's calendar, including substitute and citizens' holidays; 2028 is derived from the act and the
 * almanac.
 */
const official: Readonly<Record<number, string>> = {
  2023: "01-01 01-02 01-09 02-11 02-23 03-21 04-29 05-03 05-04 05-05 07-17 08-11 09-18 09-23 10-09 11-03 11-23",
  2024: "01-01 01-08 02-11 02-12 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-15 08-11 08-12 09-16 09-22 09-23 10-14 11-03 11-04 11-23",
  2025: "01-01 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24",
  2026: "01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23",
  2027: "01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23",
  2028: "01-01 01-10 02-11 02-23 03-20 04-29 05-03 05-04 05-05 07-17 08-11 09-18 09-22 10-09 11-03 11-23",
};

describe.each(Object.entries(official))("the public holidays of %s", (year, days) => {
  test("are those of the official calendar", () => {
    expect(publicHolidays(Number(year))).toEqual(days.split(" ").map((day) => `${year}-${day}`));
  });
});

test.each([
  ["2026-09-22", true, "a Tuesday between two holidays"],
  ["2026-05-06", true, "a Wednesday in place of a Sunday, after two more holidays"],
  ["2032-09-21", true, "a Tuesday between two holidays"],
  ["2026-12-31", false, "a day off by custom, not by law"],
  ["2026-11-24", false, "an ordinary Tuesday"],
])("the day %s is a public holiday: %s (%s)", (day, isHoliday) => {
  expect(isPublicHoliday(day)).toBe(isHoliday);
});

test("every year to 2099 has sixteen named holidays, and both equinoxes on a possible day", () => {
  for (let year = 2022; year <= 2099; year += 1) {
    const days = publicHolidays(year);
    expect(days.length, String(year)).toBeGreaterThanOrEqual(16);
    expect(
      days.some((day) => /-03-(?:19|20|21)$/.test(day)),
      String(year),
    ).toBe(true);
    expect(
      days.some((day) => /-09-(?:22|23)$/.test(day)),
      String(year),
    ).toBe(true);
  }
});
