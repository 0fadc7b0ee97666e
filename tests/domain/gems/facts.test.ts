import { describe, expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { newestDate, type Fact, type Source } from "../../../domain/gems/evidence.ts";
import { gemFacts } from "../../../domain/gems/facts.ts";
import { factNames, type FactName } from "../../../domain/gems/gem-facts.ts";
import { minutesOf } from "../../../domain/travel/japan-time.ts";
import { places } from "../../../domain/gems/places.ts";

function expectSource({ name, address, date }: Source) {
  expect(name).toMatch(/\S/);
  const url = new URL(address);
  expect(["https:", "http:"], address).toContain(url.protocol);
  if (date !== null) expect(date, address).toMatch(/^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/);
}

const sites = (sources: readonly Source[]) =>
  new Set(sources.map(({ address }) => new URL(address).hostname));

/** Facts that change from year to year. */
const changing: ReadonlySet<FactName> = new Set(["hours", "closed", "cost", "wayBack"]);

function expectEvidence(name: FactName, { sure, statements }: Fact) {
  for (const { text, sources } of statements) {
    expect(text, "a full stop is the page's to write").toMatch(/^[A-Z0-9¥].*[^.\s]$/);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expectSource(source);
  }
  const [{ sources }] = statements;
  if (sure === "conflicting") {
    expect(new Set(statements.map(({ text }) => text)).size).toBeGreaterThan(1);
    return;
  }
  expect(statements.length, "one answer where sources do not conflict").toBe(1);
  if (sure === "checked") expect(sites(sources).size, "two sites that agree").toBeGreaterThan(1);
  if (sure === "one source") expect(sources.length).toBe(1);
  const newest = newestDate(sources);
  const allDated = sources.every(({ date }) => date !== null);
  if (changing.has(name) && allDated && newest !== null && newest < "2023-11") expect(sure).toBe("old");
}

test("exactly the gems of the catalogue have facts and a place", () => {
  const ids = catalogue.map(({ id }) => String(id));
  expect(Object.keys(gemFacts)).toEqual(ids);
  expect(Object.keys(places)).toEqual(ids);
});

describe.each(catalogue.map(({ id, title }) => [title, id] as const))("%s", (title, id) => {
  const gem = gemFacts[id];
  const place = places[id];
  const { opening, facts = {}, checkedOn } = gem ?? {};

  test(`the facts of ${title} have a certainty, sources, and the sources' own dates`, () => {
    expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(Object.keys(facts).length).toBeGreaterThanOrEqual(3);
    for (const name of factNames) {
      const fact = facts[name];
      if (fact !== undefined) expectEvidence(name, fact);
    }
    expect(Object.keys(facts)).toEqual(factNames.filter((name) => name in facts));
  });

  test(`the facts of ${title} have no source from after the day of the check`, () => {
    const all = Object.values(facts).flatMap(({ statements }) =>
      statements.flatMap(({ sources }) => sources),
    );
    for (const { date } of all) if (date !== null) expect(date <= (checkedOn ?? "").slice(0, 7)).toBe(true);
  });

  test(`the opening rule of ${title} agrees with its facts`, () => {
    const told = (name: FactName) => facts[name]?.statements[0].text ?? "";
    if (opening?.kind === "hours") {
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
    if (opening?.kind === "booking") expect(told("booking")).toBe("Needed");
    if (opening?.kind === "ask" || opening?.kind === "varies") expect(facts.hours).toBeUndefined();
  });

  test(`${title} lies in Japan, at a position with an accuracy and sources`, () => {
    const { latitude = 0, longitude = 0 } = place?.position ?? {};
    expect(latitude).toBeGreaterThan(30);
    expect(latitude).toBeLessThan(46);
    expect(longitude).toBeGreaterThan(128);
    expect(longitude).toBeLessThan(146);
    expect(place?.goodTo).toBeGreaterThanOrEqual(50);
    expect(place?.goodTo).toBeLessThanOrEqual(2000);
    expect(place?.point).toMatch(/\S/);
    expect(place?.sources.length).toBeGreaterThan(0);
    for (const source of place?.sources ?? []) expectSource(source);
  });

  test(`${title} has Japanese directions for a driver, and a source for every address`, () => {
    const { address = null, town = "", landmark = null, sources = [] } = place?.directions ?? {};
    for (const text of [address, town, landmark])
      if (text !== null)
        expect(text).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}A-Zー\d\s-]+$/u);
    expect(town).not.toBe("");
    if (address !== null) expect(address.startsWith(town)).toBe(true);
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expectSource(source);
  });
});
