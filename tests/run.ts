/**
 * `npm test`: builds if needed, then runs every check and every test in order. The last line says how many passed
 * and failed; a check that is no test runner counts as one. The exit code is 1 if anything failed, or if a runner
 * ran nothing.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { countPlaywright, countVitest, type Count } from "./support/counts.ts";

const root = path.join(import.meta.dirname, "..");
const reports = path.join(root, "artefacts", "reports");
const bins = path.join(root, "node_modules", ".bin");

/** Every child runs on the Node that runs this file, whichever one the system would offer. */
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [path.dirname(process.execPath), bins, process.env["PATH"]].join(path.delimiter),
};
delete environment["NODE_ENV"];

/** Runs a command of package.json's scripts or of node_modules/.bin; answers its exit code. */
function run(command: string, extra: NodeJS.ProcessEnv = {}): Promise<number> {
  process.stdout.write(`\n> ${command}\n`);
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...environment, ...extra },
    });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on("SIGINT", pass).on("SIGTERM", pass);
    child.on("error", () => resolve(1));
    child.on("close", (code) => {
      process.off("SIGINT", pass).off("SIGTERM", pass);
      resolve(code ?? 1);
    });
  });
}

const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")),
);

/** One of package.json's scripts as one test. */
async function check(script: string): Promise<Count> {
  const command = scripts[script];
  const passed = command !== undefined && (await run(command)) === 0;
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A test runner; its report is read afterwards, and a runner that fails in another way counts as one failure. */
async function runner(
  command: string,
  reportName: string,
  read: (report: unknown) => Count,
  extra: NodeJS.ProcessEnv = {},
): Promise<Count> {
  const report = path.join(reports, reportName);
  rmSync(report, { force: true });
  const code = await run(command, extra);
  const count = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0 };
  const ranNothing = count.passed + count.failed === 0;
  if (ranNothing) process.stdout.write(`${command} ran no test.\n`);
  const failedOtherwise = count.failed === 0 && (code !== 0 || ranNothing);
  return failedOtherwise ? { ...count, failed: 1 } : count;
}

mkdirSync(reports, { recursive: true });
const vitestReport = path.join("artefacts", "reports", "vitest.json");
const playwrightReport = path.join(reports, "playwright.json");
const steps: readonly (() => Promise<Count>)[] = [
  () => check("build"),
  () => check("format:check"),
  () => check("lint"),
  () => check("typecheck"),
  () => check("check:pictures"),
  () =>
    runner(
      `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
      "vitest.json",
      countVitest,
    ),
  () =>
    runner("playwright test --reporter=list,json", "playwright.json", countPlaywright, {
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    }),
];

let passed = 0;
let failed = 0;
for (const step of steps) {
  const count = await step();
  passed += count.passed;
  failed += count.failed;
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
