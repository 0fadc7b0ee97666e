import { expect, test } from "vitest";
import type { Row } from "./row.ts";
import { runRows } from "./run-rows.ts";

const row = (name: string, run: Row["run"], lacks?: Row["lacks"]): Row => ({
  name,
  shows: "a row",
  run,
  ...(lacks !== undefined && { lacks }),
});
const line = (passed: boolean) => () => Promise.resolve([{ figure: "1", bar: "1", passed }]);
const reached = row("reached", line(true));
const lacking = row("lacking", line(true), () => "no nginx");

async function told(rows: readonly Row[], mayLeaveOut = true) {
  const texts: string[] = [];
  const passed = await runRows({ rows, args: [], mayLeaveOut, write: (text) => void texts.push(text) });
  return { passed, last: texts.at(-1), text: texts.join("\n") };
}

test("a run whose figures all reach their bars passes, and tells that nothing was left out", async () => {
  const { passed, last, text } = await told([reached, reached]);
  expect([passed, last]).toEqual([true, "2 passed, 0 failed"]);
  expect(text).toContain("left out: none");
});

test.each<[string, Row]>([
  ["misses its bar", row("missed", line(false))],
  ["does not run to its end", row("broken", () => Promise.reject(new Error("no server")))],
])("a run with a row that %s fails, and runs the rows after it", async (_, bad) => {
  const { passed, last } = await told([bad, reached]);
  expect([passed, last]).toEqual([false, "1 passed, 1 failed"]);
});

test("a row that lacks a program is left out and named, and fails where it was asked for by its name", async () => {
  const all = await told([lacking, reached]);
  expect([all.passed, all.last]).toEqual([true, "1 passed, 0 failed"]);
  expect(all.text).toContain("left out: lacking (no nginx)");
  expect(await told([lacking], false)).toMatchObject({ passed: false, last: "0 passed, 1 failed" });
});
