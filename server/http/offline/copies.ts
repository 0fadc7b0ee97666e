import { ok } from "../../../domain/base/result.ts";
import { gemIds } from "../../../domain/gems/catalogue.ts";
import type { KeptPage, OfflineOffer } from "../../../domain/site/offline.ts";
import { dataPath, pageAt } from "../../../domain/site/pages.ts";
import { paths } from "../../../domain/site/paths.ts";
import type { App } from "../../app.ts";
import type { BuiltFiles } from "../build-output.ts";
import { withHashes } from "../cache/cached-page.ts";
import { noncePlaceholder } from "../cache/inline-hashes.ts";
import { createPages, type MadePage, type RenderPage } from "../pages.ts";
import { pagesThat } from "../public-pages.ts";
import { readClient } from "../request/session-cookie.ts";
import { headersOfAll } from "../response/headers.ts";

/** Lists of all gems. From the copy of these pages the browser takes the gems of another list. */
const listsOfAll: ReadonlyMap<string, string> = new Map([
  [paths.list(), paths.list(gemIds)],
  [paths.listBook(), paths.listBook(gemIds)],
]);

/** The pages that can be kept, with the queries of their copies: a copy serves every query at its path. */
export const keptAddresses: readonly string[] = pagesThat("isKept").map(
  (page) => listsOfAll.get(page) ?? page,
);

/** Makes copies of pages. It rejects when a page is not whole. */
export interface Copier {
  readonly document: (address: string) => Promise<KeptPage>;
  /** The page's data, as JSON. */
  readonly data: (address: string) => Promise<KeptPage>;
}

/** What the copies depend on, besides the product. */
interface Given {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly offer: OfflineOffer;
}

/** Creates the maker of copies: of pages for nobody in particular, and without reviews. */
export function createCopier(
  app: App,
  renderPage: RenderPage,
  files: BuiltFiles,
  { now, offer }: Given,
): Copier {
  const { baseUrl } = app.config;
  const secure = baseUrl.protocol === "https:";
  const pages = createPages({ ...app, now }, renderPage, files, {
    isCopy: true,
    offer: async () => ok(offer),
  });
  // Whoever reads a copy may be signed in: nothing in it may say that they are not.
  const somebody = {
    actor: { user: null, isUnknown: true },
    client: readClient("", undefined, secure).client,
  };
  const context = { requestId: "", ...somebody };

  const kept = (path: string, made: MadePage): KeptPage => {
    if (made.status !== 200 || !made.isComplete) throw new Error(`no copy of ${path}: ${made.status}`);
    const { headers, body } = withHashes(made);
    return { path, headers: [...headersOfAll(secure), ...headers], body };
  };
  return {
    async document(address) {
      const url = new URL(address, baseUrl);
      const how = { ...context, nonce: noncePlaceholder, action: null };
      return kept(url.pathname, await pages.render(new Request(url), how));
    },
    async data(address) {
      const url = new URL(address, baseUrl);
      const page = pageAt(url.pathname);
      if (page === null) throw new Error(`${address} is no page`);
      return kept(dataPath(url.pathname), await pages.read(page.name, { url, id: page.id }, context));
    },
  };
}
