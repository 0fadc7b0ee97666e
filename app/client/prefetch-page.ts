import { pageAt } from "../../domain/site/pages.ts";
import { fetchFile, missingFiles } from "./page-files.ts";
import { prefetch } from "./read.ts";

/**
 * Prefetches the files and the data of a page. Not by prefetch links, which WebKit does not have and Firefox holds to
 * `default-src`.
 */
export function prefetchPage(address: string): void {
  const url = new URL(address, window.location.href);
  const page = pageAt(url.pathname);
  if (page === null || url.pathname === window.location.pathname) return;
  // Not as modules: when a module has failed to load once, this document can never import it.
  for (const file of missingFiles(page.name)) fetchFile(file, { priority: "low" }).catch(() => undefined);
  prefetch(url);
}
