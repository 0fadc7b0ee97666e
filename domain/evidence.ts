/** A day as `2026-11-22`. */
export type Day = string;
/** The date a source gives itself: a month as `2025-10`, or a year where it tells no more. */
export type SourceDate = string;

/** Where something was read. */
export interface Source {
  readonly name: string;
  /** Its address on the web. */
  readonly address: string;
  /** The source's own date; null where it bears none. */
  readonly date: SourceDate | null;
}

/** At least one source. */
export type Sources = readonly [Source, ...Source[]];

/**
 * How sure a fact is. `checked`: two sources of different sites agree. `one source`: nobody else was found.
 * `conflicting`: sources differ, and each answer is kept. `old`: every dated source is older than three years, or the
 * thing changes and nothing newer was found.
 */
export type Sureness = "checked" | "one source" | "conflicting" | "old";

/** One answer and who gives it. */
export interface Statement {
  /** Plain English, without a full stop at the end. */
  readonly text: string;
  readonly sources: Sources;
}

/** What is known of one thing: a single answer, or several where sources conflict. */
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

/** The newest date among sources; null where none bears a date. A year alone counts as its beginning. */
export const newestDate = (sources: readonly Source[]): SourceDate | null =>
  sources
    .map(({ date }) => date)
    .filter((date) => date !== null)
    .toSorted()
    .at(-1) ?? null;
