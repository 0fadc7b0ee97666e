import { describe, expect, test } from "vitest";
import { mayCheckPassword, type PasswordCheck } from "../../../domain/site/password-checks.ts";

const minute = 60_000;
const hour = 60 * minute;
const noon = 12 * hour;

/** Lets addresses guess in turn; each waits as long as its refusal says. Returns the checks until `end`. */
function guessing(addresses: readonly string[], end: number, kept: readonly PasswordCheck[] = []) {
  const checks = [...kept];
  const from = Math.max(noon, ...kept.map(({ at }) => at));
  for (let now = from; now < end; now += 1000)
    for (const address of addresses)
      if (mayCheckPassword(checks, { address, now }).ok) checks.push({ address, at: now });
  return checks;
}

const networks = (count: number) => Array.from({ length: count }, (_, n) => `network ${n}`);

describe("whether a password may be checked (decision 21)", () => {
  test("one network gets ten password checks an hour, and an address new to the account does not wait for them", () => {
    const checks = guessing(["stranger"], noon + hour);
    expect(checks).toHaveLength(10);
    for (let now = noon; now < noon + hour; now += minute)
      expect(
        mayCheckPassword(
          checks.filter(({ at }) => at <= now),
          { address: "owner", now },
        ).ok,
      ).toBe(true);
  });

  test("eight networks that take turns in the best way leave one password check for the owner", () => {
    const first = guessing(["network 0"], noon + 20 * minute);
    const all = guessing(networks(8), noon + hour, first);
    expect(all).toHaveLength(24);
    expect(mayCheckPassword(all, { address: "owner", now: noon + hour - 1 }).ok).toBe(true);
  });

  test("a thousand networks get twenty-five password checks in any hour, and no wait is longer than a minute", () => {
    const checks: PasswordCheck[] = [];
    const waits: number[] = [];
    for (let n = 0; n < 30_000; n += 1) {
      const guess = { address: `network ${n % 1000}`, now: noon + n * 360 };
      const may = mayCheckPassword(checks, guess);
      if (may.ok) checks.push({ address: guess.address, at: guess.now });
      else waits.push(may.refusal);
    }
    for (const { at: from } of checks)
      expect(checks.filter(({ at }) => at >= from && at < from + hour).length).toBeLessThanOrEqual(25);
    expect(checks.length).toBeGreaterThanOrEqual(75);
    expect(Math.max(...waits)).toBe(minute);
  });

  test("password checks older than an hour do not count, nor do those from before the clock was set back", () => {
    const old = Array.from({ length: 25 }, (_, n) => ({ address: `network ${n}`, at: noon }));
    const may = (now: number) => mayCheckPassword(old, { address: "owner", now }).ok;
    expect([may(noon + hour - 1), may(noon + hour), may(noon - 1)]).toEqual([false, true, true]);
  });
});
