import * as v from "valibot";

/** The numbers of passed and failed tests; skipped tests count as neither. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
});

/** Reads Vitest's JSON report. A file that could not be loaded has no tests and counts as one failure. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = v.parse(vitestReport, report);
  const unloaded = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
});

/** Reads Playwright's JSON report. Errors outside of tests and tests that passed only on a retry count as failures. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = v.parse(playwrightReport, report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
