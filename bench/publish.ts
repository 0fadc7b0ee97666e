/**
 * Writes the figures of the results file into bench/README.md, and draws the chart. Run: npm run bench -- publish
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { barChart } from "./scoreboard/chart.ts";
import { readResults, type Results } from "./scoreboard/results.ts";
import { conditions, scoreboardTable } from "./scoreboard/table.ts";

const root = path.join(import.meta.dirname, "..");
const marks = { begin: "<!-- results -->", end: "<!-- end of results -->" };

/**
 * A page with the text between its two marks replaced.
 * @throws Error when the page has no such marks.
 */
function replaceResults(text: string, results: string): string {
  const [before, rest] = text.split(marks.begin);
  const after = rest?.split(marks.end)[1];
  if (before === undefined || after === undefined) throw new Error(`The page lacks ${marks.begin}.`);
  return `${before}${marks.begin}\n\n${results}\n\n${marks.end}${after}`;
}

/** The text between the two marks of a page. */
export const resultsIn = (text: string): string =>
  text.split(marks.begin)[1]?.split(marks.end)[0]?.trim() ?? "";

/** The page with the table, and what is between its marks. */
export const page = "bench/README.md";
export const published = (results: Results): string =>
  `${conditions(results)}\n\n${scoreboardTable(results)}`;

/** The chart, for this page and README.md. */
export const chart = "docs/images/compared.svg";

/** Writes the table and the chart. */
export function publish(results: Results): void {
  const file = path.join(root, page);
  writeFileSync(file, replaceResults(readFileSync(file, "utf8"), published(results)));
  writeFileSync(path.join(root, chart), barChart(results));
  const formatter = path.join(root, "node_modules", ".bin", "oxfmt");
  spawnSync(formatter, [page], { cwd: root, stdio: "inherit" });
}

if (process.argv[1] === import.meta.filename) publish(readResults());
