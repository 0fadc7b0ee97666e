import { describe, expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { gemById } from "../../../domain/gems/gem-by-id.ts";
import { addDays } from "../../../domain/travel/japan-time.ts";
import {
  firstOfMonth,
  inSeasonThisMonth,
  openSpans,
  opensAgain,
  whenToGo,
  type DaySpan,
} from "../../../domain/travel/when-to-go.ts";

function markOf(id: number, day: string) {
  const gem = gemById(id);
  return gem === null ? undefined : whenToGo(gem, day)[0];
}

test("every gem has a mark, or none, for each of 56 days from today", () => {
  for (const gem of catalogue) expect(whenToGo(gem, "2026-11-26"), gem.title).toHaveLength(56);
  const gem = gemById(2) ?? catalogue[1];
  const marks = gem && whenToGo(gem, "2026-11-26");
  expect(marks?.[2]).toBe("weekend");
  expect(marks?.[33]).toBe("closed");
});

describe("closed days", () => {
  test.each<[id: number, day: string, mark: string | null, why: string]>([
    [2, "2026-12-29", "closed", "by its closing days, although it is New Year"],
    [2, "2027-01-04", null, "the day after"],
    [7, "2027-05-10", "closed", "out of season"],
    [7, "2027-05-11", null, "the first day of the season, a Tuesday"],
    [7, "2026-10-16", "closed", "the day after the season"],
    [10, "2026-12-01", "partly closed", "the Tuesday of a part"],
    [10, "2026-11-03", "holiday", "a Tuesday that is a holiday"],
    [10, "2026-12-30", "partly closed", "the closing days of a part"],
    [3, "2026-11-28", "closed", "a Saturday, according to old sources"],
    [3, "2026-11-23", "closed", "a holiday, according to old sources"],
    [3, "2026-11-24", null, "a working day"],
    [3, "2026-12-31", "New Year", "no source says that it is closed"],
    [12, "2026-11-28", "weekend", "each kitchen keeps its own hours"],
  ])("gem %i on %s: %s (%s)", (id, day, mark) => {
    expect(markOf(id, day)).toBe(mark);
  });
});

describe("the spans in which something is open", () => {
  const spansOf = (id: number, first: string, days = 366) => {
    const gem = gemById(id);
    return gem === null ? [] : openSpans(gem, first, days);
  };

  test.each<[id: number, spans: readonly DaySpan[], why: string]>([
    [1, [["2026-11-01", "2027-11-01"]], "hours without closing days"],
    [2, [["2026-11-01", "2027-11-01"]], "six days at New Year are a pause"],
    [3, [["2026-11-02", "2027-11-01"]], "weekends and holidays are pauses; 1 November is a Sunday"],
    [7, [["2027-05-11", "2027-10-15"]], "a season"],
    [10, [["2026-11-01", "2027-11-01"]], "a part is closed on Tuesdays and at New Year"],
    [12, [["2026-11-01", "2027-11-01"]], "each kitchen keeps its own hours"],
  ])("of gem %i are %j (%s)", (id, spans) => {
    expect(spansOf(id, "2026-11-01")).toEqual(spans);
  });

  test("every closure of every gem longer than a pause is outside of its spans, every open day inside", () => {
    for (const gem of catalogue) {
      const days = whenToGo(gem, "2026-11-01", 800);
      const spans = openSpans(gem, "2026-11-01", 800);
      for (const [index, mark] of days.entries()) {
        const day = addDays("2026-11-01", index);
        const isInside = spans.some(([first, last]) => first <= day && day <= last);
        if (mark !== "closed") expect(isInside, `${gem.title}, ${day}`).toBe(true);
        if (days.slice(index, index + 56).every((each) => each === "closed"))
          expect(isInside, `${gem.title}, ${day}`).toBe(false);
      }
    }
  });

  test("a closure of a week is a pause, a longer one is not", () => {
    const closedFrom = (last: string) =>
      openSpans(
        {
          facts: {
            checkedOn: "2026-11-22",
            opening: { kind: "hours", open: "9:00", close: "17:00", closedSpans: [["02-01", last]] },
            facts: {},
          },
        },
        "2027-01-01",
        90,
      );
    expect(closedFrom("02-07")).toEqual([["2027-01-01", "2027-03-31"]]);
    expect(closedFrom("02-08")).toEqual([
      ["2027-01-01", "2027-01-31"],
      ["2027-02-09", "2027-03-31"],
    ]);
  });

  test.each([
    ["2026-11-29", "2027-05-11", "out of season"],
    ["2027-05-10", "2027-05-11", "the last day before"],
    ["2027-10-16", "2028-05-11", "the day after the season"],
  ])("on %s gem 7 opens again on %s (%s)", (today, again) => {
    expect(opensAgain(spansOf(7, `${today.slice(0, 8)}01`, 397), today)).toBe(again);
  });

  test("a gem that does not open again has no such day", () => {
    expect(opensAgain([], "2026-11-29")).toBeUndefined();
    expect(opensAgain([["2026-11-01", "2026-11-15"]], "2026-11-29")).toBeUndefined();
  });

  test.each([
    ["2026-11-29", 0, "2026-11-01"],
    ["2026-11-30", 1, "2026-12-01"],
    ["2026-11-30", 4, "2027-03-01"],
    ["2028-02-29", 1, "2028-03-01"],
    ["2026-01-31", 12, "2027-01-01"],
  ])("the first of the month of %s, and of %i months later, is %s", (day, later, first) => {
    expect(firstOfMonth(day, later)).toBe(first);
  });
});

describe("the peak of a season", () => {
  test.each<[id: number, day: string, mark: string | null, why: string]>([
    [1, "2026-11-25", "peak of the season", "a working day"],
    [1, "2026-11-28", "peak of the season", "says more than the weekend"],
    [1, "2026-11-19", null, "the day before"],
    [1, "2026-12-01", null, "the day after"],
    [6, "2026-05-03", "Golden Week", "says more than the fair"],
    [5, "2027-02-03", null, "a long season has no peak"],
  ])("gem %i on %s: %s (%s)", (id, day, mark) => {
    expect(markOf(id, day)).toBe(mark);
  });
});

test("a gem that is best all year has no peak but an event; the others have a season and its days", () => {
  for (const { title, season, highlights } of catalogue) {
    if (season !== "all year") expect(highlights, title).not.toEqual([]);
    for (const { span } of highlights) expect(span.join(" "), title).toMatch(/^\d\d-\d\d \d\d-\d\d$/);
  }
});

const idsOn = (day: string) => inSeasonThisMonth(catalogue, day).map(({ gemId }) => gemId);

test.each([
  ["2026-11-01", [1, 12], "one begins later in the month"],
  ["2026-11-26", [1, 12], "both are on"],
  ["2026-12-01", [5, 10], "the next month"],
  ["2027-01-31", [5, 10], "spans that cross New Year"],
  ["2028-02-29", [5, 10], "a leap day"],
  ["2027-03-01", [5], "one is over"],
  ["2027-04-01", [6], "at the end of the month"],
  ["2027-05-06", [7], "the fair is over"],
  ["2027-07-15", [7, 9], "the flowers are next month's"],
  ["2027-08-21", [7], "the flowers are over"],
  ["2026-10-16", [], "nothing is in season"],
])("on %s the gems in season are %j (%s)", (day, ids) => {
  expect(idsOn(day)).toEqual(ids);
});

test("every month has something in season on its first day", () => {
  const firstDays = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, "0")}-01`);
  expect(firstDays.filter((day) => idsOn(day).length === 0)).toEqual([]);
});
