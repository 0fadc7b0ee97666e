import { describe, expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { fact, source } from "../../../domain/gems/sources.ts";
import type { GemFacts } from "../../../domain/gems/gem-facts.ts";
import { japanTime } from "../../../domain/travel/japan-time.ts";
import { openSentence, sources } from "../../../domain/site/messages.ts";
import { daysUntilStale, openingAtAnyTime, openState } from "../../../domain/travel/opening.ts";

const fallback: GemFacts = {
  checkedOn: "2026-11-22",
  opening: { kind: "ask", note: "ring the shop" },
  facts: {},
};
const gem = (id: number): GemFacts => catalogue.find((each) => each.id === id)?.facts ?? fallback;
/** A moment, given as local time in Japan. */
const inJapan = (moment: string) => Date.parse(`${moment.replace(" ", "T")}:00+09:00`);
const said = (facts: GemFacts, moment: string) =>
  openSentence(openState(facts, inJapan(moment)), japanTime(inJapan(moment)));

describe("over a year, by the clock in Japan", () => {
  test.each([
    // The garden: closed over New Year only.
    [2, "2026-11-22 08:59", "Opens today at 9:00. It is 8:59 on Sunday in Japan."],
    [2, "2026-11-22 09:00", "Open now: last entry 16:30, closes 17:00. It is 9:00 on Sunday in Japan."],
    [2, "2026-11-22 16:30", "Open now: last entry 16:30, closes 17:00. It is 16:30 on Sunday in Japan."],
    [
      2,
      "2026-11-22 16:31",
      "Open now: last entry was at 16:30, closes 17:00. It is 16:31 on Sunday in Japan.",
    ],
    [
      2,
      "2026-11-22 16:59",
      "Open now: last entry was at 16:30, closes 17:00. It is 16:59 on Sunday in Japan.",
    ],
    [2, "2026-11-22 17:00", "Closed now; opens tomorrow at 9:00. It is 17:00 on Sunday in Japan."],
    [2, "2026-11-23 00:00", "Opens today at 9:00. It is 0:00 on Monday in Japan."],
    [2, "2026-12-28 17:30", "Closed now; opens on 4 January at 9:00. It is 17:30 on Monday in Japan."],
    [2, "2026-12-29 12:00", "Closed today; opens on 4 January at 9:00. It is 12:00 on Tuesday in Japan."],
    [2, "2027-01-01 12:00", "Closed today; opens on 4 January at 9:00. It is 12:00 on Friday in Japan."],
    [2, "2027-01-03 12:00", "Closed today; opens tomorrow at 9:00. It is 12:00 on Sunday in Japan."],
    [2, "2027-01-04 12:00", "Open now: last entry 16:30, closes 17:00. It is 12:00 on Monday in Japan."],
    // The papermakers: closed on Tuesdays except holidays, and over New Year.
    [
      10,
      "2026-11-24 12:00",
      "Closed today (the Udatsu house); opens tomorrow at 9:30. It is 12:00 on Tuesday in Japan.",
    ],
    [
      10,
      "2026-11-23 17:00",
      "Closed now (the Udatsu house); opens on 25 November at 9:30. It is 17:00 on Monday in Japan.",
    ],
    [
      10,
      "2027-02-23 12:00",
      "Open now (the Udatsu house): last entry 16:30, closes 17:00. It is 12:00 on Tuesday in Japan.",
    ],
    [
      10,
      "2026-12-28 12:00",
      "Closed today (the Udatsu house); opens on 6 January at 9:30. It is 12:00 on Monday in Japan.",
    ],
    [
      10,
      "2027-09-21 12:00",
      "Closed today (the Udatsu house); opens tomorrow at 9:30. It is 12:00 on Tuesday in Japan.",
    ],
    // The monastery: every day.
    [
      11,
      "2027-01-01 16:45",
      "Open now: last entry was at 16:30, closes 17:00. It is 16:45 on Friday in Japan.",
    ],
    [11, "2027-06-08 22:00", "Closed now; opens tomorrow at 9:00. It is 22:00 on Tuesday in Japan."],
    // The cormorants: by booking, in their season.
    [7, "2026-11-22 19:00", "Closed out of season; back on 11 May. It is 19:00 on Sunday in Japan."],
    [7, "2027-05-10 19:00", "Closed out of season; back tomorrow. It is 19:00 on Monday in Japan."],
    [7, "2027-05-11 00:00", "By booking, 11 May to 15 October. It is 0:00 on Tuesday in Japan."],
    [7, "2027-10-15 23:59", "By booking, 11 May to 15 October. It is 23:59 on Friday in Japan."],
    [7, "2027-10-16 00:00", "Closed out of season; back on 11 May. It is 0:00 on Saturday in Japan."],
    // Gems whose facts are not certain enough for “Open now”.
    [1, "2026-11-22 12:00", "Usually open 9:00–16:30. It is 12:00 on Sunday in Japan."],
    [1, "2026-11-22 23:00", "Usually open 9:00–16:30. It is 23:00 on Sunday in Japan."],
    [4, "2026-11-22 12:00", "Usually open 7:00–17:00 (the teahouse). It is 12:00 on Sunday in Japan."],
    [
      3,
      "2026-11-22 12:00",
      "Ask first: takeaway, probably weekdays only; we couldn’t confirm the hours, so ring the shop. It is 12:00 on Sunday in Japan.",
    ],
    // Places without a gate.
    [
      6,
      "2026-11-22 23:00",
      "Always open: the grounds never close; the office keeps 9:00–17:00. It is 23:00 on Sunday in Japan.",
    ],
    [
      8,
      "2026-11-22 12:00",
      "Always open: a public path with no set hours; landslips have closed it, so check in Yui or Okitsu before setting out. It is 12:00 on Sunday in Japan.",
    ],
    [
      9,
      "2026-11-22 12:00",
      "Always open: a mountain path; check the last cable car down. It is 12:00 on Sunday in Japan.",
    ],
    [5, "2026-11-22 12:00", "By booking. It is 12:00 on Sunday in Japan."],
    [12, "2026-11-22 12:00", "Varies: every kitchen keeps its own hours. It is 12:00 on Sunday in Japan."],
  ])("the state of gem %i at %s in Japan is: %s", (id, moment, sentence) => {
    expect(said(gem(id), moment)).toBe(sentence);
  });
});

test("the sentence of every gem begins as docs/product.md §11 names it and says “in Japan”, in every hour of a year and without a clock", () => {
  const begins =
    /^(?:Open now|Opens|Closed|Usually open|By booking|Always open|Ask first|Varies)\b.* in Japan\.$/;
  for (const { facts } of catalogue) {
    expect(openSentence(openingAtAnyTime(facts), null)).toMatch(begins);
    for (let time = inJapan("2026-11-22 00:30"); time < inJapan("2027-11-23 00:00"); time += 5 * 3_600_000)
      expect(openSentence(openState(facts, time), japanTime(time))).toMatch(begins);
  }
});

test("the opening state without a clock says nothing about the present", () => {
  const kinds = catalogue.map(({ facts }) => openingAtAnyTime(facts).kind);
  for (const kind of kinds) expect(["open", "opens", "closed"]).not.toContain(kind);
});

test("only gems with checked hours and closing days say “Open now”, “Opens” or “Closed”", () => {
  const noon = inJapan("2026-11-25 12:00");
  const open = catalogue.filter(({ facts }) => openState(facts, noon).kind === "open");
  expect(open.map(({ id }) => id)).toEqual([2, 10, 11]);
});

test("a year after the last check of the facts no gem says “Open now”, “Opens” or “Closed” any more", () => {
  expect(daysUntilStale).toBe(365);
  for (const id of [2, 7, 10, 11]) {
    expect(said(gem(id), "2027-11-22 23:59"), String(id)).toMatch(/^Closed/);
    expect(said(gem(id), "2027-11-23 12:00"), String(id)).toMatch(/^(?:Usually open|By booking)/);
  }
});

describe("a place with no gate", () => {
  const always: GemFacts = {
    checkedOn: "2026-11-22",
    opening: { kind: "always", note: "a public path" },
    facts: {},
  };
  test("a place without a gate is always open, at night and years later", () => {
    expect(said(always, "2026-11-22 03:00")).toBe(
      "Always open: a public path. It is 3:00 on Sunday in Japan.",
    );
    expect(said(always, "2031-01-01 03:00")).toMatch(/^Always open:/);
  });
});

describe("hours that two sources agree on", () => {
  const [one, two] = [source("One", "https://one.example"), source("Two", "https://two.example")] as const;
  const hours = { kind: "hours", open: "9:00", close: "17:00" } as const;
  const daily = fact("No closing day", one, two);
  const withHours = (facts: GemFacts["facts"]): GemFacts => ({
    checkedOn: "2026-11-22",
    opening: hours,
    facts,
  });

  test("“Open now” needs two sources for the closing days too", () => {
    const agreed = fact("9:00–17:00", one, two);
    expect(said(withHours({ hours: agreed, closed: daily }), "2026-11-25 12:00")).toMatch(
      /^Open now: closes 17:00\./,
    );
    expect(said(withHours({ hours: agreed }), "2026-11-25 12:00")).toMatch(/^Usually open/);
    expect(
      said(withHours({ hours: agreed, closed: fact("No closing day", one) }), "2026-11-25 12:00"),
    ).toMatch(/^Usually open/);
    expect(said(withHours({ hours: fact("9:00–17:00", one), closed: daily }), "2026-11-25 12:00")).toMatch(
      /^Usually open/,
    );
  });
});

test("the opening state is the same in every time zone of the reader", () => {
  const before = process.env["TZ"];
  const moments = ["2026-11-22 08:59", "2026-12-31 23:59", "2027-02-23 00:00", "2027-05-11 00:00"];
  const states = () =>
    moments.map((moment) => catalogue.map(({ facts }) => openState(facts, inJapan(moment))));
  const zones = ["Asia/Tokyo", "America/Los_Angeles", "Pacific/Kiritimati", "Europe/London"];
  const found = zones.map((zone) => {
    process.env["TZ"] = zone;
    return states();
  });
  if (before === undefined) delete process.env["TZ"];
  else process.env["TZ"] = before;
  for (const other of found) expect(other).toEqual(found[0]);
});

test("a source has its own date, as precisely as it is known, and the month in which it was read", () => {
  expect(sources.date("2025-10")).toBe("October 2025");
  expect(sources.date("2016")).toBe("2016");
  expect(sources.date(null)).toBe("undated");
  expect(sources.seen("2026-11-22")).toBe("seen November 2026");
});
