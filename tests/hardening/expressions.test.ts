import { describe, expect, test } from "vitest";
import { expressions, tryOn } from "./expressions.ts";

describe("no regular expression takes more than linear time (docs/security.md row 26)", () => {
  test("all regular expressions of the product are found", () =>
    expect(expressions.length).toBeGreaterThan(40));

  test.each(expressions)("the regular expression at %s takes linear time", (_at, source, flags) => {
    expect(() => tryOn(source, flags, 200_000)).not.toThrow();
  });

  test("a regular expression that takes more than linear time is reported", () => {
    expect(() => tryOn("(a+)+$", "", 60, 50)).toThrow(/timed out/);
  });
});
