import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { refuse } from "../../domain/base/result.ts";
import { createPasswords, type Passwords } from "../../server/auth/passwords.ts";
import { finishSignup, password, proveEmail, signIn } from "../support/people.ts";
import { useWorld } from "../support/world.ts";

const quick = createPasswords({ memoryKiB: 8 });
/** Whether the queue of passwords fills up after the first look at it, as with many sign-ins in the same moment. */
const queue = { isBusy: false };
const passwords: Passwords = {
  ...quick,
  hash: (typed) => (queue.isBusy ? Promise.resolve(refuse("busy")) : quick.hash(typed)),
  verify: (typed, hash) => (queue.isBusy ? Promise.resolve(refuse("busy")) : quick.verify(typed, hash)),
};

const world = useWorld({ passwords });
/** The statuses of as many attempts as would use up every limit. */
async function whileBusy(attempt: () => Promise<{ readonly status: number }>): Promise<ReadonlySet<number>> {
  queue.isBusy = true;
  const statuses = new Set<number>();
  for (let n = 0; n < 25; n += 1) statuses.add((await attempt()).status);
  queue.isBusy = false;
  return statuses;
}

describe("an attempt that is refused because the queue of passwords is full counts against no limit", () => {
  test("of signing in", async () => {
    const { email } = await world.people.settle("patient");
    const browser = world.browser("192.0.2.1");
    expect(await whileBusy(() => signIn(browser, email))).toEqual(new Set([503]));
    expect((await signIn(browser, email)).status).toBe(200);
    expect(await whileBusy(() => signIn(browser, email))).toEqual(new Set([503]));
    expect((await signIn(browser, email)).status).toBe(200);
  });

  test("of deleting an account", async () => {
    const { browser } = await world.people.signedIn("leaver");
    const remove = () => browser.post(paths.accountSettings(), { intent: "delete", password });
    expect(await whileBusy(remove)).toEqual(new Set([503]));
    expect((await remove()).status).toBe(200);
  });

  test("of finishing a sign-up", async () => {
    const browser = world.browser("192.0.2.2");
    await proveEmail(browser, "newcomer@example.com");
    expect(await whileBusy(() => finishSignup(browser, {}))).toEqual(new Set([503]));
    expect((await finishSignup(browser, {})).body).toEqual({ ok: true });
  });
});
