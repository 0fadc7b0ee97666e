/** One thing that a row measured, in words, beside the bar it had to reach. */
export interface Line {
  readonly figure: string;
  readonly bar: string;
  readonly passed: boolean;
}

/** An attack or a fault at its full count, as `npm run harden` runs it (docs/security.md). */
export interface Row {
  /** By which it is asked for: `npm run harden -- races`. */
  readonly name: string;
  /** What it shows, on one line, and which arguments it takes. */
  readonly shows: string;
  /** Runs it and gives what was seen; `args` are those after the name. */
  readonly run: (args: readonly string[]) => Promise<readonly Line[]>;
}

/** The share of the full count that an argument asks for: all of it, unless told. */
export const shareOf = ([share = "1"]: readonly string[]): number => Number(share);
