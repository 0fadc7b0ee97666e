/**
 * `npm run bench` measures every row of the scoreboard, `npm run bench -- NAME` one row; an unknown name lists them.
 * Further arguments go to the bench. The exit code is 1 if a bench failed or missed its own bar.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";

/** The benches, each a file of this folder, with the rows of bench/README.md that it measures. */
const benches: Readonly<Record<string, string>> = {
  "first-view": "rows 1, 2 and 4: the home page over a slow line, against bare HTML",
  weight: "row 3: the scripts of a first view",
  lighthouse: "row 5: Lighthouse on every visitor page (installs it first)",
  interactions: "row 6: layout shift and the longest interaction on a slow processor",
  throughput: "rows 7, 12 and 13: pages a second, memory, time to start",
  "signed-in": "row 8: pages for somebody signed in",
  documents: "rows 9 and 10: reads and writes of documents, against raw SQLite",
  reviews: "row 9: a page of reviews with 10 and with 100,000",
  "review-writers": "reviews a second by many writers of one gem and of a gem each, on PostgreSQL",
  "sign-ins": "row 11: visitors' pages while people sign in",
  bodies: "bodies of every shape at every address: processor time of each",
  dev: "row 14: the development server, from its start to an edit that shows",
  "row-sizes": "bytes of a row on PostgreSQL, with its indexes",
  growth: "row 15: many gems, people and reviews; --users 1000000 --reviews 1000000",
};

/** Commands without a measurement. */
const others: Readonly<Record<string, string>> = {
  chart: "draws the README's chart from bench/compared.json",
};

const root = path.join(import.meta.dirname, "..");

/** Runs a command. Returns whether it succeeded. */
const succeeds = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;

/** Runs one bench. Returns whether it succeeded. */
function bench(name: string, args: readonly string[]): boolean {
  console.log(`\n${name}: ${benches[name] ?? others[name]}`);
  const isReady = name !== "lighthouse" || succeeds("npm", "ci", "--prefix", "bench");
  return isReady && succeeds(process.execPath, `bench/${name}.ts`, ...args);
}

const [name, ...args] = process.argv.slice(2);
if (name === undefined || name in benches || name in others) {
  const chosen = name === undefined ? Object.keys(benches) : [name];
  const isBuilt = succeeds(process.execPath, "scripts/build-if-stale.ts");
  const missed = isBuilt ? chosen.filter((each) => !bench(each, args)) : chosen;
  process.exitCode = missed.length === 0 ? 0 : 1;
} else {
  for (const [each, does] of Object.entries({ ...benches, ...others }))
    console.log(`${each.padEnd(14)} ${does}`);
  process.exitCode = 1;
}
