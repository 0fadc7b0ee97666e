import { updatePageRequests } from "./page-requests.ts";

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

/** How long each automatic retry waits after the last failure, in milliseconds. */
const retryDelays = [500, 1000, 2000, 4000, 8000] as const;

/** The delays of the automatic retries that are left since the browser came online. */
let delaysLeft: number[] = [];

/**
 * Reports a lost request; resolves when the person retries, or when the browser is online again. A browser says that it is
 * online before its connection carries data, so the first request can fail again: it is retried a few times more.
 */
export function untilRetried(of: LostRequest["of"], signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      if (of === "page") updatePageRequests({ isLost: false });
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
    if (of === "page") updatePageRequests({ isLost: true });
    for (const listener of listeners) listener({ of, retry });
  });
}
