/**
 * `npm run bench` measures every row of the scoreboard, writes bench/results.json, and from it the table and the chart.
 * `npm run bench -- 8` or `-- signed-in` measures one row and only prints it; with `--write` its figures replace those
 * in the file. An unknown name lists the benches. Further arguments go to the bench. A row that fails or takes too long
 * does not stop the others. The exit code is 1 if one failed; a goal that is not held is a result, no failure.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import path from "node:path";
import { publish } from "./publish.ts";
import {
  readFigure,
  readResults,
  writeResults,
  type Figure,
  type Results,
  type Row,
} from "./scoreboard/results.ts";
import { benches, benchesFor, others, type Bench } from "./rows.ts";

const root = path.join(import.meta.dirname, "..");
/** A bench is ended after this time, in minutes. `HOUR` allows an hour's load, `VOLUME` millions of rows. */
const limit = (process.env["HOUR"] ?? process.env["VOLUME"] ?? process.env["TESTS"]) ? 120 : 8;

let running: ChildProcess | undefined;
/** Ends a bench and the servers that it has started: they are one process group. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group has ended.
  }
}
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    if (running) end(running, "SIGKILL");
    process.exit(1);
  });

/** Runs a command. Returns whether it succeeded. */
const succeeds = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;

const installers = {
  bench: () => succeeds("npm", "ci", "--prefix", "bench"),
  peers: () => succeeds(process.execPath, "bench/build-peers.ts"),
};
const installed = new Map<string, boolean>();

/** Installs the packages that a bench needs, once. Returns why that failed, or null. */
function missing({ needs = [] }: Bench): string | null {
  for (const need of needs) {
    const isThere = installed.get(need) ?? installers[need]();
    installed.set(need, isThere);
    if (!isThere)
      return `the packages of ${need === "bench" ? "bench/" : "bench/peers/"} could not be installed and built`;
  }
  return null;
}

/** Runs a bench in a process of its own. */
async function measure(bench: Bench, args: readonly string[]): Promise<Row> {
  console.log(
    `\n${bench.rows.length === 0 ? "" : `Row ${bench.rows.join(", ")}: `}${bench.name}: ${bench.what}`,
  );
  const begun = performance.now();
  const figures: Figure[] = [];
  const failed = missing(bench) ?? (await ended(bench, args, figures));
  if (failed !== null) console.log(`${bench.name} FAILED: ${failed}`);
  const seconds = Math.round((performance.now() - begun) / 1000);
  return {
    row: bench.rows[0] ?? 0,
    name: bench.name,
    date: new Date().toISOString(),
    seconds,
    failed,
    figures,
  };
}

/** Runs the program of a bench to its end, and collects its reports. Returns why it failed, or null. */
function ended({ name }: Bench, args: readonly string[], figures: Figure[]): Promise<string | null> {
  const child = spawn(process.execPath, [`bench/${name}.ts`, ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    detached: true,
  });
  running = child;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end(child, "SIGKILL");
  }, limit * 60_000);
  child.on("message", (sent) => figures.push(readFigure(sent)));
  return new Promise((resolve) => {
    child.once("close", (code, signal) => {
      clearTimeout(timer);
      end(child, "SIGKILL");
      if (isLate) resolve(`ended after ${limit} minutes`);
      else resolve(code === 0 ? null : `ended with ${code ?? signal}`);
    });
  });
}

const machine = (): Results["machine"] => ({
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? "unknown",
  node: process.versions.node,
  load: Number((loadavg()[0] ?? 0).toFixed(1)),
});

/** The rows of the file with these in place of earlier ones, in the order of the benches. */
const merged = (earlier: readonly Row[], seen: readonly Row[]): Row[] =>
  benches.flatMap(({ name }) => [...seen, ...earlier].find((row) => row.name === name) ?? []);

function write(results: Results): void {
  writeResults(results);
  try {
    publish(results);
  } catch (error) {
    console.log(
      `The table could not be written: ${String(error)}; mend that and run npm run bench -- publish.`,
    );
  }
}

const given = process.argv.slice(2);
const isWritten = given.includes("--write");
const [chosen, ...args] = given.filter((argument) => argument !== "--write");
const asked = chosen === undefined ? benches : benchesFor(chosen);
if (asked.length === 0) {
  for (const { name, rows, what } of [...benches, ...others])
    console.log(`${rows.join(", ").padEnd(6)} ${name.padEnd(15)} ${what}`);
  process.exitCode = 1;
} else if (!succeeds(process.execPath, "scripts/build-if-stale.ts")) process.exitCode = 1;
else {
  const rows: Row[] = [];
  const before = machine();
  const earlier = isWritten ? readResults() : { machine: before, rows: [] };
  for (const bench of asked) {
    rows.push(await measure(bench, args));
    // After each row, so that an interrupted run keeps its results.
    if (chosen === undefined) write({ machine: before, rows });
    else if (isWritten)
      write({
        machine: earlier.rows.length === 0 ? before : earlier.machine,
        rows: merged(earlier.rows, rows),
      });
  }
  const failures = rows.filter(({ failed }) => failed !== null);
  if (chosen === undefined)
    console.log(
      `\n${readFileSync(path.join(root, "bench", "README.md"), "utf8").split("<!-- results -->")[1] ?? ""}`,
    );
  for (const { name, failed } of failures) console.log(`${name}: ${failed}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
