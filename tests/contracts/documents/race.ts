import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

export type Race =
  | "same username"
  | "same review"
  | "different saves"
  | "erase against writes"
  | "one use"
  | "rate limit";

/** Runs a race between two processes, started together; answers each one's outcomes by round. */
export async function race(
  name: Race,
  { url, rounds }: { url: string; rounds: number },
): Promise<[unknown[], unknown[]]> {
  const racers = [0, 1].map((racer) =>
    fork(new URL("racer.ts", import.meta.url), [url, name, String(racer), String(rounds)]),
  );
  await Promise.all(racers.map(message));
  const finishes = racers.map(message);
  for (const racer of racers) racer.send("start");
  const [first, second] = await Promise.all(finishes);
  if (!Array.isArray(first) || !Array.isArray(second)) throw new Error("a racer did not finish");
  return [first, second];
}

/** The next thing the process says; an error when it ends without a word. */
async function message(racer: ChildProcess): Promise<unknown> {
  const ended = once(racer, "exit").then(([code]) =>
    Promise.reject(new Error(`the racer ended with ${code}`)),
  );
  const [said] = await Promise.race([once(racer, "message"), ended]);
  return said;
}
