import { expect, test } from "vitest";
import { anySeed, cutAndReturn } from "./waiting-hearts.ts";

test("no press of a heart is lost, sent twice, claimed too early or sent for another person when the line is cut and comes back", async () => {
  expect(await cutAndReturn(20, anySeed())).toEqual([]);
});
