import type { App } from "../runtime/app.ts";
import { pause } from "./pause.ts";

/** Rows of one batch: on SQLite everybody waits while they are deleted. */
const limit = 500;
/** After a batch everybody else has so many times as long as it took. */
const share = 4;
const lease = { name: "sweep", holder: crypto.randomUUID() } as const;
/** In milliseconds; renewed when half of it is over. */
const leaseLength = 60_000;

/**
 * Deletes what is over: expired sessions, attempts, tokens and limits. Batch by batch, and on one server at a time, so that
 * the requests beside it hardly notice however much there is (decision 24). A table that fails does not keep the others
 * from being swept; the first failure is thrown in the end.
 */
export async function sweep(
  app: Pick<App, "documents" | "now">,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { documents, now } = app;
  const failures: unknown[] = [];
  let heldUntil = 0;
  const hold = async () => {
    if (heldUntil - now() > leaseLength / 2) return true;
    heldUntil = now() + leaseLength;
    return documents.leases.take({ ...lease, now: now(), expiresAt: heldUntil });
  };
  for (const table of documents.expiringTables) {
    try {
      for (let deleted = limit; deleted === limit && !signal.aborted;) {
        if (!(await hold())) return;
        const begun = performance.now();
        deleted = await documents.deleteExpired({ table, now: now(), limit });
        if (deleted === limit) await pause((performance.now() - begun) * share, signal);
      }
    } catch (error) {
      failures.push(error);
    }
  }
  await documents.leases.release(lease);
  if (failures.length > 0) throw failures[0];
}
