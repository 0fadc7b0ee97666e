/**
 * Writes the figures of the results file into bench/README.md and README.md, and draws the charts. Run: npm run bench
 * -- publish
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { barChart, goalChart } from "./chart.ts";
import { readResults, type Results } from "./results.ts";
import { conditions, scoreboardTable, shortTable } from "./table.ts";

const root = path.join(import.meta.dirname, "..");
const marks = { begin: "<!-- results -->", end: "<!-- end of results -->" };

/**
 * A page with the text between its two marks replaced.
 * @throws Error when the page has no such marks.
 */
function withResults(page: string, text: string): string {
  const [before, rest] = page.split(marks.begin);
  const after = rest?.split(marks.end)[1];
  if (before === undefined || after === undefined) throw new Error(`The page lacks ${marks.begin}.`);
  return `${before}${marks.begin}\n\n${text}\n\n${marks.end}${after}`;
}

/** The text between the two marks of a page. */
export const resultsIn = (page: string): string =>
  page.split(marks.begin)[1]?.split(marks.end)[0]?.trim() ?? "";

/** The text between the marks of each page. */
export const published: Readonly<Record<string, (results: Results) => string>> = {
  "bench/README.md": (results) => `${conditions(results)}\n\n${scoreboardTable(results)}`,
  "README.md": (results) => `${conditions(results)}\n\n${shortTable(results)}`,
};

/** The charts, by file. */
export const charts: Readonly<Record<string, (results: Results) => string>> = {
  "docs/images/compared.svg": barChart,
  "docs/images/goals.svg": goalChart,
};

/** Writes tables and charts. */
export function publish(results: Results): void {
  for (const [page, text] of Object.entries(published)) {
    const file = path.join(root, page);
    writeFileSync(file, withResults(readFileSync(file, "utf8"), text(results)));
  }
  for (const [file, draw] of Object.entries(charts)) writeFileSync(path.join(root, file), draw(results));
  const formatter = path.join(root, "node_modules", ".bin", "oxfmt");
  spawnSync(formatter, [...Object.keys(published), "bench/results.json"], { cwd: root, stdio: "inherit" });
}

if (process.argv[1] === import.meta.filename) publish(readResults());
