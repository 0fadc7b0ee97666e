/**
 * `npm test`: builds if needed, then runs every check and every test. At the end each failure is told again, because
 * nobody searches thousands of lines; the last line counts the passed and the failed ones. A check that is not a test
 * runner counts as one. The exit code is 1 if anything failed, or if a runner ran nothing.
 *
 * `npm run check`: format, lint, types, unused code, and the tests that need neither a build nor a database, in the same way.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { countPlaywright, countVitest, tellCommand, type Count } from "./support/counts.ts";

const root = path.join(import.meta.dirname, "..");
const reports = path.join(root, "artefacts", "reports");
const bins = path.join(root, "node_modules", ".bin");

/**
 * Every child process uses the same Node as this file. Debian keeps nginx, HAProxy and PgBouncer where the PATH of an
 * ordinary user does not lead.
 */
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [path.dirname(process.execPath), bins, process.env["PATH"], "/usr/sbin"].join(path.delimiter),
};
delete environment["NODE_ENV"];

/** A part of the run. Alone it prints its output at once, otherwise at its end. */
type Step = (isAlone: boolean) => Promise<Count>;

/**
 * Runs a script of package.json or a command of node_modules/.bin, and prints how long it took. Returns its exit
 * code and its output.
 */
function run(
  command: string,
  isAlone: boolean,
  extra: NodeJS.ProcessEnv = {},
): Promise<{ readonly code: number; readonly output: string }> {
  const begun = performance.now();
  const said: (Buffer | string)[] = [];
  const say = (text: Buffer | string) => {
    said.push(text);
    if (isAlone) process.stdout.write(text);
  };
  say(`\n> ${command}\n`);
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...environment, ...extra },
    });
    child.stdout.on("data", say);
    child.stderr.on("data", say);
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on("SIGINT", pass).on("SIGTERM", pass);
    const end = (code: number | null) => {
      process.off("SIGINT", pass).off("SIGTERM", pass);
      const output = said.join("");
      say(`(${((performance.now() - begun) / 1000).toFixed(1)} s)\n`);
      if (!isAlone) for (const text of said) process.stdout.write(text);
      resolve({ code: code ?? 1, output });
    };
    child.on("error", () => end(1)).on("close", end);
  });
}

const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")),
);

/** One of package.json's scripts as one test. */
function check(script: string): Step {
  return async (isAlone) => {
    const command = scripts[script];
    if (command === undefined) throw new Error(`package.json has no script ${script}`);
    const { code, output } = await run(command, isAlone);
    return code === 0
      ? { passed: 1, failed: 0, failures: [] }
      : { passed: 0, failed: 1, failures: [tellCommand(`npm run ${script}`, output)] };
  };
}

/** A test runner. Its report is read afterwards; a runner that fails in another way counts as one failure. */
function runner(
  command: string,
  report: string,
  read: (report: unknown) => Count,
  extra: NodeJS.ProcessEnv = {},
): Step {
  return async (isAlone) => {
    rmSync(report, { force: true });
    const { code, output } = await run(command, isAlone, extra);
    const count = existsSync(report)
      ? read(JSON.parse(readFileSync(report, "utf8")))
      : { passed: 0, failed: 0, failures: [] };
    const ranNothing = count.passed + count.failed === 0;
    if (count.failed > 0 || (code === 0 && !ranNothing)) return count;
    const reason = ranNothing ? "it ran no test" : `exit code ${code}`;
    return { ...count, failed: 1, failures: [tellCommand(`${command}: ${reason}`, output)] };
  };
}

function vitest(...projects: readonly string[]): Step {
  const report = path.join(reports, `${projects.join("-")}.json`);
  const chosen = projects.map((project) => `--project=${project}`).join(" ");
  const command = `vitest run ${chosen} --reporter=default --reporter=json --outputFile.json=${path.relative(root, report)}`;
  return runner(command, report, countVitest);
}

function playwright(): Step {
  const report = path.join(reports, "playwright.json");
  return runner("playwright test --reporter=list,json", report, countPlaywright, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
}

/** Stages run one after the other; the lanes of a stage run in parallel, the steps of a lane in order. */
type Stage = readonly (readonly Step[])[];

// The type-aware lint rules need the types that the type check generates.
const checkTexts = [check("format:check"), check("typecheck"), check("lint")];
const stages: Readonly<Record<"all" | "check", readonly Stage[]>> = {
  all: [
    [[check("build"), check("unused")], checkTexts],
    [[vitest("pure", "contracts", "product")]],
    [[playwright()]],
    [[vitest("engines")]],
  ],
  check: [[checkTexts, [vitest("pure"), check("unused")]]],
};

mkdirSync(reports, { recursive: true });
const begun = performance.now();
let passed = 0;
let failed = 0;
const failures: string[] = [];
for (const stage of process.argv[2] === "check" ? stages.check : stages.all) {
  const lanes = stage.map(async (steps) => {
    for (const step of steps) {
      const count = await step(stage.length === 1);
      passed += count.passed;
      failed += count.failed;
      failures.push(...count.failures);
    }
  });
  await Promise.all(lanes);
}
/** More failures than this have one cause. */
const mostFailures = 30;
for (const failure of failures.slice(0, mostFailures)) process.stdout.write(`\nFAILED ${failure}\n`);
process.stdout.write(`\nIn ${((performance.now() - begun) / 1000).toFixed(0)} s:\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
