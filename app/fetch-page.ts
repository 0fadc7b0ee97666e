import { keptPages, type PageName } from "../domain/site/paths.ts";
import { keptAtOf } from "./client/copies.ts";
import { fetchFile, fetchFiles, missingFiles } from "./client/page-files.ts";
import { read } from "./client/read.ts";
import { LostRequest, untilReached } from "./client/retry.ts";
import { loadCopyBar } from "./copy-bar.ts";
import { isLoaded, loadComponent } from "./page-components.ts";
import type { RouteName } from "./page.ts";
import { pages } from "./routes.ts";
import { atThisVersion } from "./saves/list-version.ts";
import { hasWorker } from "./ui/engine.ts";

/** The page that is fetched. */
interface Wanted {
  readonly name: RouteName;
  readonly url: URL;
  /** Aborted by another navigation. */
  readonly signal: AbortSignal;
}

/**
 * Loads the component of a page. Its files have been fetched, but one may have left the browser's cache again, so the
 * import can fail. Then the files are fetched and imported once more; a browser may remember a failed import for as long as
 * the document exists, so the page is loaded as a new document if need be, as after an update that has removed the files.
 */
async function load({ name, url, signal }: Wanted): Promise<void> {
  if (isLoaded(name)) return;
  const files = missingFiles(name);
  await fetchFiles(name, signal);
  try {
    await loadComponent(name);
  } catch {
    await Promise.all(files.map((file) => fetchFile(file, { signal })));
    await loadComponent(name).catch(() => {
      signal.throwIfAborted();
      window.location.assign(url);
      return new Promise(() => undefined);
    });
  }
}

/**
 * Reads the data of a page. Where our server cannot be reached and a copy is kept, which lacks this page, the service
 * worker opens the page "Offline" in its place.
 */
async function readPage({ name, url, signal }: Wanted & { readonly name: PageName }): Promise<object> {
  const { pathname } = window.location;
  try {
    const data = await read(name, url, signal);
    if (keptAtOf(data) !== null) await loadCopyBar();
    return data;
  } catch (error) {
    // Meanwhile another page may have been opened.
    const isWanted = [pathname, url.pathname].includes(window.location.pathname) && !signal.aborted;
    if (!(error instanceof LostRequest) || !isWanted || !hasWorker() || keptPages.has(name)) throw error;
    window.location.assign(url);
    return new Promise<never>(() => undefined);
  }
}

/**
 * Fetches the component and the data of a page. Where our server cannot be reached, the present page stays and says so, and
 * this waits until it succeeds or another page is wanted.
 */
export async function fetchPage(wanted: Wanted): Promise<unknown> {
  const { name, url, signal } = wanted;
  const of = url.searchParams.has("before") ? "reviews" : "page";
  if (name === "notFound") {
    await untilReached(of, signal, () => load(wanted));
    return null;
  }
  if (pages[name].opensAtOnce === true) {
    const requested = atThisVersion(untilReached(of, signal, () => readPage({ name, url, signal })));
    // Until the page is shown, nobody else handles its failure.
    requested.view.catch(() => undefined);
    await untilReached(of, signal, () => load(wanted));
    return requested;
  }
  return untilReached(of, signal, async () => {
    const [data] = await Promise.all([readPage({ name, url, signal }), load(wanted)]);
    return data;
  });
}
