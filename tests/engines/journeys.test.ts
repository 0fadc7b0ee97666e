import { expect, test } from "vitest";
import { allJourneys } from "./journeys/all.ts";
import { withoutPopovers } from "./journeys/older.ts";

test("each journey has a name of its own, by which its pictures are kept", () => {
  const names = [...allJourneys, ...withoutPopovers].map(({ name }) => name.replace(/\W+/g, "-"));
  expect(new Set(names).size).toBe(names.length);
});
