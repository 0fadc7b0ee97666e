import { missingScripts, routeAt } from "./page-scripts.ts";

const prefetched = new Set<string>();

const prefetch = (href: string, as: "fetch" | "script") =>
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href, as }));

/**
 * Prefetches the scripts and the data of a page, once in this document. React Router's `prefetch="intent"` imports the
 * scripts, and reloads the whole document when that fails: without a connection, hovering over a link would lead to the
 * browser's error page.
 */
export function prefetchPage(address: string): void {
  const { pathname, search } = new URL(address, window.location.href);
  const route = routeAt(pathname);
  if (route === null || prefetched.has(address) || pathname === window.location.pathname) return;
  prefetched.add(address);
  // Not as modules: when a module has failed to load once, this document can never import it.
  for (const script of missingScripts(route)) prefetch(script, "script");
  // The same URL as React Router's: it names only the page's own route, because the root's data is kept (app/root.tsx).
  const data = new URL(`${pathname}.data${search}`, window.location.href);
  data.searchParams.set("_routes", route.id);
  prefetch(data.pathname + data.search, "fetch");
}
