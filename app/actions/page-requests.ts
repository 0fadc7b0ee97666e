import type { ClientInstrumentation } from "react-router";
import { isForeignData, isForeignScript } from "./foreign-responses.ts";
import { markFetched, missingScripts, routeAt } from "./page-scripts.ts";

/** A page that could not be fetched, because our server could not be reached. The present page stays. */
export interface LostRequest {
  /** What was being fetched: more reviews, or a page. */
  readonly of: "reviews" | "page";
  /** Fetches it again. */
  readonly retry: () => void;
}

type Listener = (lost: LostRequest) => void;
const listeners = new Set<Listener>();

/** Calls `listener` whenever a page cannot be fetched. Returns the function that stops this. */
export function onLostRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state of a navigation to another page that React Router does not know. */
interface PageRequests {
  /** The paths of the present page and of the requested one, while scripts of the requested one are missing. */
  readonly awaited: { readonly from: string; readonly to: string } | null;
  /** Whether the page could not be fetched and has not been retried yet. */
  readonly isLost: boolean;
}

let requests: PageRequests = { awaited: null, isLost: false };
const requestListeners = new Set<() => void>();

function update(change: Partial<PageRequests>): void {
  requests = { ...requests, ...change };
  for (const listener of requestListeners) listener();
}

export const readPageRequests = (): PageRequests => requests;

/** Calls `listener` when they change. Returns the function that stops this. */
export function onPageRequests(listener: () => void): () => void {
  requestListeners.add(listener);
  return () => requestListeners.delete(listener);
}

/** How long each automatic retry waits after the last failure, in milliseconds. */
const retryDelays = [500, 1000, 2000, 4000, 8000] as const;

/** The delays of the automatic retries that are left since the browser came online. */
let delaysLeft: number[] = [];

/**
 * Reports a lost request; resolves when the person retries, or when the browser is online again. A browser says that it is
 * online before its connection carries data, so the first request can fail again: it is retried a few times more.
 */
function untilRetried(of: LostRequest["of"], signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      if (of === "page") update({ isLost: false });
    };
    const retry = () => {
      end();
      resolve();
    };
    const retryOnline = () => {
      delaysLeft = [...retryDelays];
      retry();
    };
    window.addEventListener("online", retryOnline, { signal: ended.signal });
    const delay = delaysLeft.shift();
    const timer = delay === undefined ? undefined : window.setTimeout(retry, delay);
    ended.signal.addEventListener("abort", () => window.clearTimeout(timer));
    signal?.addEventListener(
      "abort",
      () => {
        end();
        reject(signal.reason);
      },
      { signal: ended.signal },
    );
    if (of === "page") update({ isLost: true });
    for (const listener of listeners) listener({ of, retry });
  });
}

const isPageData = (url: URL) => url.origin === window.location.origin && url.pathname.endsWith(".data");
const subjectOf = (url: URL): LostRequest["of"] => (url.searchParams.has("before") ? "reviews" : "page");

/**
 * The response, after all of it has arrived: a connection can also break in the middle. The data of a page is short and
 * not streamed.
 */
async function completed(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  // A status such as 204 allows no body at all.
  return new Response(body.byteLength === 0 ? null : body, response);
}

/**
 * Keeps the present page when the data of the next one cannot be fetched without a connection, or when a proxy responds
 * in place of our server: the request waits and is retried. Otherwise React Router would show an error page. A response
 * of our server, of any status, is left to React Router.
 */
export function retryPageData(): void {
  const fetchOnce = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (!(input instanceof URL) || !isPageData(input) || (init?.method ?? "GET") !== "GET")
      return fetchOnce(input, init);
    for (;;) {
      try {
        const response = await fetchOnce(input, init);
        if (isForeignData(response)) throw new Error("foreign");
        return await completed(response);
      } catch (error) {
        if (init?.signal?.aborted === true) throw error;
        await untilRetried(subjectOf(input), init?.signal);
      }
    }
  };
}

let latest = 0;

/** Fetches a script to its end, so that a connection that breaks in the middle, or a proxy's response, is noticed here. */
async function fetchScript(script: string): Promise<void> {
  const response = await fetch(script);
  if (isForeignScript(response)) throw new Error("foreign");
  await response.arrayBuffer();
  markFetched(script);
}

/** Repeats a step after each retry until it succeeds; resolves to false when the step is no longer needed. */
async function isDone(step: () => Promise<unknown>, isWanted: () => boolean): Promise<boolean> {
  for (;;) {
    try {
      await step();
      return isWanted();
    } catch {
      if (!isWanted()) return false;
      await untilRetried("page");
      if (!isWanted()) return false;
    }
  }
}

/**
 * Imports the module of a page. A fetched script may have left the browser's cache again, so this can fail. Then the script
 * is fetched and imported once more; a browser may remember a failed import for as long as the document exists, so the page
 * is loaded as a new document if need be. Afterwards React Router imports the same module, and that can no longer fail.
 */
async function importModule(module: string, page: URL): Promise<void> {
  try {
    await import(/* @vite-ignore */ module);
  } catch {
    await fetchScript(module);
    await import(/* @vite-ignore */ module).catch(() => {
      window.location.assign(page);
      return new Promise(() => undefined);
    });
  }
}

/** A page of which this document has not loaded all scripts. */
interface MissingPage {
  readonly page: URL;
  readonly module: string;
  readonly scripts: readonly string[];
}

/** The page at an address with its missing scripts; null when there is no such page, or none is missing. */
function missingPage(page: URL): MissingPage | null {
  const route = routeAt(page.pathname);
  const scripts = route === null ? [] : missingScripts(route);
  return route === null || scripts.length === 0 ? null : { page, module: route.module, scripts };
}

/** Resolves when the scripts of a page are loaded; to false when another navigation has begun since. */
async function haveCome({ page, module, scripts }: MissingPage): Promise<boolean> {
  const asked = ++latest;
  const steps = [...scripts.map((script) => () => fetchScript(script)), () => importModule(module, page)];
  for (const step of steps) if (!(await isDone(step, () => asked === latest))) return false;
  return true;
}

/** Clears the state of the last navigation: its page has come, or is no longer wanted. */
export function forgetPage(): void {
  if (requests.awaited !== null || requests.isLost) update({ awaited: null, isLost: false });
}

/**
 * Cancels a navigation whose scripts are still being fetched. Once React Router has started it, only another navigation
 * cancels it.
 */
export function cancelPage(): void {
  latest += 1;
  forgetPage();
}

/**
 * Delays a navigation until its scripts are loaded. When React Router cannot fetch a script, it reloads the whole
 * document, which without a connection leads to the browser's own error page.
 */
export const awaitScripts: ClientInstrumentation = {
  router: (router) => {
    router.instrument({
      navigate: async (navigate, { to }) => {
        const from = window.location.pathname;
        const page = new URL(typeof to === "string" ? to : "", window.location.href);
        const { pathname } = page;
        // A page that is shown has its scripts.
        const missing = pathname === from ? null : missingPage(page);
        // The state stays until the page has come, because React Router learns of the navigation only when its scripts
        // are there.
        if (missing !== null) update({ awaited: { from, to: pathname }, isLost: false });
        else if (pathname !== from) forgetPage();
        if (missing !== null && !(await haveCome(missing))) await new Promise(() => undefined);
        // While somebody types, the address of the present page changes. That change must not cancel a navigation to
        // another page.
        if (typeof to === "number" || pathname !== window.location.pathname) latest += 1;
        await navigate();
      },
    });
  },
};

/**
 * The same for Back and Forward, which reach React Router by an event. The address has changed already. This must be
 * called before React Router listens.
 */
export function awaitScriptsOfHistory(): void {
  window.addEventListener("popstate", (event) => {
    const missing = missingPage(new URL(window.location.href));
    if (missing === null) return;
    event.stopImmediatePropagation();
    void haveCome(missing).then(
      (isWanted) => isWanted && window.dispatchEvent(new PopStateEvent("popstate", { state: history.state })),
    );
  });
}
