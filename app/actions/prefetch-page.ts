import { fetchScript } from "./awaited-scripts.ts";
import { prefetchData } from "./prefetched-data.ts";
import { missingScripts, routeAt } from "./page-scripts.ts";

/**
 * Prefetches the scripts and the data of a page. Not by prefetch links, which WebKit does not have and Firefox holds to
 * `default-src`. React Router's `prefetch="intent"` imports the scripts, and reloads the whole document when that fails:
 * without a connection, hovering over a link would lead to the browser's error page.
 */
export function prefetchPage(address: string): void {
  const { pathname, search } = new URL(address, window.location.href);
  const route = routeAt(pathname);
  if (route === null || pathname === window.location.pathname) return;
  // Not as modules: when a module has failed to load once, this document can never import it.
  for (const script of missingScripts(route)) fetchScript(script, { priority: "low" }).catch(() => undefined);
  // The same URL as React Router's: it names only the page's own route, because the root's data is kept (app/root.tsx).
  const data = new URL(`${pathname}.data${search}`, window.location.href);
  data.searchParams.set("_routes", route.id);
  prefetchData(data.href);
}
