import { setTimeout as sleep } from "node:timers/promises";

/** Waits `ms` milliseconds, or until the signal is aborted. The timer does not keep the process alive. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // It rejects only when it is aborted.
  await sleep(ms, undefined, { ref: false, signal }).catch(() => undefined);
}
