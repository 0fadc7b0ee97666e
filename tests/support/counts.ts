import { stripVTControlCharacters } from "node:util";
import * as v from "valibot";

/** The result of a test runner. */
export interface Count {
  /** The numbers of passed and failed tests; skipped tests count as neither. */
  readonly passed: number;
  readonly failed: number;
  /** Each failure in a few lines: where, and the first lines of its error. */
  readonly failures: readonly string[];
}

const longestError = { lines: 15, characters: 1500 };

/** A failure in a few lines. An error can hold a whole page, so only its beginning is told. */
function tell(name: readonly string[], error: string): string {
  const lines = stripVTControlCharacters(error).trim().slice(0, longestError.characters).split("\n");
  return [
    name.filter((part) => part !== "").join(" › "),
    ...lines.slice(0, longestError.lines).map((line) => `    ${line}`),
  ].join("\n");
}

/** The failure of a command, told with the last lines of its output. */
export function tellCommand(name: string, output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  return tell([name], lines.slice(-longestError.lines).join("\n"));
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});

/**
 * Reads Vitest's JSON report. A file that failed without a failed test counts as one failure: it could not be loaded, or
 * one of its hooks failed.
 */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = v.parse(vitestReport, report);
  const otherwise = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => tell([name, fullName], failureMessages.join("\n"))),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + otherwise.length,
    failures: [
      ...failed,
      ...otherwise.map(({ name, message }) => tell([name], message || "failed outside of its tests")),
    ],
  };
}

const error = v.object({ message: v.optional(v.string(), "") });

const spec = v.object({
  title: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(v.object({ errors: v.array(error) })),
    }),
  ),
});

interface Suite {
  readonly title: string;
  readonly specs: readonly v.InferOutput<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  suites: v.array(suite),
  errors: v.array(error),
});

function failuresOf({ title, specs, suites = [] }: Suite, outer: readonly string[]): readonly string[] {
  const names = [...outer, title];
  const own = specs.flatMap((tried) =>
    tried.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, status, results }) =>
        tell(
          [`[${projectName}]`, ...names, `${tried.title}${status === "flaky" ? " (flaky)" : ""}`],
          results
            .flatMap(({ errors }) => errors)
            .map(({ message }) => message)
            .join("\n"),
        ),
      ),
  );
  return [...own, ...suites.flatMap((inner) => failuresOf(inner, names))];
}

/** Reads Playwright's JSON report. Errors outside of tests and tests that passed only on a retry count as failures. */
export function countPlaywright(report: unknown): Count {
  const { stats, suites, errors } = v.parse(playwrightReport, report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...suites.flatMap((file) => failuresOf(file, [])),
      ...errors.map(({ message }) => tell(["outside of tests"], message)),
    ],
  };
}
