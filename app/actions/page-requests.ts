import type { ClientInstrumentation } from "react-router";
import { markFetched, missingScripts, routeAt } from "./page-scripts.ts";

/** A page that could not be fetched, because there is no connection. The page on show stays. */
export interface LostRequest {
  /** What was being fetched: another page of reviews, or a page. */
  readonly of: "reviews" | "page";
  /** Fetches it again. */
  readonly retry: () => void;
}

type Listener = (lost: LostRequest) => void;
const listeners = new Set<Listener>();

/** Calls back whenever a page cannot be fetched; the answer ends that. */
export function onLostRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells of a lost request; resolves when it should be tried again: at somebody's word, or when the browser is online. */
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
 * Keeps the page on show where the data of another cannot be fetched for lack of a connection: the request waits and is
 * tried again. Without this the router would put an error page in its place. An answer of the server, whatever its
 * status, is left to the router.
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

/** How many changes of page wait for scripts. */
let fetching = 0;
const fetchingListeners = new Set<() => void>();

function countFetching(change: 1 | -1): void {
  fetching += change;
  for (const listener of fetchingListeners) listener();
}

/** Whether a change of page waits for its scripts; the router knows nothing of it until they are there. */
export const isFetchingScripts = (): boolean => fetching > 0;

/** Calls back when that changes; the answer ends it. */
export function onFetchingScripts(listener: () => void): () => void {
  fetchingListeners.add(listener);
  return () => fetchingListeners.delete(listener);
}

let latest = 0;

/** Resolves when scripts are in the browser's cache; false where another page was asked for since. */
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
 * Lets the router begin to go to a page only when its scripts are there. A script that the router cannot fetch makes it
 * load the whole document anew, which without a connection ends on the browser's own error page.
 */
export const awaitScripts: ClientInstrumentation = {
  router: (router) => {
    router.instrument({
      navigate: async (navigate, { to }) => {
        const { pathname } = new URL(typeof to === "string" ? to : "", window.location.href);
        const route = routeAt(pathname);
        const scripts = route === null ? [] : missingScripts(route);
        if (scripts.length > 0 && !(await haveCome(scripts))) await new Promise(() => undefined);
        // The address of the page on show may follow the typing: that takes nobody off their way to another page.
        if (typeof to === "number" || pathname !== window.location.pathname) latest += 1;
        await navigate();
      },
    });
  },
};
