import { ok, refuse, type Result } from "../../domain/base/result.ts";

/**
 * Creates a queue: `running` tasks at a time, `waiting` more in line, the others refused with busy. Heavy work must not
 * take the whole machine.
 */
export function createQueue({ running, waiting }: { running: number; waiting: number }) {
  let active = 0;
  const line: (() => void)[] = [];

  const place = async (): Promise<boolean> => {
    if (active < running) {
      active += 1;
      return true;
    }
    if (line.length >= waiting) return false;
    // The finished task passes its place on, so `active` does not change.
    await new Promise<void>((resolve) => {
      line.push(resolve);
    });
    return true;
  };

  const leave = () => {
    const next = line.shift();
    if (next === undefined) active -= 1;
    else next();
  };

  return {
    /** How many tasks are running and waiting. */
    load: () => ({ running: active, waiting: line.length }),
    /** Whether another task would be refused now. */
    isFull: () => active >= running && line.length >= waiting,
    run: async <Value>(work: () => Promise<Value>): Promise<Result<Value, "busy">> => {
      if (!(await place())) return refuse("busy");
      try {
        return ok(await work());
      } finally {
        leave();
      }
    },
  };
}
