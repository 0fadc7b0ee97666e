import { expect, test } from "vitest";
import { guessCodes, stuffCredentials } from "./guesses.ts";
import { besiege } from "./siege.ts";

test("25 codes are checked for an email address in an hour, and guessing at many addresses logs a warning (docs/security.md row 2)", async () => {
  const { maxLookedAt, alarms } = await guessCodes(300, 10, 50);
  expect(maxLookedAt).toBe(25);
  // Ten addresses with 25 guesses each pass the threshold of 200 once.
  expect(alarms).toBe(1);
});

test("under credential stuffing 25 passwords are checked for an account in an hour, and the owner can sign in (docs/security.md row 3)", async () => {
  const { maxOnAccount, maxFromNetwork, ownerVisits, ownerRefused } = await stuffCredentials(120);
  expect(maxOnAccount).toBeGreaterThanOrEqual(10);
  expect(maxOnAccount).toBeLessThanOrEqual(25);
  expect(maxFromNetwork).toBeLessThanOrEqual(20);
  expect([ownerVisits, ownerRefused]).toEqual([20, 0]);
});

test("under continuous guessing 25 passwords are checked in any hour, waits stay within a minute, and the owner can sign in", async () => {
  const siege = await besiege(600, 100);
  expect(siege.maxLookedAt).toBe(25);
  expect(siege.longestWait).toBeLessThanOrEqual(60);
  expect([siege.knownVisits, siege.knownRefused]).toEqual([20, 0]);
  expect(siege.refusedAfterReset).toBe(0);
  expect(siege.waitedAfterwards).toBeLessThanOrEqual(60);
});
