import { offlineCaches, type OfflineRecord } from "../../domain/site/offline.ts";
import { paths } from "../../domain/site/paths.ts";
import type { ViewOf } from "../../server/views/registry.ts";
import { noteCopy } from "../client/copies.ts";

/** The data of a copied document, by the names of its routes. */
type LoaderData = Readonly<Record<string, unknown>>;

let wanted: string | null = null;

/** The query and fragment to which this document was opened, if it was made for another query; null once it was asked. */
export function takeWanted(): string | null {
  const taken = wanted;
  wanted = null;
  return taken;
}

/** When the copy was made; null when the browser has removed that. */
async function readKeptAt(): Promise<string | null> {
  const named = (await caches.keys()).filter((name) => name.startsWith(offlineCaches.pages("")));
  for (const cacheName of named.toReversed()) {
    const stored = await caches.match(paths.offlineRecord(), { cacheName });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- we have stored it
    if (stored !== undefined) return ((await stored.json()) as OfflineRecord).keptAt;
  }
  return null;
}

/** The address for which a copy was made: a page without a query, but a list of all gems, and its book. */
function renderedAddress(data: LoaderData): string {
  const { list, listBook } = data as {
    readonly [Name in "list" | "listBook"]?: ViewOf<Name>;
  };
  const idsOf = (gems: readonly { readonly id: number }[]) => gems.map(({ id }) => id);
  if (list?.gems) return paths.list(idsOf(list.gems));
  if (listBook?.view) return paths.listBook(idsOf(listBook.view.gems));
  return window.location.pathname;
}

/** Notes of a copied document when its data was kept. */
export async function noteDocument(name: string, data: LoaderData): Promise<void> {
  const keptAt = await readKeptAt().catch(() => null);
  const own = data[name];
  if (keptAt !== null && typeof own === "object" && own !== null) noteCopy(own, keptAt);
}

/**
 * Gives a copied document the address for which it was rendered, as a copy answers every query at its path: so React finds
 * the page as it was sent. The bar of the copy then goes to the wanted one.
 * @returns that address, without its fragment.
 */
export function showAsRendered(data: LoaderData): string {
  const { pathname, search, hash } = window.location;
  const rendered = renderedAddress(data);
  if (rendered !== pathname + search) {
    wanted = pathname + search + hash;
    window.history.replaceState(window.history.state, "", rendered + hash);
  }
  return rendered;
}
