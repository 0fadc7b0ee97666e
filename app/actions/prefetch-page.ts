import { missingScripts, routeAt } from "./page-scripts.ts";

const prefetched = new Set<string>();

const prefetch = (href: string, as: "fetch" | "script") =>
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href, as }));

/**
 * Fetches the scripts and the data of the page at an address beforehand, once in this document. The router's own way,
 * `prefetch="intent"`, imports the scripts, and loads the whole document anew where that fails: without a connection a
 * pointer over a link would end on the browser's error page.
 */
export function prefetchPage(address: string): void {
  const { pathname, search } = new URL(address, window.location.href);
  const route = routeAt(pathname);
  if (route === null || prefetched.has(address) || pathname === window.location.pathname) return;
  prefetched.add(address);
  // Not as modules: a module that could not be fetched once cannot be imported in this document any more.
  for (const script of missingScripts(route)) prefetch(script, "script");
  // As the router asks for it: the data of the page's own route, for the root's stands (app/root.tsx).
  const data = new URL(`${pathname}.data${search}`, window.location.href);
  data.searchParams.set("_routes", route.id);
  prefetch(data.pathname + data.search, "fetch");
}
