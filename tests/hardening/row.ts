/** One measurement of a row, in words, with its bar. */
export interface Line {
  readonly figure: string;
  readonly bar: string;
  readonly passed: boolean;
}

/** An attack or a fault at its full count, as `npm run harden` runs it (docs/security.md). */
export interface Row {
  /** The name on the command line: `npm run harden -- races`. */
  readonly name: string;
  /** A one-line description, with the accepted arguments. */
  readonly shows: string;
  /** What the machine lacks for this row, in words; null where nothing. */
  readonly lacks?: () => string | null;
  /** Runs the row and returns its measurements; `args` are the arguments after the name. */
  readonly run: (args: readonly string[]) => Promise<readonly Line[]>;
}

/** The share of the full count, from the first argument; 1 by default. */
export const shareOf = ([share = "1"]: readonly string[]): number => Number(share);

/** A time in milliseconds, in words. */
export const inMs = (time: number): string => `${Math.round(time)} ms`;

/** A measurement that must find nothing; some of what it has found is listed. */
export const noneOf = (figure: string, found: readonly string[], bar = "0 failed"): Line => ({
  figure: [figure, ...found.slice(0, 20)].join("\n    "),
  bar,
  passed: found.length === 0,
});
