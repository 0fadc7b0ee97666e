import { ok, refuse, type Result } from "../../domain/result.ts";

/** Runs some work at a time, lets some wait, and refuses the rest: heavy work must not take the whole machine. */
export function createQueue({ running, waiting }: { running: number; waiting: number }) {
  let atWork = 0;
  const line: (() => void)[] = [];

  const place = async (): Promise<boolean> => {
    if (atWork < running) {
      atWork += 1;
      return true;
    }
    if (line.length >= waiting) return false;
    // The one who leaves hands its place on, so that `atWork` stays.
    await new Promise<void>((resolve) => {
      line.push(resolve);
    });
    return true;
  };

  const leave = () => {
    const next = line.shift();
    if (next === undefined) atWork -= 1;
    else next();
  };

  return {
    /** Whether more work would be refused at this moment. */
    isFull: () => atWork >= running && line.length >= waiting,
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
