import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";

/** A server process under measurement. */
export interface Measured {
  readonly base: string;
  readonly pid: number;
  /** From the start of the process to the first answer that says it is ready, in milliseconds. */
  readonly startTime: number;
  readonly stop: () => Promise<void>;
}

const root = path.join(import.meta.dirname, "..");
const attempts = 2000;

interface Start {
  /** The data folder, a fresh one unless given; it is gone afterwards. */
  readonly folder?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the built product in a process of its own. */
export async function startProduct(port: number, { folder, settings }: Start = {}): Promise<Measured> {
  const data = folder ?? mkdtempSync(path.join(tmpdir(), "anaba-bench-"));
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ["--disable-proto=delete", path.join(root, "build", "server", "main.js")],
    {
      env: { ...process.env, PORT: String(port), DATA_DIR: data, ...settings },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const base = `http://localhost:${port}`;
  await untilReady(`${base}/readyz`, child);
  const stop = async () => {
    child.kill("SIGTERM");
    await new Promise((resolve) => child.once("exit", resolve));
    rmSync(data, { recursive: true, force: true });
  };
  return { base, pid: child.pid ?? 0, startTime: performance.now() - begun, stop };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
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

/** Listens on a port with a bare `node:http` server in this process: a floor to measure against. */
export function listen(port: number, answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

/** Processor time of a process so far, in milliseconds (Linux). */
export function cpuTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const clockTick = 10;
  return (Number(fields[11]) + Number(fields[12])) * clockTick;
}

/** Resident memory of a process, in megabytes (Linux). */
export function residentMemory(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

/** The value below which this part of a list of measurements lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

/** The middle of a list of measurements. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
