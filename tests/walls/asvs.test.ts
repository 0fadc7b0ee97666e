import { expect, test } from "vitest";
import { missingFiles, namedFiles } from "./documentation.ts";
import { readSource } from "./modules.ts";

const page = "docs/asvs.md";
/** Requirements of each level in version 5.0.0. */
const published = { 1: 70, 2: 183, 3: 92 } as const;
const statuses = ["met", "deviates", "not applicable", "not assessed"] as const;

interface Row {
  readonly numbers: readonly string[];
  readonly level: string;
  readonly status: string;
  readonly where: string;
}

const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the chapters' tables: a number, or several that share a row. */
const rowsOf = (text: string): readonly Row[] =>
  [...text.matchAll(/^\| \d+\.\d+\.\d+.*\|$/gm)].map(([line]) => {
    const [numbers = "", level = "", , status = "", where = ""] = cellsOf(line);
    return { numbers: numbers.split(", "), level, status, where };
  });

/** Rows that name another number of cells than the tables have: a sign in a text would be taken for the end of a cell. */
const crooked = (text: string) =>
  [...text.matchAll(/^\| \d+\.\d+\.\d+.*\|$/gm)].filter(([line]) => cellsOf(line).length !== 5);

/** The table of counts, a row for each level. */
const countsIn = (text: string) =>
  [...text.matchAll(/^\| (1|2|3|all) +(?:\| \d+ +)+\|$/gm)].map(([line]) => cellsOf(line));

const countsOf = (rows: readonly Row[], level: string): readonly string[] => {
  const ofLevel = rows.filter((row) => level === "all" || row.level === level);
  const sum = (some: readonly Row[]) => some.reduce((count, { numbers }) => count + numbers.length, 0);
  const counts = statuses.map((status) => sum(ofLevel.filter((row) => row.status === status)));
  return [level, ...[...counts, sum(ofLevel)].map(String)];
};

/** Rows that say met and name no file that is there. */
const unshown = (rows: readonly Row[]) =>
  rows
    .filter(({ status }) => status === "met")
    .filter(({ where }) => namedFiles(page, where).length === 0 || missingFiles(page, where).length > 0);

const text = readSource(page);
const rows = rowsOf(text);

test("the counts of docs/asvs.md are those of its tables", () => {
  expect(crooked(text)).toEqual([]);
  expect(countsIn(text)).toEqual(["1", "2", "3", "all"].map((level) => countsOf(rows, level)));
});

test("docs/asvs.md has every requirement of the standard once, and all of levels 1 and 2 with a status", () => {
  const numbers = rows.flatMap((row) => row.numbers);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  for (const [level, count] of Object.entries(published))
    expect(rows.filter((row) => row.level === level).flatMap((row) => row.numbers)).toHaveLength(count);
  expect(rows.filter(({ status }) => !statuses.some((known) => known === status))).toEqual([]);
  expect(rows.filter(({ level, status }) => level !== "3" && status === "not assessed")).toEqual([]);
});

test("what docs/asvs.md says is met names a file or a test that is there; all else gives a reason", () => {
  expect(unshown(rows)).toEqual([]);
  expect(rows.filter(({ status, where }) => status !== "not assessed" && where === "")).toEqual([]);
});

test("the list of deviations in docs/asvs.md is that of its rows", () => {
  const [, list = ""] = /^## Deviations\n([^]*?)^## /m.exec(text) ?? [];
  const listed = [...list.matchAll(/\d+\.\d+\.\d+/g)].map(([number]) => number);
  const deviating = rows.filter(({ status }) => status === "deviates").flatMap((row) => row.numbers);
  expect(listed.toSorted()).toEqual(deviating.toSorted());
});

test("a wrong count, a number that comes twice and a file that is not there are found", () => {
  const row = "| 1.1.1 | 2 | a | met | `server/nowhere.ts` |";
  const wrong = rowsOf(
    `${row}\n| 1.1.2, 1.1.1 | 3 | b | not assessed | |\n| 1.1.3 | 1 | c | met | all of it |`,
  );
  expect(countsOf(wrong, "all")).toEqual(["all", "2", "0", "0", "2", "4"]);
  expect(wrong.flatMap(({ numbers }) => numbers)).toEqual(["1.1.1", "1.1.2", "1.1.1", "1.1.3"]);
  expect(unshown(wrong).map(({ numbers }) => numbers)).toEqual([["1.1.1"], ["1.1.3"]]);
  expect(crooked(`${row}\n| 1.1.1 | 2 | a | b | met | c |`)).toHaveLength(1);
});
