import { expect, test } from "vitest";
import { beginsBefore, endsAhead, isWithin } from "../../../domain/base/stored-times.ts";

const [now, length] = [1_000_000, 1000];

test.each([
  [now, false],
  [now + 1, true],
  [now + length, true],
  [now + 2 * length, true],
  [now + 2 * length + 1, false],
])("an end at %i counts: %s", (end, counts) => {
  expect(isWithin(end, endsAhead(now, length))).toBe(counts);
});

test.each([
  [now - length, false],
  [now - length + 1, true],
  [now, true],
  [now + length, true],
  [now + length + 1, false],
])("a beginning at %i counts: %s", (beginning, counts) => {
  expect(isWithin(beginning, beginsBefore(now, length))).toBe(counts);
});
