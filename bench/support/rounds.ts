import { fork } from "node:child_process";
import path from "node:path";
import { load, type Load } from "./load.ts";
import { Collected } from "../scoreboard/report.ts";

/** A server under load. */
export interface Target {
  readonly name: string;
  readonly pid: number;
  readonly port: number;
  /** The bytes of request number `n`. */
  readonly request: (n: number) => string;
}

/** The duration and the number of loads for each server. */
export interface Plan {
  readonly rounds: number;
  readonly seconds: number;
}

/** Requests for each second of processor time. */
export const perProcessorSecond = ({ cpu }: Load): number => 1000 / cpu;

/**
 * Loads the servers in turn, round by round, after a round as long as the others that only warms up, and keeps what `select` returns for each load.
 * A bench of several rows gives `after`, called with each measured load.
 */
export async function measureInRounds(
  targets: readonly Target[],
  { rounds, seconds }: Plan,
  select: (load: Load) => number,
  after: (target: Target, load: Load) => Promise<void> | void = () => undefined,
): Promise<Collected> {
  const seen = new Collected();
  for (let round = 0; round <= rounds; round++)
    for (const target of targets) {
      const measured = await load({ ...target, seconds });
      if (round === 0) continue;
      seen.add(target.name, select(measured));
      await after(target, measured);
    }
  return seen;
}

/** A floor in a process of its own. */
export interface Floor {
  readonly pid: number;
  readonly stop: () => void;
}

/** Starts a program of `bench/` as a floor, and waits until it listens. */
export async function startFloor(file: string, ...args: readonly string[]): Promise<Floor> {
  // Its output goes to this process only, because results are sent over another channel.
  const child = fork(path.join(import.meta.dirname, "..", file), args);
  await new Promise((resolve, reject) => child.once("message", resolve).once("exit", reject));
  return { pid: child.pid ?? 0, stop: () => child.kill() };
}
