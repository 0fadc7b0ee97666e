import { expect, test } from "vitest";
import { guessCodes, stuffCredentials } from "./guesses.ts";
import { besiege } from "./siege.ts";

test("25 codes are looked at for an address in an hour, and guessing at many raises an alarm (docs/security.md row 2)", async () => {
  const { maxLookedAt, alarms } = await guessCodes(300, 10, 50);
  expect(maxLookedAt).toBe(25);
  // Ten addresses with 25 each pass 200 once.
  expect(alarms).toBe(1);
});

test("stuffing: 25 passwords are looked at for an account in an hour, and the owner gets in (docs/security.md row 3)", async () => {
  const { maxOnAccount, maxFromNetwork, ownerVisits, ownerRefused } = await stuffCredentials(120);
  expect(maxOnAccount).toBeGreaterThanOrEqual(10);
  expect(maxOnAccount).toBeLessThanOrEqual(25);
  expect(maxFromNetwork).toBeLessThanOrEqual(20);
  expect([ownerVisits, ownerRefused]).toEqual([20, 0]);
});

test("a siege: 25 passwords looked at in any hour, a minute told at most, the owner in by known browser and by reset", async () => {
  const siege = await besiege(600, 100);
  expect(siege.maxLookedAt).toBe(25);
  expect(siege.longestWait).toBeLessThanOrEqual(60);
  expect([siege.knownVisits, siege.knownRefused]).toEqual([20, 0]);
  expect(siege.refusedAfterReset).toBe(0);
  expect(siege.waitedAfterwards).toBeLessThanOrEqual(60);
});
