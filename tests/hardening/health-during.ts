import { fork } from "node:child_process";
import { once } from "node:events";
import type { Target } from "./target.ts";

/**
 * Starts a process that only checks the server's health: in the process that makes the load, a check would also wait
 * for the load.
 */
export function createHealthChecker({ port, origin }: Target) {
  const checker = fork(new URL("health-checker.ts", import.meta.url), [String(port), origin], {
    execArgv: [],
  });
  return {
    /** The times of the checks during `load`, in milliseconds; null for one without an answer. At least one. */
    async during(load: () => Promise<unknown>): Promise<readonly (number | null)[]> {
      const answered = once(checker, "message");
      checker.send("begin");
      await load();
      checker.send("end");
      const [times]: (readonly (number | null)[])[] = await answered;
      return times ?? [];
    },
    end: () => checker.disconnect(),
  };
}

/** The slowest of some checks, in milliseconds; infinite where one had no answer. */
export const slowestOf = (times: readonly (number | null)[]): number =>
  Math.max(...times.map((took) => took ?? Infinity));
