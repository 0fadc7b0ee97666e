import { describe, expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import type { Fact, Source } from "../../../domain/gems/evidence.ts";
import {
  factNames,
  knownFacts,
  mainFactNames,
  markOf,
  sourcesOf,
  unconfirmedFacts,
  type FactName,
  type GemFacts,
} from "../../../domain/gems/gem-facts.ts";
import { fact, merged, source } from "../../../domain/gems/sources.ts";
import { minutesOf } from "../../../domain/travel/japan-time.ts";

function expectSource({ name, address, date }: Source) {
  expect(name).toMatch(/\S/);
  const url = new URL(address);
  expect(["https:", "http:"], address).toContain(url.protocol);
  if (date !== null) expect(date, address).toMatch(/^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/);
}

/** The numbers in a text, clock times and amounts whole. */
const numbersIn = (text: string) => text.match(/\d+(?:[:,]\d+)*½?/g) ?? [];

function expectAnswer({ value, short, statements }: Fact) {
  expect(value.length, "one or two lines on a phone").toBeLessThanOrEqual(72);
  for (const text of [value, ...statements.map((said) => said.text)])
    expect(text, "a full stop is the page's to write").toMatch(/^[A-Z0-9¥].*[^.\s]$/);
  expect(new Set(statements.map(({ text }) => text)).size).toBe(statements.length);
  // A merged answer says nothing that no source says, nor does the short one.
  const said = statements.flatMap(({ text, sources }) => [
    ...numbersIn(text),
    ...sources.flatMap(({ date }) => date?.slice(0, 4) ?? []),
  ]);
  expect(said).toEqual(expect.arrayContaining([...numbersIn(value)]));
  expect(numbersIn(value)).toEqual(expect.arrayContaining([...numbersIn(short ?? value)]));
}

describe.each(catalogue)("$title", ({ title, place, facts: { opening, facts, checkedOn, contact } }) => {
  test(`the facts of ${title} have one answer each, sources, and the sources' own dates`, () => {
    expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(Object.keys(facts).length).toBeGreaterThanOrEqual(3);
    for (const name of factNames) {
      const known = facts[name];
      if (known === undefined) continue;
      expectAnswer(known);
      const isPractical = !mainFactNames.some((main) => main === name);
      if (isPractical)
        expect(known.value.length, "one line on a phone, and one for the mark").toBeLessThanOrEqual(42);
      for (const one of sourcesOf(known)) expectSource(one);
    }
    expect(Object.keys(facts)).toEqual(factNames.filter((name) => name in facts));
  });

  test(`the facts of ${title} have no source from after the day of the check`, () => {
    const all = Object.values(facts).flatMap(({ statements }) =>
      statements.flatMap(({ sources }) => sources),
    );
    for (const { date } of all) if (date !== null) expect(date <= checkedOn.slice(0, 7)).toBe(true);
  });

  test(`the opening rule of ${title} agrees with its facts`, () => {
    const told = (name: FactName) => facts[name]?.value ?? "";
    if (opening.kind === "hours") {
      const { open, lastEntry, close } = opening;
      const clocks = [open, lastEntry ?? close, close].map(minutesOf);
      expect(clocks).toEqual(clocks.toSorted((a, b) => a - b));
      expect(told("hours")).toContain(`${open}–${close}`);
      if (lastEntry !== undefined) expect(told("hours")).toContain(`last entry ${lastEntry}`);
      for (const span of opening.closedSpans ?? [])
        for (const end of span)
          expect(told("closed")).toContain(
            `${Number(end.slice(3))} ${end.startsWith("12") ? "December" : "January"}`,
          );
      if (opening.closedWeekdays !== undefined) expect(told("closed")).toContain("Tuesdays");
    }
    if (opening.kind === "booking") expect(told("booking")).toBe("Needed");
    if (opening.kind === "ask" || opening.kind === "varies") expect(facts.hours).toBeUndefined();
    if ("note" in opening) expect(opening.note).toMatch(/^[a-z].*[^.]$/);
  });

  test(`the contact of ${title} can be reached`, () => {
    const { officialSite, telephone } = contact ?? {};
    if (officialSite !== undefined) expect(new URL(officialSite).protocol).toMatch(/^https?:$/);
    if (telephone === undefined) return;
    expect(telephone.number).toMatch(/^0\d{1,4}-\d{1,4}-\d{3,4}$/);
    for (const one of telephone.sources) expectSource(one);
  });

  test(`${title} lies in Japan, at a position with an accuracy and sources`, () => {
    const { latitude, longitude } = place.position;
    expect(latitude).toBeGreaterThan(30);
    expect(latitude).toBeLessThan(46);
    expect(longitude).toBeGreaterThan(128);
    expect(longitude).toBeLessThan(146);
    expect(place.goodTo).toBeGreaterThanOrEqual(50);
    expect(place.goodTo).toBeLessThanOrEqual(2000);
    expect(place.point).toMatch(/\S/);
    if (place.advice !== undefined) expect(place.advice).toMatch(/^[A-Z].*[^.]$/);
    expect(place.sources.length).toBeGreaterThan(0);
    for (const one of place.sources) expectSource(one);
  });

  test(`${title} has Japanese directions for a driver, and a source for every address`, () => {
    const { address, town, landmark, sources } = place.directions;
    for (const text of [address, town, landmark])
      if (text !== null)
        expect(text).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}A-Zー\d\s-]+$/u);
    expect(town).not.toBe("");
    if (address !== null) expect(address.startsWith(town)).toBe(true);
    expect(sources.length).toBeGreaterThan(0);
    for (const one of sources) expectSource(one);
  });
});

describe("the mark of a fact", () => {
  const checkedOn = "2026-11-22";
  const [one, two] = [source("One", "https://one.example/a"), source("Two", "https://two.example")] as const;
  const page = source("One’s other page", "https://one.example/b");
  const dated = (date: string) => source(date, `https://${date}.example`, date);

  test("two sites that agree confirm a fact, two pages of one site do not", () => {
    expect(markOf("cost", fact("¥500", one, two), checkedOn)).toBe("confirmed");
    expect(markOf("cost", fact("¥500", one, page), checkedOn)).toBe("one source");
    expect(markOf("cost", fact("¥500", one), checkedOn)).toBe("one source");
  });

  test("several statements differ, however many sources they have", () => {
    const differing = merged(
      "¥300–500",
      { text: "¥300", sources: [one, two] },
      { text: "¥500", sources: [page] },
    );
    expect(markOf("cost", differing, checkedOn)).toBe("sources differ");
    expect(sourcesOf(differing)).toEqual([one, two, page]);
  });

  test("what changes from year to year is old when every source has a date of more than three years ago", () => {
    for (const name of ["hours", "closed", "cost", "wayBack"] as const)
      expect(markOf(name, fact("9:00", dated("2015-03"), dated("2023-10")), checkedOn), name).toBe("old");
    expect(markOf("cost", fact("¥500", dated("2015-03"), dated("2023-11")), checkedOn)).toBe("confirmed");
    expect(markOf("cost", fact("¥500", dated("2015-03"), two), checkedOn)).toBe("confirmed");
    expect(markOf("cost", fact("¥500", dated("2023")), checkedOn)).toBe("old");
    expect(markOf("wayThere", fact("By bus", dated("2015-03"), dated("2016")), checkedOn)).toBe("confirmed");
  });

  test.each(catalogue)("in the facts of $title one source is one link", ({ facts }) => {
    for (const { name, fact: known, mark } of knownFacts(facts)) {
      const links = sourcesOf(known).length;
      if (mark === "one source") expect(links, name).toBe(1);
      if (links === 1) expect(["one source", "old"], name).toContain(mark);
    }
  });

  test("every mark is used", () => {
    const marks = catalogue.flatMap((gem) => knownFacts(gem.facts).map(({ mark }) => mark));
    expect(new Set(marks)).toEqual(new Set(["confirmed", "one source", "sources differ", "old"]));
  });
});

describe("the facts that nobody could confirm", () => {
  const without = (opening: GemFacts["opening"]): GemFacts => ({
    checkedOn: "2026-11-22",
    opening,
    facts: { cost: fact("Free", source("One", "https://one.example")) },
  });

  test("those that every traveller looks for count, the practical ones do not", () => {
    expect(unconfirmedFacts(without({ kind: "booking" }))).toEqual([
      "hours",
      "closed",
      "wayThere",
      "wayBack",
      "timeNeeded",
      "booking",
      "manners",
    ]);
  });

  test("the season is never missing, because each gem has one or is equal all year", () => {
    for (const { title, season, highlights, facts } of catalogue) {
      expect(season === "all year" || highlights.length > 0, title).toBe(true);
      expect(unconfirmedFacts(facts), title).not.toContain("season");
    }
  });

  test("where there are no common hours, none are missing", () => {
    for (const kind of ["always", "varies"] as const)
      expect(unconfirmedFacts(without({ kind, note: "a path" })).slice(0, 1)).toEqual(["wayThere"]);
    expect(unconfirmedFacts(without({ kind: "ask", note: "ring" })).slice(0, 2)).toEqual(["hours", "closed"]);
  });
});
