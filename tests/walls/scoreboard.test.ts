import { describe, expect, test } from "vitest";
import { barChart } from "../../bench/scoreboard/chart.ts";
import { measures } from "../../bench/scoreboard/goals.ts";
import { chart, page, published, resultsIn } from "../../bench/publish.ts";
import { figureOf, readResults, summarize } from "../../bench/scoreboard/results.ts";
import { benches } from "../../bench/rows.ts";
import { readSource, sourceFiles } from "./modules.ts";

/** A page's text as its words: the formatter aligns tables. */
const words = (text: string) =>
  text
    .replaceAll(/-{3,}|\s+/g, " ")
    .replaceAll(/ +/g, " ")
    .trim();

const results = readResults();

test("the table is that of the results file", () => {
  expect(words(resultsIn(readSource(page)))).toBe(words(published(results)));
});

test("the chart is drawn from the results file", () => {
  expect(readSource(chart)).toBe(barChart(results));
});

test("every bench of the scoreboard has its file, and every row a bench", () => {
  const files = new Set(sourceFiles(".ts"));
  expect(benches.filter(({ name }) => !files.has(`bench/${name}.ts`))).toEqual([]);
  const rows = new Set(benches.flatMap((bench) => bench.rows));
  expect(Object.values(measures).filter(({ row }) => !rows.has(row))).toEqual([]);
});

describe("a figure of the scoreboard", () => {
  test("the median of an even number of rounds lies between the two in the middle", () => {
    expect(summarize([4, 1, 3, 2])).toEqual({ median: 2.5, low: 1, high: 4, rounds: 4 });
  });

  test("rounds without a measurement are refused", () => {
    expect(() => summarize([])).toThrow(RangeError);
    expect(() => summarize([1, Number.NaN])).toThrow(RangeError);
  });

  test("a goal beside the floor is compared by the ratio of the medians", () => {
    const { goals } = figureOf("first-paint", { product: [110, 90, 100], floor: [100] });
    expect(goals).toEqual([{ goal: "at most ×1.2 of the floor", ratio: 1, held: true }]);
    expect(figureOf("first-paint", { product: [121], floor: [100] }).goals[0]?.held).toBe(false);
  });

  test("a goal for every round is not held when one round misses it", () => {
    expect(figureOf("lighthouse", { product: [100, 98, 100] }).goals[0]?.held).toBe(false);
    expect(figureOf("lighthouse", { product: [100, 99, 100] }).goals[0]?.held).toBe(true);
  });

  test("a goal beside a peer that was not measured is neither held nor missed", () => {
    expect(figureOf("heart-answers", { product: [1000] }).goals[0]).toMatchObject({
      ratio: null,
      held: null,
    });
  });
});
