import { compressBest, digestOf, createCachedPage, type CachedPage } from "./cached-page.ts";

/** How long a page may be shown after a change that this process did not make itself (another server's), in milliseconds. */
const lifetime = 1000;
const maxPages = 500;

/** Where a page comes from. */
export interface PageSource {
  /**
   * What the page shows that can change while the server runs, as text: a page with the same state is the same. Far cheaper
   * than to render it; null where there is none, and the page is rendered.
   */
  readonly state: () => Promise<string | null>;
  readonly render: () => Promise<Response>;
}

interface Entry {
  page: CachedPage | null;
  /** The state that `page` was rendered from; null where none was known. */
  state: string | null;
  /** Until when the page may be shown. */
  freshUntil: number;
  /** The rendering under way; one that was overtaken by a change is no longer here. */
  rendering: Promise<CachedPage> | null;
}

type Renewed = Pick<Entry, "state"> & { readonly page: CachedPage };

/**
 * Visitors who are not signed in all get the same page, so it is kept compressed, by its address. After a second its state
 * is asked for again, and only where that has changed it is rendered. One rendered again that has not changed stays as it
 * was compressed.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;
  #compressing = Promise.resolve();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The page under `key` where it may be shown as it is; else null, and `page` is to be asked. */
  fresh(key: string): CachedPage | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    const left = entry.freshUntil - this.#now();
    // More than a lifetime is left only where the clock was set back.
    return left > 0 && left <= lifetime ? entry.page : null;
  }

  /** The page under `key`, rendered where none is fresh, and then once for all who wait. */
  page(key: string, source: PageSource): Promise<CachedPage> {
    const fresh = this.fresh(key);
    if (fresh !== null) return Promise.resolve(fresh);
    const entry = this.#entries.get(key) ?? this.#add(key);
    entry.rendering ??= this.#renew(key, entry, source);
    return entry.rendering;
  }

  /** What visitors see under these paths has changed, whatever the query: they are rendered again when asked for. */
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
        const lasts = entry.page === null || entry.page === page;
        Object.assign(entry, { page, state, freshUntil: this.#now() + lifetime, rendering: null });
        // Addresses with a query are endlessly many, and a page that keeps changing is soon another.
        if (lasts && !key.includes("?")) this.#compressBest(entry, page);
        return page;
      },
      (error: unknown) => {
        if (entry.rendering === rendering) entry.rendering = null;
        throw error;
      },
    );
    return rendering;
  }

  async #renewed({ page: kept, state: before }: Entry, { state: ask, render }: PageSource): Promise<Renewed> {
    // Asked for before the page is rendered: what changes in between is seen the next time.
    const state = await ask();
    if (kept !== null && state !== null && state === before) return { page: kept, state };
    const response = await render();
    const text = await response.text();
    const isSame = kept?.digest === digestOf(response.status, text);
    return { page: isSame ? kept : createCachedPage(response, text), state };
  }

  /** One page after the other: each takes a whole core while it lasts, and memory. */
  #compressBest(entry: Entry, page: CachedPage): void {
    if (page.brotli !== undefined) return;
    page.brotli = null;
    const before = this.#compressing;
    this.#compressing = (async () => {
      await before;
      if (entry.page === page) page.brotli = await compressBest(page);
    })();
  }

  /** Makes room where there is none; addresses with a query, the oldest first, go before the others. */
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
