import { expect, test } from "vitest";
import { readOpener, type LightboxState } from "../../app/prints/lightbox-history.ts";

test("the opener is the photo whose link made the history entry", () => {
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
])("%j was made by no link of ours", (state) => {
  expect(readOpener(state)).toBeNull();
});
