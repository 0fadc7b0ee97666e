/**
 * A pseudo-random number generator. The same seed gives the same numbers, so that a database can be filled again in
 * the same way.
 */
export interface Prng {
  /** An integer from 0 to `below` - 1. */
  readonly number: (below: number) => number;
  readonly pick: <T>(from: readonly [T, ...T[]]) => T;
  /** The index of one of the weights, with a probability in proportion to the weight. */
  readonly weighted: (weights: readonly number[]) => number;
  /** The same items in random order. */
  readonly shuffled: <T>(things: readonly T[]) => T[];
}

/** Creates a generator with the algorithm mulberry32. */
export function createPrng(seed: number): Prng {
  let state = seed;
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (below: number) => Math.floor(share() * below);
  return {
    number,
    pick: (from) => from[number(from.length)] ?? from[0],
    weighted(weights) {
      let left = share() * weights.reduce((sum, weight) => sum + weight, 0);
      const place = weights.findIndex((weight) => (left -= weight) < 0);
      return Math.max(0, place);
    },
    shuffled: (things) =>
      things
        .map((thing) => ({ thing, at: share() }))
        .sort((a, b) => a.at - b.at)
        .map(({ thing }) => thing),
  };
}
