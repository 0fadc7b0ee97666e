import { categoryTitles, type Gem } from "../gems/gem.ts";

/**
 * The state of the home page: the search term as typed, and a category title or tag; null means All (docs/product.md
 * §4, Filtering).
 */
export interface Query {
  readonly q: string;
  readonly category: string | null;
}

/** The maximum length of a search. In an address it stays far below the 8 kB that the server accepts. */
export const longestSearch = 500;

/** The initial query, and the one after a reset: all gems (docs/product.md §4). */
export const everything: Query = { q: "", category: null };

/** The fields of a gem that the search rule reads (docs/product.md §9). */
export interface Searchable extends Pick<Gem, "title" | "description" | "tags"> {
  readonly location: string;
  readonly categoryTitle: string;
}

/**
 * Whether a gem matches a search (docs/product.md §9, Search): case-insensitive substring of title, description,
 * location, category title or a tag.
 */
export function matchesSearch(gem: Searchable, q: string): boolean {
  const term = q.toLowerCase();
  return loweredFields(gem).some((field) => field.includes(term));
}

const lowered = new WeakMap<Searchable, readonly string[]>();

/** Cached for each gem: with many gems, lower-casing is almost the whole cost of a search. */
function loweredFields(gem: Searchable): readonly string[] {
  const known = lowered.get(gem);
  if (known) return known;
  const fields = [gem.title, gem.description, gem.location, gem.categoryTitle, ...gem.tags];
  const made = fields.map((field) => field.toLowerCase());
  lowered.set(gem, made);
  return made;
}

/**
 * Whether a gem passes the category filter (docs/product.md §9, Category filter): its category title or a tag,
 * exactly.
 */
export function matchesCategory(
  gem: Pick<Searchable, "categoryTitle" | "tags">,
  category: string | null,
): boolean {
  return category === null || gem.categoryTitle === category || gem.tags.includes(category);
}

/** The gems that pass both rules, in catalogue order. */
export function findGems<G extends Searchable>(gems: readonly G[], { q, category }: Query): readonly G[] {
  return gems.filter((gem) => matchesCategory(gem, category) && matchesSearch(gem, q));
}

/** Choosing a category clears the search term (docs/product.md §4). */
export const chooseCategory = (category: string | null): Query => ({ q: "", category });

/** Searching keeps the current category (docs/product.md §4). */
export const search = (query: Query, q: string): Query => ({ ...query, q });

/** Reads `?q=…&category=…`. Of repeated parameters the first counts; an empty category and "all" mean All. */
export function readQuery(params: { get(name: string): string | null }): Query {
  const category = params.get("category") ?? "";
  return { q: params.get("q") ?? "", category: /^(?:all)?$/i.test(category) ? null : category };
}

/** All values of the category filter: the category titles and tags of the gems. */
const filterNames = (gems: readonly Pick<Searchable, "categoryTitle" | "tags">[]): readonly string[] =>
  gems.flatMap(({ categoryTitle, tags }) => [categoryTitle, ...tags]);

/**
 * The category title or tag that a filter means: an exact match, or else a match that ignores case. Null for one that
 * no gem has.
 */
export function knownCategory(
  gems: readonly Pick<Searchable, "categoryTitle" | "tags">[],
  category: string,
): string | null {
  const names = filterNames(gems);
  if (names.includes(category)) return category;
  const lower = category.toLowerCase();
  return names.find((name) => name.toLowerCase() === lower) ?? null;
}

/** The query with its category in the catalogue's spelling. An unknown category stays as it was typed. */
export const resolveQuery = (
  gems: readonly Pick<Searchable, "categoryTitle" | "tags">[],
  query: Query,
): Query =>
  query.category === null
    ? query
    : { ...query, category: knownCategory(gems, query.category) ?? query.category };

/** What a suggestion does: filter by a category, search a location, or open a gem (docs/product.md §2). */
export type Suggestion =
  | { readonly kind: "category"; readonly text: string }
  | { readonly kind: "location"; readonly text: string }
  | { readonly kind: "gem"; readonly text: string; readonly id: number };

/** The query that a suggested category or location stands for (docs/product.md §2). */
export const suggestedQuery = (query: Query, { kind, text }: Suggestion): Query =>
  kind === "category" ? chooseCategory(text) : search(query, text);

const maxSuggestions = 5;

/** Where nothing is found, at most so many gems are offered (docs/product.md §10). */
export const maxOffered = 3;

/**
 * The suggestions for a typed text (docs/product.md §9, Suggestions): from one character on, at most five, by
 * substring; first categories, then locations, then gems.
 */
export function suggest(
  gems: readonly Pick<Gem, "id" | "title" | "location" | "categoryTitle">[],
  typed: string,
): readonly Suggestion[] {
  if (typed === "") return [];
  const term = typed.toLowerCase();
  const fits = (text: string) => text.toLowerCase().includes(term);
  const used = (text: string, field: "categoryTitle" | "location") => gems.some((gem) => gem[field] === text);
  const unique = (texts: readonly string[]) => [...new Set(texts)].filter(fits);
  return [
    ...unique(Object.values(categoryTitles).filter((title) => used(title, "categoryTitle"))).map(
      (text) => ({ kind: "category", text }) as const,
    ),
    ...unique(gems.map((gem) => gem.location)).map((text) => ({ kind: "location", text }) as const),
    ...gems
      .filter((gem) => fits(gem.title))
      .map(({ id, title }) => ({ kind: "gem", text: title, id }) as const),
  ].slice(0, maxSuggestions);
}
