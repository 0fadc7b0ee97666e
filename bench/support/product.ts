import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { serverProgram, startEnvironment, startOptions } from "../../scripts/start-command.ts";

/** A server process to measure. */
export interface Measured {
  readonly base: string;
  readonly pid: number;
  /** From the start of the process until it is ready, in milliseconds. */
  readonly startTime: number;
  readonly stop: () => Promise<void>;
}

const root = path.join(import.meta.dirname, "..", "..");
const attempts = 2000;

interface Start {
  /** The data folder, by default a new one. It is deleted at the end. */
  readonly folder?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the built product in a separate process. */
export async function startProduct(port: number, { folder, settings }: Start = {}): Promise<Measured> {
  const data = folder ?? mkdtempSync(path.join(tmpdir(), "anaba-bench-"));
  const begun = performance.now();
  const child = spawn(process.execPath, [...startOptions, path.join(root, serverProgram)], {
    env: { ...process.env, ...startEnvironment, PORT: String(port), DATA_DIR: data, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const base = `http://localhost:${port}`;
  await untilReady(`${base}/readyz`, child);
  const stop = async () => {
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("exit", resolve));
    rmSync(data, { recursive: true, force: true });
  };
  return { base, pid: child.pid ?? 0, startTime: performance.now() - begun, stop };
}

/**
 * Waits until a server answers this address.
 * @throws Error when it ends before, or takes too long.
 */
export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < attempts && child.exitCode === null; attempt++) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`${url} did not get ready`);
}

/** Starts a bare `node:http` server in this process: a floor to compare with. */
export function listen(port: number, answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

/** The processor time that a process has used, in milliseconds (Linux). */
export function cpuTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const clockTick = 10;
  return (Number(fields[11]) + Number(fields[12])) * clockTick;
}

/**
 * How long the main thread of a process was ready to run and waited for a processor, in milliseconds (Linux): what
 * neighbours on the machine add to its response times.
 */
export function waitingTime(pid: number): number {
  const nanoseconds = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1];
  return Number(nanoseconds) / 1e6;
}

/** The resident memory of a process, in megabytes (Linux). */
export function residentMemory(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

/** The quantile `part` (0 to 1) of a list of measurements. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

/** The median of a list of measurements. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
