import { expect, test } from "vitest";
import { guessCodes, stuffCredentials } from "./guesses.ts";

test("25 codes are looked at for an address in an hour, and guessing at many raises an alarm (hardening row 2)", async () => {
  const { mostLookedAt, alarms } = await guessCodes(300, 10, 50);
  expect(mostLookedAt).toBe(25);
  // Ten addresses with 25 each pass 200 once.
  expect(alarms).toBe(1);
});

test("stuffing: ten passwords are looked at for an account in its window, and the owner gets in (hardening row 3)", async () => {
  const { mostOnAccount, mostFromNetwork, ownerVisits, ownerRefused } = await stuffCredentials(120);
  // Our quarters of an hour need not be the limit's: at most two of its windows lie in one of ours.
  expect(mostOnAccount).toBeGreaterThanOrEqual(10);
  expect(mostOnAccount).toBeLessThanOrEqual(20);
  expect(mostFromNetwork).toBeLessThanOrEqual(20);
  expect([ownerVisits, ownerRefused]).toEqual([20, 0]);
});
