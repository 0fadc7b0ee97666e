import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { createPasswords } from "../../server/auth/passwords.ts";
import { createSimulatedMail } from "../../server/mail/simulated.ts";
import { sendDueMails } from "../../server/jobs/send-mails.ts";
import { minute } from "../support/clock.ts";
import { dump } from "../support/dump.ts";
import { password, signIn } from "../support/people.ts";
import { createWorld, useWorld } from "../support/world.ts";

const world = useWorld();
const sentence = "Password reset email sent! Check your inbox.";
const fresh = "Nakasendo17Inn";

async function linkFor(email: string): Promise<string> {
  await world.browser().post(paths.forgotPassword(), { email });
  await sendDueMails(world.app);
  const mail = world.mails.at(-1);
  expect(mail?.recipient.toLowerCase()).toBe(email.toLowerCase());
  return new URL(/http\S+/.exec(mail?.body ?? "")?.[0] ?? "").searchParams.get("token") ?? "";
}
const reset = (token: string, other = {}) =>
  world.browser().post(paths.resetPassword(), { token, password: fresh, confirmPassword: fresh, ...other });
/** Opens a reset link in this browser. */
const follow = async (token: string, browser = world.browser()) => {
  const led = await browser.get(paths.resetPassword(token));
  expect([led.status, led.headers.get("Location")]).toEqual([302, paths.resetPassword()]);
  return browser.get(paths.resetPassword());
};
const page = async (token: string) => (await follow(token)).text;

describe("asking for a link", () => {
  test.each([
    ["", "Please enter your email address first"],
    ["nobody", "Please enter a valid email address"],
  ])("a reset link for %j is refused: %s", async (email, message) => {
    const answer = await world.browser().post(paths.forgotPassword(), { email });
    expect([answer.status, answer.body["message"]]).toEqual([422, message]);
  });

  test("an asked-for reset link is looked up, once, when mails are sent, and nothing is kept of an address without an account", async () => {
    await using own = await createWorld();
    await own.people.settle("asker");
    for (const who of ["asker", "stranger"])
      await own.browser().post(paths.forgotPassword(), { email: `${who}@Example.com` });
    const asked = await dump(own.app);
    expect([asked["reset_requests"]?.length, asked["outbox"], asked["reset_tokens"]]).toEqual([2, [], []]);
    await Promise.all([sendDueMails(own.app), sendDueMails(own.app)]);
    await sendDueMails(own.app);
    expect(own.mails.map(({ recipient }) => recipient)).toEqual(["asker@example.com"]);
    const sent = await dump(own.app);
    expect([sent["reset_requests"], sent["outbox"], sent["reset_tokens"]?.length]).toEqual([[], [], 1]);
    expect(JSON.stringify(sent)).not.toContain("stranger");
  });

  test("an account that was erased after it asked for a reset link gets no mail, and its request is gone", async () => {
    await using own = await createWorld();
    const { id } = await own.people.settle("leaver");
    await own.browser().post(paths.forgotPassword(), { email: "Leaver@example.com" });
    await own.app.documents.users.erase({ id, erasedAt: own.clock.now(), usernameFreedUntil: 0 });
    expect((await dump(own.app))["reset_requests"]).toEqual([]);
    await sendDueMails(own.app);
    expect(own.mails).toEqual([]);
  });

  test("a reset link that is written later ends half an hour after it was asked for, and a later one is not written", async () => {
    await using own = await createWorld();
    await own.people.settle("patient");
    const ask = () => own.browser().post(paths.forgotPassword(), { email: "patient@example.com" });
    const opens = async (token: string) => {
      const browser = own.browser();
      await browser.get(paths.resetPassword(token));
      return !(await browser.get(paths.resetPassword())).text.includes("This link can no longer be used");
    };
    await ask();
    own.clock.advance(29 * minute);
    await sendDueMails(own.app);
    const token = /token=([\w-]{43})/.exec(own.mails[0]?.body ?? "")?.[1] ?? "";
    expect(await opens(token)).toBe(true);
    own.clock.advance(minute);
    expect(await opens(token)).toBe(false);
    await ask();
    own.clock.advance(30 * minute);
    await sendDueMails(own.app);
    expect(own.mails).toHaveLength(1);
  });

  test("a mailbox gets three reset mails while a link lasts; the fourth is promised and not sent", async () => {
    await world.people.settle("flooded");
    for (let n = 0; n < 5; n += 1) {
      const answer = await world.browser(`192.0.2.${n}`).post(paths.forgotPassword(), {
        email: "flooded@example.com",
      });
      expect(answer.body).toEqual({ ok: true, message: sentence });
    }
    await sendDueMails(world.app);
    expect(world.mails.filter(({ recipient }) => recipient === "flooded@example.com")).toHaveLength(3);
  });

  test("without a mail server the reset mail is a file for the operator, and in no response or log", async () => {
    await using simulated = await createWorld();
    const { config, log, now } = simulated.app;
    const sendMail = createSimulatedMail({ dataDir: config.dataDir, log, now });
    await simulated.people.settle("reader");
    const answer = await simulated.browser().post(paths.forgotPassword(), { email: "reader@example.com" });
    await sendDueMails({ ...simulated.app, sendMail });
    const folder = path.join(config.dataDir, "outbox");
    const [file = ""] = readdirSync(folder);
    const text = readFileSync(path.join(folder, file), "utf8");
    const token = /token=([\w-]{43})/.exec(text)?.[1] ?? "";
    expect(text).toContain("To: reader@example.com\nSubject: Reset your Anaba password\n");
    expect(token).not.toBe("");
    expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
    for (const secret of [token, "reader@example.com"]) {
      expect(answer.text).not.toContain(secret);
      expect(simulated.log.join("")).not.toContain(secret);
    }
    expect(simulated.log.join("")).toContain(file);
  });
});

describe("the link", () => {
  test("a reset link sets the password once and ends every session", async () => {
    const { browser, user } = await world.people.signedIn("loser");
    const token = await linkFor(user.email);
    const second = await linkFor(user.email);
    expect(await page(token)).toContain("Choose a new password");
    const answer = await reset(token);
    expect([answer.status, answer.text.includes("Your password has been changed")]).toEqual([200, true]);
    expect((await browser.get(paths.home())).text).not.toContain("Nick of loser");
    expect((await signIn(world.browser(), user.email, password)).status).toBe(401);
    expect((await signIn(world.browser(), user.email, fresh)).status).toBe(200);
    for (const used of [token, second]) {
      expect((await reset(used)).text).toContain("This link can no longer be used");
      expect(await page(used)).toContain("This link can no longer be used");
    }
  });

  test("a reset link stays valid until a good password is given", async () => {
    await world.people.settle("careless");
    const token = await linkFor("careless@example.com");
    for (const [other, message] of [
      [{ password: "" }, "Please fill in all fields"],
      [{ password: "short" }, "Password must be at least 8 characters long"],
      [{ password: "Password1" }, "This password is too common"],
      [{ confirmPassword: "Other8Word" }, "Passwords do not match"],
    ] as const) {
      const answer = await reset(token, other);
      expect([answer.status, answer.text.includes(message)]).toEqual([422, true]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  test("a reset link expires after half an hour", async () => {
    await world.people.settle("late");
    const token = await linkFor("late@example.com");
    world.clock.advance(30 * minute);
    expect((await reset(token)).status).toBe(422);
    expect((await signIn(world.browser(), "late@example.com")).status).toBe(200);
  });

  test("of two concurrent uses of a reset link, one succeeds", async () => {
    await world.people.settle("hasty");
    const token = await linkFor("hasty@example.com");
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test.each([
    ["", true],
    [", its hash being an old one,", false],
  ])("a reset ends a sign-in with the old password%s that is in progress", async (_, isCurrent) => {
    const looking = Promise.withResolvers<void>();
    const going = Promise.withResolvers<void>();
    const quick = createPasswords({ memoryKiB: 8 });
    await using slow = await createWorld({
      passwords: {
        ...quick,
        isCurrent: () => isCurrent,
        verify: async (...given) => {
          looking.resolve();
          const verified = await quick.verify(...given);
          await going.promise;
          return verified;
        },
      },
    });
    const { id, email } = await slow.people.settle("stolen");
    const browser = slow.browser();
    const underWay = signIn(browser, email);
    await looking.promise;
    await slow.browser().post(paths.forgotPassword(), { email });
    await sendDueMails(slow.app);
    const token = /token=([\w-]+)/.exec(slow.mails[0]?.body ?? "")?.[1] ?? "";
    const answer = await slow
      .browser()
      .post(paths.resetPassword(), { token, password: fresh, confirmPassword: fresh });
    expect(answer.status).toBe(200);
    going.resolve();
    expect((await underWay).status).toBe(401);
    expect((await browser.get(paths.home())).text).not.toContain("Nick of stolen");
    const hash = await slow.app.documents.credentials.find(id);
    expect(await quick.verify(fresh, hash)).toEqual({ ok: true, value: true });
  });

  test.each(["", "x", "a".repeat(3000), "../..", "\u0000"])(
    "an invalid reset token %j is refused",
    async (token) => {
      expect((await reset(token)).status).toBe(422);
    },
  );

  test("a reset link redirects to an address without the token, which moves into an HttpOnly cookie", async () => {
    await world.people.settle("private");
    const token = await linkFor("private@example.com");
    const browser = world.browser();
    const led = await browser.get(paths.resetPassword(token));
    expect([led.status, led.headers.get("Location")]).toEqual([302, paths.resetPassword()]);
    expect(led.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(led.headers.getSetCookie()).toEqual([
      `anaba-reset=${token}; Max-Age=1800; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    for (let reload = 0; reload < 2; reload += 1) {
      const { text } = await browser.get(paths.resetPassword());
      expect([text.includes("Choose a new password"), text.includes(token)]).toEqual([true, false]);
    }
    const fields = { password: fresh, confirmPassword: fresh };
    expect((await browser.post(paths.resetPassword(), { ...fields, confirmPassword: "x" })).status).toBe(422);
    expect((await browser.post(paths.resetPassword(), fields)).status).toBe(200);
    expect(browser.cookies.has("anaba-reset")).toBe(false);
  });

  test("the page of a reset link sends no referrer to other sites, and is neither cached nor indexed", async () => {
    await world.people.settle("discreet");
    const answer = await follow(await linkFor("discreet@example.com"));
    expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.text).toContain('name="robots" content="noindex"');
  });
});
