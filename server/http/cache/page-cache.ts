import { compressBest, digestOf, createCachedPage, type CachedPage } from "./cached-page.ts";
import type { MadePage } from "../pages.ts";

/**
 * How long, in milliseconds, a cached page stays fresh. Changes made by another server show after at most this time.
 */
const lifetime = 1000;
const maxPages = 500;

/** How to make a page. */
export interface PageSource {
  /**
   * The state: the changeable data behind the page, as text. Two renderings from the same state are identical, and
   * reading it is much cheaper than rendering. Null when there is no state; then the page is rendered.
   */
  readonly state: () => Promise<string | null>;
  /** A page that is not complete is rendered again although its state stays the same. */
  readonly make: () => Promise<MadePage>;
}

interface Entry {
  page: CachedPage | null;
  /** The state that `page` was rendered from; null when it was not known, and when the page is not complete. */
  state: string | null;
  /** The page is fresh until this time, in ms. */
  freshUntil: number;
  /** The rendering in progress. A change of the content resets it, so that an outdated result is not stored. */
  rendering: Promise<CachedPage> | null;
}

type Renewed = Pick<Entry, "state"> & { readonly page: CachedPage };

/**
 * Caches the pages of visitors, which are the same for all of them, compressed and by address. After a second the
 * state of a page is read again; the page is rendered again only if the state has changed. When a new rendering is
 * identical, the compressed copy is kept.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;
  #compressing = Promise.resolve();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The fresh page under `key`; null when there is none. */
  fresh(key: string): CachedPage | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    const left = entry.freshUntil - this.#now();
    // More than a lifetime can only be left after the clock was set back.
    return left > 0 && left <= lifetime ? entry.page : null;
  }

  /** The page under `key`. When none is fresh it is renewed, once for all who wait. */
  page(key: string, source: PageSource): Promise<CachedPage> {
    const fresh = this.fresh(key);
    if (fresh !== null) return Promise.resolve(fresh);
    const entry = this.#entries.get(key) ?? this.#add(key);
    entry.rendering ??= this.#renew(key, entry, source);
    return entry.rendering;
  }

  /** Marks the pages at these paths as stale, with any query. They are rendered again with the next request. */
  expire(paths: ReadonlySet<string>): void {
    for (const [key, entry] of this.#entries) {
      if (!paths.has(key.split("?", 1)[0] ?? key)) continue;
      entry.freshUntil = 0;
      entry.rendering = null;
    }
  }

  #renew(key: string, entry: Entry, source: PageSource): Promise<CachedPage> {
    const rendering = this.#renewed(entry, source).then(
      ({ page, state }) => {
        if (entry.rendering !== rendering) return page;
        const isStable = entry.page === null || entry.page === page;
        Object.assign(entry, { page, state, freshUntil: this.#now() + lifetime, rendering: null });
        // The best compression is worth its cost only for a page that stays: not for one of endlessly many queries,
        // and not for one that has just changed.
        if (isStable && !key.includes("?")) this.#compressBest(entry, page);
        return page;
      },
      (error: unknown) => {
        if (entry.rendering === rendering) entry.rendering = null;
        throw error;
      },
    );
    return rendering;
  }

  async #renewed(
    { page: cached, state: before }: Entry,
    { state: readState, make }: PageSource,
  ): Promise<Renewed> {
    // The state is read before rendering: a change in between is noticed the next time.
    const state = await readState();
    if (cached !== null && state !== null && state === before) return { page: cached, state };
    const made = await make();
    const isSame = cached?.digest === digestOf(made);
    return { page: isSame ? cached : createCachedPage(made), state: made.isComplete ? state : null };
  }

  /** Compresses one page at a time: each needs a whole core and memory. */
  #compressBest(entry: Entry, page: CachedPage): void {
    if (page.brotli !== undefined) return;
    page.brotli = null;
    const before = this.#compressing;
    this.#compressing = (async () => {
      await before;
      if (entry.page === page) page.brotli = await compressBest(page);
    })();
  }

  /** Adds an entry. A full cache first evicts the oldest address with a query, or else the oldest address. */
  #add(key: string): Entry {
    if (this.#entries.size >= maxPages) {
      const keys = [...this.#entries.keys()];
      this.#entries.delete(keys.find((other) => other.includes("?")) ?? keys[0] ?? "");
    }
    const entry: Entry = { page: null, state: null, freshUntil: 0, rendering: null };
    this.#entries.set(key, entry);
    return entry;
  }
}
