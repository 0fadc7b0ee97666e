import { expect, test } from "vitest";
import { readOpener, type LightboxState } from "../../app/prints/lightbox-history.ts";

test("the lightbox's opener is the photo whose link created the history entry", () => {
  const state: LightboxState = { opener: 7 };
  expect(readOpener(state)).toBe(7);
});

test.each([
  undefined,
  null,
  7,
  "opener",
  [],
  {},
  { opener: "7" },
  { opener: null },
  { opener: 1.5 },
  { opener: NaN },
])("a history state %j has no opener", (state) => {
  expect(readOpener(state)).toBeNull();
});
