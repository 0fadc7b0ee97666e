import type { ClientInstrumentation } from "react-router";
import { markFetched, missingScripts, routeAt } from "./page-scripts.ts";

/** A page that could not be fetched, because there is no connection. The present page stays. */
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

/** Reports a lost request; resolves when the person retries, or when the browser is online again. */
function untilRetried(of: LostRequest["of"], signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const retry = () => {
      ended.abort();
      resolve();
    };
    window.addEventListener("online", retry, { signal: ended.signal });
    signal?.addEventListener(
      "abort",
      () => {
        ended.abort();
        reject(signal.reason);
      },
      { signal: ended.signal },
    );
    for (const listener of listeners) listener({ of, retry });
  });
}

const isPageData = (url: URL) => url.origin === window.location.origin && url.pathname.endsWith(".data");
const subjectOf = (url: URL): LostRequest["of"] => (url.searchParams.has("before") ? "reviews" : "page");

/**
 * Keeps the present page when the data of the next one cannot be fetched without a connection: the request waits and is
 * retried. Otherwise React Router would show an error page. A response of the server, of any status, is left to React
 * Router.
 */
export function retryPageData(): void {
  const fetchOnce = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (!(input instanceof URL) || !isPageData(input) || (init?.method ?? "GET") !== "GET")
      return fetchOnce(input, init);
    for (;;) {
      try {
        return await fetchOnce(input, init);
      } catch (error) {
        if (init?.signal?.aborted === true) throw error;
        await untilRetried(subjectOf(input), init?.signal);
      }
    }
  };
}

/** The number of navigations that wait for scripts. */
let fetching = 0;
const fetchingListeners = new Set<() => void>();

function countFetching(change: 1 | -1): void {
  fetching += change;
  for (const listener of fetchingListeners) listener();
}

/** Whether a navigation waits for its scripts. React Router only learns of it afterwards. */
export const isFetchingScripts = (): boolean => fetching > 0;

/** Calls `listener` when that changes. Returns the function that stops this. */
export function onFetchingScripts(listener: () => void): () => void {
  fetchingListeners.add(listener);
  return () => fetchingListeners.delete(listener);
}

let latest = 0;

/** Resolves when scripts are in the browser's cache; to false when another navigation has begun since. */
async function haveCome(scripts: readonly string[]): Promise<boolean> {
  const asked = ++latest;
  countFetching(1);
  try {
    for (const script of scripts) {
      for (;;) {
        try {
          await fetch(script);
          markFetched(script);
          break;
        } catch {
          await untilRetried("page");
          if (asked !== latest) return false;
        }
      }
    }
    return asked === latest;
  } finally {
    countFetching(-1);
  }
}

/**
 * Delays a navigation until its scripts are in the cache. When React Router cannot fetch a script, it reloads the whole
 * document, which without a connection leads to the browser's own error page.
 */
export const awaitScripts: ClientInstrumentation = {
  router: (router) => {
    router.instrument({
      navigate: async (navigate, { to }) => {
        const { pathname } = new URL(typeof to === "string" ? to : "", window.location.href);
        const route = routeAt(pathname);
        const scripts = route === null ? [] : missingScripts(route);
        if (scripts.length > 0 && !(await haveCome(scripts))) await new Promise(() => undefined);
        // While somebody types, the address of the present page changes. That must not cancel a navigation to another page.
        if (typeof to === "number" || pathname !== window.location.pathname) latest += 1;
        await navigate();
      },
    });
  },
};
