/** Numbers and choices that are the same for the same seed (mulberry32). */
export interface Chance {
  /** A whole number from 0 on, below the given one. */
  readonly next: (below: number) => number;
  readonly pick: <Value>(values: readonly Value[]) => Value;
}

/** Starts at a seed, a whole number. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  const next = (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  return {
    next,
    pick: (values) => {
      const value = values[next(values.length)];
      if (value === undefined) throw new RangeError("nothing to pick from");
      return value;
    },
  };
}
