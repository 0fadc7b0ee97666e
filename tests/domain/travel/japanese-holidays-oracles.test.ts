import holidayJp from "@holiday-jp/holiday_jp";
import japaneseHolidays from "japanese-holidays";
import { expect, test } from "vitest";
import { publicHolidays } from "../../../domain/travel/japanese-holidays.ts";

const years = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const two = (n: number) => String(n).padStart(2, "0");

test.each(years(2022, 2050))(
  "the public holidays of %i are those that @holiday-jp/holiday_jp lists",
  (year) => {
    const found = holidayJp.between(new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year, 11, 31)));
    expect(publicHolidays(year)).toEqual(found.map(({ date }) => date.toISOString().slice(0, 10)).toSorted());
  },
);

test.each(years(2022, 2099))(
  "the public holidays of %i are those that japanese-holidays computes",
  (year) => {
    const found = japaneseHolidays.getHolidaysOf(year, true);
    const days = new Set(found.map(({ month, date }) => `${year}-${two(month)}-${two(date)}`));
    expect(publicHolidays(year)).toEqual([...days].toSorted());
  },
);
