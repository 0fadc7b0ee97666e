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

/** What one or more sources say. */
export interface Statement {
  /** Plain English, without a full stop at the end. */
  readonly text: string;
  readonly sources: Sources;
}

/** What is known about one thing: the answer, and what its sources say. */
export interface Fact {
  /** One answer, merged from all statements. Plain English, without a full stop at the end. */
  readonly value: string;
  /** The answer in a few words; absent when `value` has no more than a few. */
  readonly short?: string;
  /** One when the sources agree; several when they differ, the most likely first. */
  readonly statements: readonly [Statement, ...Statement[]];
}
