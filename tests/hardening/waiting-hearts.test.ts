import { expect, test } from "vitest";
import { cutAndReturn } from "./waiting-hearts.ts";

/** The same plans in each run, so that a failure comes again; `npm run harden` tries others. */
const seed = 700270628;

test("no press of a heart is lost, sent twice, claimed too early or sent for another person when the line is cut and comes back", async () => {
  expect(await cutAndReturn(20, seed)).toEqual([]);
});
