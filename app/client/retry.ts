/** A page, or a part of it, that could not be fetched because our server could not be reached. */
export class LostRequest extends Error {
  override readonly name = "LostRequest";

  /** What an error of a request is: a lost one, except where it was aborted. */
  static from(error: unknown, signal: AbortSignal | null | undefined): unknown {
    if (error instanceof LostRequest || signal?.aborted === true) return error;
    return new LostRequest("no response", { cause: error });
  }
}

/** What is told to the visitor. The present page stays. */
export interface LostNotice {
  /** What was being fetched: more reviews, or a page. */
  readonly of: "reviews" | "page";
  /** Fetches it again. */
  readonly retry: () => void;
}

type Listener = (lost: LostNotice) => void;
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
 * Allows automatic retries whenever the browser comes online, also for a request that was sent before and fails only
 * afterwards. Called once, when the application starts.
 */
export const retryOnceOnline = (): void =>
  window.addEventListener("online", () => {
    delaysLeft = [...retryDelays];
  });

let lostPages = 0;
const stateListeners = new Set<() => void>();
function countLost(change: 1 | -1): void {
  lostPages += change;
  for (const listener of stateListeners) listener();
}

/** Whether the page that is being fetched could not be reached and has not been retried yet. */
export const isPageLost = (): boolean => lostPages > 0;

/** Calls `listener` whenever that changes. Returns the function that stops this. */
export function onPageLost(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

/**
 * Reports a lost request; resolves when the person retries, or when the browser is online again. A browser says that it is
 * online before its connection carries data, so the first request can fail again: it is retried a few times more.
 */
function untilRetried(of: LostNotice["of"], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const end = () => {
      if (ended.signal.aborted) return;
      ended.abort();
      if (of === "page") countLost(-1);
    };
    const retry = () => {
      end();
      resolve();
    };
    window.addEventListener("online", retry, { signal: ended.signal });
    const delay = delaysLeft.shift();
    const timer = delay === undefined ? undefined : window.setTimeout(retry, delay);
    ended.signal.addEventListener("abort", () => window.clearTimeout(timer));
    signal.addEventListener(
      "abort",
      () => {
        end();
        reject(signal.reason);
      },
      { signal: ended.signal },
    );
    if (of === "page") countLost(1);
    for (const listener of listeners) listener({ of, retry });
  });
}

/** Repeats a step after each lost request, until it succeeds, fails in another way or is aborted. */
export async function untilReached<Value>(
  of: LostNotice["of"],
  signal: AbortSignal,
  step: () => Promise<Value>,
): Promise<Value> {
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof LostRequest)) throw error;
      await untilRetried(of, signal);
    }
  }
}
