import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { refuse } from "../../domain/base/result.ts";
import { createPasswords, type Passwords } from "../../server/auth/passwords.ts";
import type { Answer } from "../support/browser-in-process.ts";
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
/** As many attempts as would use up every limit: each is to be repeated in a second. */
async function expectBusy(attempt: () => Promise<Answer>): Promise<void> {
  queue.isBusy = true;
  for (let n = 0; n < 25; n += 1) {
    const { status, headers, body } = await attempt();
    expect([status, headers.get("Retry-After"), body["message"]]).toEqual([503, "1", "Please try again"]);
  }
  queue.isBusy = false;
}

describe("an attempt that is refused because the queue of passwords is full counts against no limit", () => {
  test("of signing in", async () => {
    const { email } = await world.people.settle("patient");
    const browser = world.browser("192.0.2.1");
    for (let time = 0; time < 2; time += 1) {
      await expectBusy(() => signIn(browser, email));
      expect((await signIn(browser, email)).status).toBe(200);
    }
  });

  test("of deleting an account", async () => {
    const { browser } = await world.people.signedIn("leaver");
    const headers = { Accept: "application/json" };
    const remove = () => browser.post(paths.accountSettings(), { intent: "delete", password }, { headers });
    await expectBusy(remove);
    expect((await remove()).status).toBe(200);
  });

  test("of finishing a sign-up", async () => {
    const browser = world.browser("192.0.2.2");
    await proveEmail(browser, "newcomer@example.com");
    await expectBusy(() => finishSignup(browser, {}));
    expect((await finishSignup(browser, {})).body).toEqual({ ok: true });
  });
});
