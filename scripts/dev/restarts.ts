import { tellFault } from "./faults.ts";

/** Something that runs until it is stopped. */
interface Stoppable {
  readonly stop: () => Promise<void>;
}

/** Something that is started anew when its sources change. */
export interface Restarts<Running> {
  /** Resolves after the first start. */
  readonly started: Promise<unknown>;
  /** What runs now; waits for a start in progress. Rejects when the last start failed. */
  readonly current: () => Promise<Running>;
  /** Waits for work that needs what runs now: a restart waits for it too. */
  readonly during: <Value>(work: Promise<Value>) => Promise<Value>;
  readonly hasFailed: () => boolean;
  /** Stops what runs, when the work in progress has ended, and starts it anew. */
  readonly restart: () => void;
}

/** Starts at once. */
export function createRestarts<Running extends Stoppable>(start: () => Promise<Running>): Restarts<Running> {
  const started = start();
  let running = started;
  let failed = false;
  let due = false;
  const inProgress = new Set<Promise<unknown>>();

  async function replace(before: Promise<Running>): Promise<Running> {
    const old = await before.catch(() => null);
    await Promise.allSettled(inProgress);
    await old?.stop();
    due = false;
    const began = performance.now();
    try {
      const anew = await start();
      process.stdout.write(`Server started anew in ${Math.round(performance.now() - began)} ms\n`);
      failed = false;
      return anew;
    } catch (error) {
      tellFault(error);
      failed = true;
      throw error;
    }
  }

  return {
    started,
    current: () => running,
    during(work) {
      inProgress.add(work);
      return work.finally(() => inProgress.delete(work));
    },
    hasFailed: () => failed,
    restart() {
      // The changes until it stops belong to the same restart.
      if (due) return;
      due = true;
      running = replace(running);
      running.catch(() => undefined);
    },
  };
}
