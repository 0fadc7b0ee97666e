import { AsyncLocalStorage } from "node:async_hooks";

/** How long a request has waited for external services (database, file storage), in milliseconds. */
interface Budget {
  /** Waits in progress. Waits at the same time count once. */
  waits: number;
  /** When the first of them began. */
  since: number;
  spent: number;
}

/** How long one request may wait in total: less than the five seconds within which every response is due. */
const maxWait = 3300;

const budgets = new AsyncLocalStorage<Budget>();

/** Runs the work of one request with a shared budget for waiting: the timeouts of several calls must not add up. */
export const withBudget = <T>(work: () => T): T => budgets.run({ waits: 0, since: 0, spent: 0 }, work);

/** Thrown after a timeout. */
export class TimedOut extends Error {
  constructor() {
    super("no answer in time");
    this.name = "TimedOut";
  }
}

/**
 * Calls an external service and waits at most `timeout` milliseconds, and no longer than the request's budget allows.
 * `call` gets the time that is left and may use it as its own timeout.
 * @throws TimedOut when the answer takes too long. The call itself is not undone.
 */
export async function waitFor<T>(timeout: number, call: (timeout: number) => Promise<T>): Promise<T> {
  const budget = budgets.getStore();
  const begun = performance.now();
  const used = budget === undefined ? 0 : budget.spent + (budget.waits > 0 ? begun - budget.since : 0);
  const left = Math.min(timeout, maxWait - used);
  if (left <= 0) throw new TimedOut();
  if (budget !== undefined && budget.waits++ === 0) budget.since = begun;
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimedOut()), left);
  try {
    return await Promise.race([call(left), over]);
  } finally {
    clearTimeout(timer);
    if (budget !== undefined && --budget.waits === 0) budget.spent += performance.now() - budget.since;
  }
}
