/** A day as `2026-11-22`. */
export type Day = string;
/** The date on a source: a month such as `2025-10`, or only a year. */
export type SourceDate = string;

/** The source of a statement. */
export interface Source {
  readonly name: string;
  /** Its address on the web. */
  readonly address: string;
  /** The source's own date; null when it has none. */
  readonly date: SourceDate | null;
}

/** At least one source. */
export type Sources = readonly [Source, ...Source[]];

/**
 * How certain a fact is. `checked`: two sources on different sites agree. `one source`: there is only one.
 * `conflicting`: the sources differ, and each statement is kept. `old`: every dated source is older than three years,
 * or the thing changes and nothing newer was found.
 */
export type Sureness = "checked" | "one source" | "conflicting" | "old";

/** One statement and its sources. */
export interface Statement {
  /** Plain English, without a full stop at the end. */
  readonly text: string;
  readonly sources: Sources;
}

/** What is known about one thing: one statement, or several when the sources conflict. */
export interface Fact {
  readonly sure: Sureness;
  readonly statements: readonly [Statement, ...Statement[]];
}

export const source = (name: string, address: string, date: SourceDate | null = null): Source => ({
  name,
  address,
  date,
});

export const statement = (text: string, ...sources: Sources): Statement => ({ text, sources });

export const checked = (text: string, ...sources: readonly [Source, Source, ...Source[]]): Fact => ({
  sure: "checked",
  statements: [statement(text, ...sources)],
});

export const fromOneSource = (text: string, only: Source): Fact => ({
  sure: "one source",
  statements: [statement(text, only)],
});

export const old = (text: string, ...sources: Sources): Fact => ({
  sure: "old",
  statements: [statement(text, ...sources)],
});

export const conflicting = (...statements: readonly [Statement, Statement, ...Statement[]]): Fact => ({
  sure: "conflicting",
  statements,
});

/** The newest date among sources; null when none has a date. A year alone counts as its beginning. */
export const newestDate = (sources: readonly Source[]): SourceDate | null =>
  sources
    .map(({ date }) => date)
    .filter((date) => date !== null)
    .toSorted()
    .at(-1) ?? null;
