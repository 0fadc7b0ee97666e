import type { FactName } from "../gems/gem-facts.ts";

/** What a phone keeps for a journey without a connection: the names that the server, the page and the worker share. */

/** A kept page, or its data as JSON, as the worker answers with it. */
export interface KeptPage {
  /** The path, without a query. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** Every page that can be kept. It is the same for everybody, and has nothing personal and no reviews. */
export interface OfflinePack {
  /** Changes exactly when the pages or their files change, and not from one day to the next. */
  readonly build: string;
  /** The addresses of the scripts, styles, fonts, icons and maps that the pages need. */
  readonly files: readonly string[];
  readonly pages: readonly KeptPage[];
}

/** What the page "Offline" says of the pack. */
export interface OfflineOffer {
  readonly build: string;
  /** The bytes of the pack and of its files over the wire. */
  readonly wordsBytes: number;
  /** The bytes of the prints, which are kept if wanted. */
  readonly printsBytes: number;
  /** The addresses of the prints, each in one width. */
  readonly prints: readonly string[];
}

/** The facts of a gem that have changed. */
export interface ChangedGem {
  readonly id: number;
  readonly facts: readonly FactName[];
}

/** What is kept on this phone. It is stored last, so that it exists only when everything else is there. */
export interface OfflineRecord {
  readonly build: string;
  /** ISO 8601. */
  readonly keptAt: string;
  readonly withPrints: boolean;
  /** The bytes of all that is kept, as it is stored: unpacked. */
  readonly bytes: number;
  /** The addresses of everything that is kept. */
  readonly files: readonly string[];
  readonly pages: readonly string[];
  readonly prints: readonly string[];
  /** Files of the copy before, for the windows that still show its pages. */
  readonly earlierFiles: readonly string[];
  /** What the last newer copy changed; null before there was one. */
  readonly news: { readonly since: string; readonly gems: readonly ChangedGem[] } | null;
}

/** The header that the worker adds to a kept page: when it was kept, as ISO 8601. */
export const offlineCopyHeader = "X-Offline-Copy";

/** The names of the caches. The pages of each build have their own, with the record among them. */
export const offlineCaches = {
  files: "anaba-files",
  prints: "anaba-prints",
  pages: (build: string) => `anaba-pages-${build}`,
} as const;
