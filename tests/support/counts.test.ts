import { describe, expect, test } from "vitest";
import { countPlaywright, countVitest } from "./counts.ts";

describe("Vitest's report", () => {
  test("Vitest's report gives the numbers of its tests", () => {
    const testResults = [{ status: "failed", assertionResults: [{}, {}] }];
    expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  test("a file that Vitest could not load counts as a failure", () => {
    const testResults = [{ status: "failed", assertionResults: [] }];
    expect(countVitest({ numPassedTests: 5, numFailedTests: 0, testResults })).toEqual({
      passed: 5,
      failed: 1,
    });
  });
});

describe("Playwright's report", () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 2 };

  test("Playwright's report gives the numbers of its tests without the skipped ones", () => {
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 0 });
  });

  test("a flaky Playwright test and an error outside of tests count as failures", () => {
    expect(countPlaywright({ stats: { ...stats, flaky: 1 }, errors: [{}] })).toEqual({
      passed: 3,
      failed: 2,
    });
  });
});
