import { didYouMean, fold } from "./did-you-mean.ts";
import type { GemOnCard } from "../gems/gem.ts";
import { findGems, matchesSearch, maxOffered, type Query } from "./search.ts";

/** Help for a search that finds nothing (docs/product.md §10). It is offered, never applied. */
export interface SearchHelp {
  /** The search term that found nothing. */
  readonly for: string;
  /** A better spelling; null when there is none. */
  readonly didYouMean: string | null;
  /** The ids of at most three gems that contain every word, though not side by side. */
  readonly withAllWords: readonly number[];
  /** Searches that find something, where there is nothing better: a place, a craft and a taste. */
  readonly examples: readonly string[];
}

const examples: SearchHelp["examples"] = ["Kyoto", "washi", "ramen"];

/** Longer searches get no help. */
const maxWords = 12;
/** Words that apply to every gem. */
const ignoredWords: ReadonlySet<string> = new Set(["japan", "日本"]);

/** Abbreviations that people type and the catalogue spells out. */
const shortForms: ReadonlyMap<string, string> = new Map([["mt", "mount"]]);

/** The distinct words of a search, in lower case. */
function wordsOf(q: string): readonly string[] {
  const words = q.toLowerCase().match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];
  return [...new Set(words)]
    .filter((word) => !ignoredWords.has(word))
    .map((word) => shortForms.get(word) ?? word);
}

/** The ids of at most three gems that match every single word of a search, as typed or folded, by the search rule. */
function gemsWithAllWords(gems: readonly GemOnCard[], q: string): readonly number[] {
  const words = wordsOf(q);
  if (words.length === 0 || words.length > maxWords) return [];
  return gems
    .filter((gem) => words.every((word) => [word, fold(word)].some((term) => matchesSearch(gem, term))))
    .slice(0, maxOffered)
    .map(({ id }) => id);
}

/**
 * The spelling of a search with which the search rule finds something, for one typed in other letters, such as full-width
 * ones: the catalogue's own spelling, or else plain letters. Null when that finds nothing either.
 */
function plainSpelling(gems: readonly GemOnCard[], q: string): string | null {
  const folded = fold(q);
  if (folded === q.trim().toLowerCase() || !gems.some((gem) => matchesSearch(gem, folded))) return null;
  const names = gems.flatMap(({ title, location, categoryTitle, tags }) => [
    location,
    categoryTitle,
    ...tags,
    title,
  ]);
  return names.find((name) => fold(name) === folded) ?? folded;
}

/** The help for a query; null when the search rule finds something, and for an empty search. */
export function helpWithSearch(gems: readonly GemOnCard[], query: Query): SearchHelp | null {
  if (query.q.trim() === "" || findGems(gems, query).length > 0) return null;
  const { q } = query;
  const plain = plainSpelling(gems, q);
  if (plain !== null) return { for: q, didYouMean: plain, withAllWords: [], examples: [] };
  const withAllWords = gemsWithAllWords(gems, q);
  // A gem with all the words is better help than another spelling.
  const meant = withAllWords.length > 0 ? null : didYouMean(gems, q);
  const isHelped = withAllWords.length > 0 || meant !== null;
  return { for: q, didYouMean: meant, withAllWords, examples: isHelped ? [] : examples };
}
