import { didYouMean } from "./did-you-mean.ts";
import type { Gem } from "./gem.ts";
import { findGems, matchesSearch, type Query } from "./search.ts";

/** What helps where a search finds nothing (docs/product.md §10). It is offered, never applied. */
export interface SearchHelp {
  /** The search that it is for. */
  readonly for: string;
  /** A better spelling, or null. */
  readonly didYouMean: string | null;
  /** Ids of at most three gems that hold every word, though not side by side. */
  readonly withAllWords: readonly number[];
}

const maxGems = 3;
/** A search has few words; more are not looked up. */
const maxWords = 12;
/** What is true of every gem says nothing. */
const ofEveryGem: ReadonlySet<string> = new Set(["japan", "日本"]);

/** Short forms that people type and that the catalogue writes out. */
const shortForms: ReadonlyMap<string, string> = new Map([["mt", "mount"]]);

/** The words of a search in lower case, without repetition. */
function wordsOf(q: string): readonly string[] {
  const words = q.toLowerCase().match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];
  return [...new Set(words)]
    .filter((word) => !ofEveryGem.has(word))
    .map((word) => shortForms.get(word) ?? word);
}

/** At most three gems that hold every word of a search, each by the search rule. */
function gemsWithAllWords(gems: readonly Gem[], q: string): readonly number[] {
  const words = wordsOf(q);
  if (words.length === 0 || words.length > maxWords) return [];
  return gems
    .filter((gem) => words.every((word) => matchesSearch(gem, word)))
    .slice(0, maxGems)
    .map(({ id }) => id);
}

/** The help for a query; null where the search rule finds something, or where nothing was searched. */
export function helpWithSearch(gems: readonly Gem[], query: Query): SearchHelp | null {
  if (query.q.trim() === "" || findGems(gems, query).length > 0) return null;
  const withAllWords = gemsWithAllWords(gems, query.q);
  return {
    for: query.q,
    withAllWords,
    // Whoever is led to a gem by all the words needs no other spelling.
    didYouMean: withAllWords.length > 0 ? null : didYouMean(gems, query.q),
  };
}
