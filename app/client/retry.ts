/** A page, or a part of it, that could not be fetched because our server could not be reached. */
export class LostRequest extends Error {
  override readonly name = "LostRequest";

  /** What an error of a request is: a lost one, except where it was aborted. */
  static from(error: unknown, signal: AbortSignal | null | undefined): unknown {
    if (error instanceof LostRequest || signal?.aborted === true) return error;
    return new LostRequest("no response", { cause: error });
  }
}

/** A lost request that waits for another try. The present page stays meanwhile. */
export interface Lost {
  /** What was being fetched: more reviews, or a page. */
  readonly of: "reviews" | "page";
  readonly retry: () => void;
}

let waiting: readonly Lost[] = [];
const listeners = new Set<() => void>();

function update(next: readonly Lost[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** The request that was lost last and has not been retried yet; null when there is none. */
export const readLost = (): Lost | null => waiting.at(-1) ?? null;

/** Calls `listener` whenever that changes. Returns the function that stops this. */
export function onLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches again whatever was lost. */
export function retryLost(): void {
  for (const { retry } of waiting) retry();
}

/** How long each automatic retry waits after the last failure, in milliseconds. */
const retryDelays = [500, 1000, 2000, 4000, 8000] as const;

/** The delays of the automatic retries that are left since the browser came online. */
let delaysLeft: number[] = [];

/**
 * Retries whenever the browser comes online. It says so before its connection carries data, so the first requests can fail
 * again, also one that was sent before: they are retried a few times more. Called once, when the application starts.
 */
export const retryOnceOnline = (): void =>
  window.addEventListener("online", () => {
    delaysLeft = [...retryDelays];
    retryLost();
  });

/** Resolves when the browser is online, at once if it is. */
export async function untilOnline(): Promise<void> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
}

/** Reports a lost request, and waits for its retry. */
async function untilRetried(of: Lost["of"], signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  try {
    await new Promise<void>((retry, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { signal: ended.signal });
      const delay = delaysLeft.shift();
      const timer = delay === undefined ? undefined : setTimeout(retry, delay);
      const lost: Lost = { of, retry };
      update([...waiting, lost]);
      ended.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        update(waiting.filter((other) => other !== lost));
      });
    });
  } finally {
    ended.abort();
  }
}

/** Repeats a step after each lost request, until it succeeds, fails in another way or is aborted. */
export async function untilReached<Value>(
  of: Lost["of"],
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
