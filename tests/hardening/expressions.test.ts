import { describe, expect, test } from "vitest";
import { expressions, tryOn } from "./expressions.ts";

describe("no regular expression takes more than linear time (docs/security.md row 26)", () => {
  test("all of them are found", () => expect(expressions.length).toBeGreaterThan(40));

  test.each(expressions)("%s", (_at, source, flags) => {
    expect(() => tryOn(source, flags, 200_000)).not.toThrow();
  });

  test("one that does is told", () => {
    expect(() => tryOn("(a+)+$", "", 60, 50)).toThrow(/timed out/);
  });
});
