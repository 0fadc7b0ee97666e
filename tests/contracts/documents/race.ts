import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

export type Race =
  | "same username"
  | "same review"
  | "different saves"
  | "erase against writes"
  | "one use"
  | "rate limit"
  | "claims";

/** The operation that a racer runs, and how often. */
export interface Heat {
  readonly name: Race;
  readonly rounds: number;
}

/** Two server processes that are ready to race on the same database. */
export interface Racers extends AsyncDisposable {
  /** Starts both at the same time; returns the outcomes of each, by round. */
  race(heat: Heat): Promise<[unknown[], unknown[]]>;
}

/** Starts the two processes. */
export async function racersOn(url: string): Promise<Racers> {
  const racers = [0, 1].map((racer) => fork(new URL("racer.ts", import.meta.url), [url, String(racer)]));
  await Promise.all(racers.map(message));
  return {
    async race(heat) {
      const finishes = racers.map(message);
      for (const racer of racers) racer.send(heat);
      const [first, second] = await Promise.all(finishes);
      if (!Array.isArray(first) || !Array.isArray(second)) throw new Error("a racer did not finish");
      return [first, second];
    },
    async [Symbol.asyncDispose]() {
      const ends = racers.map((racer) => once(racer, "exit"));
      for (const racer of racers) racer.disconnect();
      await Promise.all(ends);
    },
  };
}

/** The next message of the process; rejects when it ends without one. */
const message = (racer: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error("a racer ended before it said anything"));
    racer.once("exit", ended);
    racer.once("message", (said) => {
      racer.off("exit", ended);
      resolve(said);
    });
  });
