import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { hashToken } from "../../server/base/hashes.ts";
import { hour } from "../support/clock.ts";
import { continueWithGoogle } from "../support/google-visit.ts";
import { finishSignup, password, proveEmail, signIn } from "../support/people.ts";
import { useWorld } from "../support/world.ts";

const world = useWorld();
/** The default client address. */
const here = "203.0.113.1";

const ofEveryLine: ReadonlySet<string> = new Set(["time", "level", "msg", "requestId"]);

/** The security events that are logged while `of` runs, without the fields that every log line has. */
async function events(of: () => Promise<unknown>): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const before = world.log.length;
  await of();
  return world
    .logged()
    .slice(before)
    .filter(({ event }) => event !== undefined)
    .map((line) => {
      expect(line["time"]).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
      return Object.fromEntries(Object.entries(line).filter(([name]) => !ofEveryLine.has(name)));
    });
}

describe("the log tells of every proof of identity, by whom, how and from where (ASVS 16.3.1)", () => {
  test("the log has an event for a sign-in by password and for a sign-out", async () => {
    const { id, email } = await world.people.settle("logged");
    const browser = world.browser();
    expect(await events(() => signIn(browser, email))).toEqual([
      { event: "signed in", user: id, by: "password", address: here },
    ]);
    expect(await events(() => browser.post(paths.signOut()))).toEqual([
      { event: "signed out", user: id, address: here },
    ]);
    expect(await events(() => world.browser().post(paths.signOut()))).toEqual([]);
  });

  test("the log has an event for the devices that a user signs out", async () => {
    const { id, email } = await world.people.settle("log_devices");
    const browser = world.browser();
    for (const each of [world.browser(), browser]) await signIn(each, email);
    expect(
      await events(() => browser.post(paths.accountSettings(), { intent: "end-other-devices" })),
    ).toEqual([{ event: "devices signed out", user: id, sessions: 1, address: here }]);
  });

  test("the log has an event for a new account", async () => {
    const browser = world.browser();
    await proveEmail(browser, "log.newcomer@example.com");
    const [event, ...others] = await events(() => finishSignup(browser, { username: "log_newcomer" }));
    const user = await world.app.documents.users.byEmail("log.newcomer@example.com");
    expect([event, others]).toEqual([
      { event: "signed in", user: user?.id, by: "sign-up", address: here },
      [],
    ]);
  });

  test("the log has an event for a sign-in by Google with its outcome", async () => {
    const browser = world.browser();
    const email = "log.google@example.com";
    const said = await events(() => continueWithGoogle(browser, { email }));
    const user = await world.app.documents.users.byEmail(email);
    expect(said).toEqual([
      { event: "signed in", user: user?.id, by: "google", address: here },
      { event: "google answered", outcome: "complete-profile", user: null, address: here },
    ]);
  });

  test("the log has an event for a new password set by a reset link", async () => {
    const { id } = await world.people.settle("log_resetter");
    const token = world.app.random.token();
    await world.app.documents.resetTokens.create({
      tokenHash: hashToken(token),
      userId: id,
      expiresAt: world.clock.now() + hour,
    });
    const fields = { token, password: "Another8Word", confirmPassword: "Another8Word" };
    expect(await events(() => world.browser().post(paths.resetPassword(), fields))).toEqual([
      { event: "password reset", user: id, address: here },
    ]);
  });
});

describe("the log tells of every refusal, to whom and from where (ASVS 16.3.2, 16.3.3)", () => {
  const address = "198.51.100.77";

  test("the log has an event for a wrong password", async () => {
    const { email } = await world.people.settle("log_victim");
    const said = await events(() => signIn(world.browser(address), email, "Wrong8Password"));
    expect(said).toEqual([
      { event: "action refused", intent: "signIn", refusal: "credentials-wrong", user: null, address },
    ]);
  });

  test("the log has an event for access to another user's data and to what needs a sign-in", async () => {
    const { browser, user } = await world.people.signedIn("log_thief");
    const theirs = { intent: "delete", gemId: "1", reviewId: "somebody-elses" };
    expect(await events(() => browser.post(paths.ownReviews(), theirs))).toEqual([
      {
        event: "action refused",
        intent: "delete",
        refusal: "review-missing",
        user: user.id,
        address: here,
      },
    ]);
    const save = { intent: "save", gemId: "1" };
    expect(await events(() => world.browser(address).post(paths.saves(), save))).toEqual([
      { event: "action refused", intent: "save", refusal: "save-logged-out", user: null, address },
    ]);
    const nobody = await events(() => world.browser(address).post(paths.editProfile(), { intent: "save" }));
    expect(nobody).toEqual([
      { event: "action refused", intent: null, refusal: "not-signed-in", user: null, address },
    ]);
  });

  test("the log has an event for an invalid form, without its content", async () => {
    const { browser, user } = await world.people.signedIn("log_forger");
    const form = { intent: "no such\nthing", role: "admin" };
    expect(await events(() => browser.post(paths.saves(), form))).toEqual([
      {
        event: "action refused",
        intent: null,
        refusal: "request-invalid",
        user: user.id,
        address: here,
      },
    ]);
    expect(world.log.join("")).not.toContain("no such");
  });

  test("the log has an event for a limit that is used up", async () => {
    const browser = world.browser(address);
    const tries = await events(async () => {
      for (let n = 0; n < 31; n += 1)
        await browser.post(paths.signup(), { intent: "check-username", username: "free_name" });
    });
    expect(tries).toEqual([
      { event: "action refused", intent: "check-username", refusal: "too-many", user: null, address },
    ]);
  });
});

test("ordinary successful requests are not security events", async () => {
  const { browser } = await world.people.signedIn("log_reader");
  const save = { intent: "save", gemId: "2" };
  expect(await events(() => browser.post(paths.saves(), save))).toEqual([]);
  expect(world.log.join("")).not.toContain(password);
});
