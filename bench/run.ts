/**
 * `npm run bench -- NAME` builds if needed and measures one thing; without a name, or with an unknown one, it lists them.
 * What follows the name goes to the bench.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";

/** Every bench, a file of this folder, with the rows of README.md that it measures. */
const benches: Readonly<Record<string, string>> = {
  "first-view": "rows 1, 2 and 4: the home page over a slow line, against bare HTML",
  weight: "row 3: the scripts of a first view",
  lighthouse: "row 5: Lighthouse on every visitor page (installs it first)",
  interactions: "row 6: layout shift and the longest interaction on a slow processor",
  throughput: "rows 7, 12 and 13: pages a second, memory, time to start",
  "signed-in": "row 8: pages for somebody signed in",
  documents: "rows 9 and 10: reads and writes of documents, against raw SQLite",
  reviews: "row 9: a page of reviews with 10 and with 100,000",
  "sign-ins": "row 11: visitors' pages while people sign in",
  growth: "row 15: many gems, people and reviews; --users 1000000 --reviews 1000000",
};

const root = path.join(import.meta.dirname, "..");

/** Runs a command and ends this process with it if it fails. */
function run(command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const [name = "", ...args] = process.argv.slice(2);
if (name in benches) {
  if (name === "lighthouse") run("npm", "ci", "--prefix", "bench");
  run(process.execPath, "scripts/build-if-stale.ts");
  run(process.execPath, `bench/${name}.ts`, ...args);
} else {
  for (const [each, measures] of Object.entries(benches)) console.log(`${each.padEnd(14)} ${measures}`);
  process.exitCode = 1;
}
