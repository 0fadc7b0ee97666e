import { expect, test } from "vitest";
import { busyReason } from "../../../domain/travel/busy-days.ts";

test.each<[day: string, reason: string | null, why: string]>([
  ["2026-11-26", null, "an ordinary Thursday"],
  ["2026-11-28", "weekend", "a Saturday"],
  ["2026-11-29", "weekend", "a Sunday"],
  ["2026-11-03", "holiday", "a holiday on a Tuesday"],
  ["2026-11-21", "long weekend", "the Saturday before a holiday on Monday"],
  ["2026-11-23", "long weekend", "a holiday on Monday"],
  ["2026-09-22", "long weekend", "a day between two holidays, five days off in a row"],
  ["2026-12-28", null, "the Monday before New Year"],
  ["2026-12-29", "New Year", "a working day by law"],
  ["2027-01-03", "New Year", "the last day of it"],
  ["2027-01-04", null, "a Monday"],
  ["2027-12-26", "weekend", "a Sunday that does not adjoin"],
  ["2026-04-29", "Golden Week", "its first day"],
  ["2026-04-30", "Golden Week", "a working day in it"],
  ["2026-05-06", "Golden Week", "the day in place of a Sunday, which adjoins"],
  ["2026-05-07", null, "the day after"],
  ["2027-05-08", "weekend", "a weekend after two working days"],
  ["2026-08-13", "Obon", "a working day in it"],
  ["2026-08-16", "Obon", "a Sunday in it"],
  ["2026-08-11", "holiday", "a holiday two days before"],
  ["2027-08-12", null, "the day before, a Thursday"],
  ["2029-08-11", "Obon", "the Saturday of a weekend before a Monday in it"],
  ["2029-08-12", "Obon", "a Sunday before a Monday in it"],
  ["2030-08-10", "Obon", "the first of three days off before a Tuesday in it"],
  ["2030-08-18", "Obon", "the Sunday after a Friday in it"],
  ["2031-01-05", "New Year", "the Sunday after a Friday in it"],
  ["2031-12-28", "New Year", "a Sunday before a Monday in it"],
])("the day %s is busy for: %s (%s)", (day, reason) => {
  expect(busyReason(day)).toBe(reason);
});
