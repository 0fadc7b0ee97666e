import { setTimeout as sleep } from "node:timers/promises";
import { isBusy } from "./sqlite-errors.ts";

/** How long a statement waits for the lock of another process, in milliseconds. */
const longestWait = 5000;
const longestPause = 25;

/** Milliseconds that never go back, and a pause. */
export interface Clock {
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<unknown>;
}

export const systemClock: Clock = { now: () => performance.now(), pause: (ms) => sleep(ms) };

/**
 * Begins to wait now. The function it returns runs `work`, and again after short pauses while another process holds the
 * lock. After five seconds the refusal is thrown.
 */
export type Patience = () => <T>(work: () => T) => Promise<T>;

/**
 * Waits between the tries without blocking the process. SQLite's own busy timeout would block it, and with it every
 * page, although pages only read.
 */
export const patienceOn =
  ({ now, pause }: Clock): Patience =>
  () => {
    const end = now() + longestWait;
    return async (work) => {
      for (let ms = 1; ; ms = Math.min(2 * ms, longestPause)) {
        try {
          return work();
        } catch (error) {
          if (!isBusy(error) || now() >= end) throw error;
        }
        await pause(ms);
      }
    };
  };
