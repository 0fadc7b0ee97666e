import { describe, expect, test } from "vitest";
import { countPlaywright, countVitest, tellCommand } from "./counts.ts";

const passed = { status: "passed", fullName: "a gem opens", failureMessages: [] };
const failed = {
  status: "failed",
  fullName: "a gem is saved",
  failureMessages: ["AssertionError: \u001B[31mexpected\u001B[39m 1 to be 2\n    at save.test.ts:3:1"],
};

describe("Vitest's report", () => {
  test("Vitest's report gives the numbers of its tests, and tells each failure", () => {
    const file = { name: "tests/save.test.ts", status: "failed", message: "" };
    const testResults = [{ ...file, assertionResults: [passed, failed] }];
    expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
      passed: 1,
      failed: 1,
      failures: [
        "tests/save.test.ts › a gem is saved\n    AssertionError: expected 1 to be 2\n        at save.test.ts:3:1",
      ],
    });
  });

  test("a file that Vitest could not load counts as a failure", () => {
    const file = { name: "tests/save.test.ts", status: "failed", message: "SyntaxError: Unexpected end" };
    const testResults = [{ ...file, assertionResults: [] }];
    expect(countVitest({ numPassedTests: 5, numFailedTests: 0, testResults })).toEqual({
      passed: 5,
      failed: 1,
      failures: ["tests/save.test.ts\n    SyntaxError: Unexpected end"],
    });
  });

  test("a file whose hook failed counts as a failure", () => {
    const file = { name: "tests/save.test.ts", status: "failed", message: "" };
    const testResults = [{ ...file, assertionResults: [passed, { ...passed, status: "skipped" }] }];
    expect(countVitest({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({
      passed: 1,
      failed: 1,
      failures: ["tests/save.test.ts\n    failed outside of its tests"],
    });
  });

  test("of a long error only the beginning is told", () => {
    const long = { ...failed, failureMessages: [`${"line\n".repeat(40)}${"x".repeat(9000)}`] };
    const testResults = [{ name: "a.test.ts", status: "failed", message: "", assertionResults: [long] }];
    const [failure = ""] = countVitest({ numPassedTests: 0, numFailedTests: 1, testResults }).failures;
    expect(failure.split("\n")).toHaveLength(16);
    const wide = { ...failed, failureMessages: ["x".repeat(9000)] };
    const other = [{ name: "a.test.ts", status: "failed", message: "", assertionResults: [wide] }];
    const { failures } = countVitest({ numPassedTests: 0, numFailedTests: 1, testResults: other });
    expect(failures.join("").length).toBeLessThan(1600);
  });
});

describe("Playwright's report", () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 2 };
  const specOf = (title: string, status: string, message: string) => ({
    title,
    tests: [{ projectName: "phone", status, results: [{ errors: [{ message }] }] }],
  });

  test("Playwright's report gives the numbers of its tests without the skipped ones", () => {
    const suites = [{ title: "map.spec.ts", specs: [specOf("the map zooms", "expected", "")] }];
    expect(countPlaywright({ stats, suites, errors: [] })).toEqual({ passed: 3, failed: 0, failures: [] });
  });

  test("a flaky Playwright test and an error outside of tests count as failures", () => {
    const inner = { title: "on a phone", specs: [specOf("the map zooms", "flaky", "Error: 2")] };
    const suites = [{ title: "map.spec.ts", specs: [], suites: [inner] }];
    const errors = [{ message: "Error: no server" }];
    expect(countPlaywright({ stats: { ...stats, flaky: 1 }, suites, errors })).toEqual({
      passed: 3,
      failed: 2,
      failures: [
        "[phone] › map.spec.ts › on a phone › the map zooms (flaky)\n    Error: 2",
        "outside of tests\n    Error: no server",
      ],
    });
  });
});

test("a failed command is told with the last lines of its output", () => {
  const output = Array.from({ length: 40 }, (_, line) => `line ${line + 1}\n\n`).join("");
  const [name, ...lines] = tellCommand("npm run lint", output).split("\n");
  expect(name).toBe("npm run lint");
  expect(lines).toEqual(Array.from({ length: 15 }, (_, line) => `    line ${line + 26}`));
});
