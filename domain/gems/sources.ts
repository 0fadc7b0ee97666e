import type { Fact, Source, SourceDate, Sources, Statement } from "./evidence.ts";

// The functions are marked as free of side effects: the browser needs the names of the gems alone, and its build can then
// leave out the rest of their files.

/** `date`: the source's own. */
export const source = /* @__NO_SIDE_EFFECTS__ */ (
  name: string,
  address: string,
  date: SourceDate | null = null,
): Source => ({
  name,
  address,
  date,
});

/** What one or more sources say. */
export const statement = /* @__NO_SIDE_EFFECTS__ */ (text: string, ...sources: Sources): Statement => ({
  text,
  sources,
});

/** A fact that all its sources state. */
export const fact = /* @__NO_SIDE_EFFECTS__ */ (value: string, ...sources: Sources): Fact => ({
  value,
  statements: [statement(value, ...sources)],
});

/**
 * A fact whose answer is shorter than what its sources say, or merges what they differ in.
 * @param value one line that is true by every statement: the gist, a range, or what all sources share.
 * @param statements one, or several that differ, the most likely first.
 */
export const merged = /* @__NO_SIDE_EFFECTS__ */ (
  value: string,
  ...statements: readonly [Statement, ...Statement[]]
): Fact => ({ value, statements });

/** A fact with its answer in a few words. */
export const inShort = /* @__NO_SIDE_EFFECTS__ */ (short: string, longer: Fact): Fact => ({
  ...longer,
  short,
});

/** Sources of the places of several gems. */
export const blocks = source(
  "Geolonia, Japanese addresses",
  "https://github.com/geolonia/japanese-addresses",
  "2024-01",
);
export const stations = source(
  "Station database",
  "https://github.com/Seo-4d696b75/station_database",
  "2026-05",
);
