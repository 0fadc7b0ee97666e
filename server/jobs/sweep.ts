import type { App } from "../app.ts";
import { pause } from "./pause.ts";

/** Rows per batch. On SQLite every other writer waits while they are deleted. */
const limit = 200;
/** The pause after a batch, as a multiple of the time that the batch took. */
const pauseFactor = 4;
const lease = { name: "sweep", holder: crypto.randomUUID() } as const;
/** The length of the lease in milliseconds. It is renewed after half of that time. */
const leaseLength = 60_000;

/**
 * Deletes expired rows: sessions, attempts, tokens, limits, blocked usernames, and mails. It works in small batches, on
 * one server at a time, so that requests stay fast (decision 26). When one table fails, the others are still swept; the
 * first error is thrown at the end. Changes of review totals that the previous release stored are added (decision 41).
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
    const expiresAt = now() + leaseLength;
    const isAcquired = await documents.leases.acquire({ ...lease, now: now(), expiresAt });
    if (isAcquired) heldUntil = expiresAt;
    return isAcquired;
  };
  for (const table of documents.expiringTables) {
    try {
      for (let deleted = limit; deleted === limit && !signal.aborted;) {
        if (!(await hold())) return;
        const begun = performance.now();
        deleted = await documents.deleteExpired({ table, now: now(), limit });
        if (deleted === limit) await pause((performance.now() - begun) * pauseFactor, signal);
      }
    } catch (error) {
      failures.push(error);
    }
  }
  try {
    if (!signal.aborted && (await hold())) {
      await documents.outbox.deleteExpired(now());
      await documents.outbox.forget(now());
      await documents.mistakeReports.forget(now());
      await documents.reviews.addStoredChanges();
    }
  } catch (error) {
    failures.push(error);
  }
  await documents.leases.release(lease);
  if (failures.length > 0) throw failures[0];
}
