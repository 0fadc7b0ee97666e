/**
 * The service worker of whoever keeps the site for offline use. It answers from the kept copy where our server cannot be
 * reached, and stores nothing itself: the page does (`app/offline/keep.ts`). It knows no build, so a new build is no new
 * worker.
 */
import { offlineCaches } from "../../../domain/site/offline.ts";
import { paths } from "../../../domain/site/paths.ts";

declare const self: ServiceWorkerGlobalScope;

/** How long our server may take before the kept copy is shown, in milliseconds. */
const patience = 4000;

/**
 * Whether a page may be requested while the worker starts. Firefox shows its own error page when such a request fails,
 * whatever the worker answers.
 */
const preloads = !navigator.userAgent.includes("Firefox/");

/** What a request is for. */
type Kind = "page" | "data" | "file";

/** Whether something between the browser and our server sent this, which then has no id (`app/client/read.ts`). */
function isForeign(kind: Kind, { status, ok, headers }: Response): boolean {
  const type = headers.get("Content-Type") ?? "";
  const hasId = headers.has("X-Request-Id");
  if (kind === "page") return status >= 500 && !hasId;
  if (kind === "data") return !type.startsWith("application/json") && (ok || !hasId);
  return (status >= 500 && !hasId) || (ok && type.startsWith("text/html"));
}

/** The network's response, or the kept one where our server does not answer, or not in time. */
async function answer(
  kind: Kind,
  network: Promise<Response>,
  copy: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const early = await Promise.race([network.catch(() => null), late]);
  return early !== null && !isForeign(kind, early) ? early : ((await copy()) ?? network);
}

/** What is kept at an address; the record is stored last, so pages without one are not complete. */
async function kept(path: string): Promise<Response | undefined> {
  const named = (await caches.keys()).filter((name) => name.startsWith(offlineCaches.pages("")));
  for (const cacheName of named.toReversed())
    if (await caches.match(paths.offlineRecord(), { cacheName }))
      return caches.match(path, { cacheName, ignoreVary: true });
  return undefined;
}

async function page({ request, preloadResponse }: FetchEvent, { pathname, search }: URL): Promise<Response> {
  const network = preloadResponse.then((preloaded: Response | undefined) => preloaded ?? fetch(request));
  const response = await answer("page", network, () => kept(pathname)).catch(() => null);
  if (response !== null && !isForeign("page", response)) return response;
  // No page has a longer path than this.
  const canonical = pathname.toLowerCase().replace(/(?<=.)\/{1,64}$/, "");
  if (canonical !== pathname && (await kept(canonical))) return Response.redirect(canonical + search);
  // What is opened as a file would become a file of the same name.
  const isFile = /\.\w+$/.test(pathname);
  if (!isFile && (await kept(paths.offline()))) return Response.redirect(paths.offline());
  return response ?? Response.error();
}

/** The start of a print's address, before its width. */
const stemOf = (pathname: string) => /^(.+?)(?:-\d+\.avif|\.jpg)$/.exec(pathname)?.[1] ?? pathname;

/** A print in the width that is kept. */
async function otherWidth({ pathname }: URL): Promise<Response | undefined> {
  if (!(await caches.has(offlineCaches.prints))) return undefined;
  const prints = await caches.open(offlineCaches.prints);
  const stem = stemOf(pathname);
  const found = (await prints.keys()).find(({ url }) => stemOf(new URL(url).pathname) === stem);
  return found && prints.match(found, { ignoreVary: true });
}

async function file(request: Request, url: URL): Promise<Response> {
  const find = (cacheName: string) => caches.match(request, { cacheName, ignoreVary: true });
  const copy = (await find(offlineCaches.files)) ?? (await find(offlineCaches.prints));
  // A browser whose own cache is switched off asks in this mode.
  if (copy !== undefined && request.cache !== "reload") return copy;
  return answer("file", fetch(request), async () => copy ?? otherWidth(url));
}

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([preloads && self.registration.navigationPreload.enable(), self.clients.claim()]),
  ),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { pathname, searchParams } = url;
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  // The page downloads without the session what it keeps (`app/offline/download.ts`): no copy is made of the copy.
  if (request.credentials === "omit") return;
  if (request.mode === "navigate") {
    // Otherwise the browser complains of a preloaded response that came after the copy.
    event.waitUntil(event.preloadResponse.catch(() => undefined));
    event.respondWith(page(event, url));
  } else if (!pathname.endsWith(".json")) event.respondWith(file(request, url));
  // Older reviews are not kept; those of the copy would be others.
  else if (!searchParams.has("before"))
    event.respondWith(answer("data", fetch(request), () => kept(pathname)));
});
