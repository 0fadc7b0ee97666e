import { AsyncLocalStorage } from "node:async_hooks";

/** How much longer a request may wait for what answers beside the server, in milliseconds. */
interface Budget {
  /** Waits under way; several at once cost the time of one. */
  waits: number;
  /** When the first of them began. */
  since: number;
  spent: number;
}

/** What a request may wait in all: less than the five seconds in which every answer is due. */
const most = 3300;

const budgets = new AsyncLocalStorage<Budget>();

/** Runs the work of one request, whose waits come out of one budget: time-outs of several calls must not add up. */
export const withBudget = <T>(work: () => T): T => budgets.run({ waits: 0, since: 0, spent: 0 }, work);

/** Thrown where the answer did not come in time. */
export class TimedOut extends Error {
  constructor() {
    super("no answer in time");
    this.name = "TimedOut";
  }
}

/**
 * Waits for an answer, at most `timeout` milliseconds, and no longer than the request it belongs to may still wait. `ask`
 * is given the time it has, and may end by itself.
 * @throws TimedOut where it does not come; what was asked is not undone.
 */
export async function waitFor<T>(timeout: number, ask: (timeout: number) => Promise<T>): Promise<T> {
  const budget = budgets.getStore();
  const begun = performance.now();
  const used = budget === undefined ? 0 : budget.spent + (budget.waits > 0 ? begun - budget.since : 0);
  const left = Math.min(timeout, most - used);
  if (left <= 0) throw new TimedOut();
  if (budget !== undefined && budget.waits++ === 0) budget.since = begun;
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimedOut()), left);
  try {
    return await Promise.race([ask(left), over]);
  } finally {
    clearTimeout(timer);
    if (budget !== undefined && --budget.waits === 0) budget.spent += performance.now() - budget.since;
  }
}
