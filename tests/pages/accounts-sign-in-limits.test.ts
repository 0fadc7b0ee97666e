import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { hashToken } from "../../server/base/hashes.ts";
import { sendDueMails } from "../../server/jobs/send-mails.ts";
import { minute, second } from "../support/clock.ts";
import { freshPassword, guess, resetByMail, siege } from "../support/guessing.ts";
import { password, signIn } from "../support/people.ts";
import { createWorld, useWorld } from "../support/world.ts";

const world = useWorld();

/** The seconds after which a refused sign-in may be tried again. */
const retryAfter = ({ headers }: { readonly headers: Headers }) => Number(headers.get("Retry-After"));

describe("guesses of strangers at one account (decision 21)", () => {
  test("after five wrong passwords from new addresses the next must wait, longer each time, at most a minute", async () => {
    await world.people.settle("besieged");
    const email = "besieged@example.com";
    expect(await siege(world, email, 7)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const waits: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const refused = await signIn(world.browser(`192.0.2.${n}`), email);
      expect([refused.status, refused.body["message"]]).toEqual([
        429,
        "Too many attempts. Please try again later.",
      ]);
      waits.push(retryAfter(refused));
      world.clock.advance(retryAfter(refused) * second);
      expect(await guess(world, email, `192.0.2.1${n}`)).toBe(401);
    }
    expect(waits).toEqual([5, 10, 20, 40, 60, 60, 60, 60]);
  });

  test("the owner in a new browser can sign in after the announced wait", async () => {
    await world.people.settle("waiter");
    await siege(world, "waiter@example.com", 15);
    const refused = await signIn(world.browser("192.0.2.50"), "waiter@example.com");
    expect([refused.status, retryAfter(refused)]).toEqual([429, 5]);
    world.clock.advance(5 * second);
    expect((await signIn(world.browser("192.0.2.50"), "waiter@example.com")).status).toBe(200);
  });

  test("a right password is not counted, and the wrong ones before it still are", async () => {
    await world.people.settle("regular");
    const browser = world.browser("192.0.2.200");
    for (let n = 0; n < 25; n += 1) expect((await signIn(browser, "regular@example.com")).status).toBe(200);
    const stranger = () => signIn(world.browser("192.0.2.201"), "regular@example.com");
    for (let n = 0; n < 25; n += 1) expect((await stranger()).status).toBe(200);
    expect(await siege(world, "regular@example.com", 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe("the owner, whatever strangers do", () => {
  test("the owner can sign in from a known browser, even when strangers use up the address's limit", async () => {
    const { browser, user } = await world.people.signedIn("owner");
    await siege(world, user.email, 40);
    for (let n = 0; n < 12; n += 1) await guess(world, `other${n}@example.com`, "203.0.113.1");
    expect(await guess(world, "one.more@example.com", "203.0.113.1")).toBe(429);
    for (let n = 0; n < 3; n += 1) expect((await signIn(browser, user.email)).status).toBe(200);
  });

  test("the owner can sign in at once after a reset, in the same browser and in a new one", async () => {
    await world.people.settle("freed");
    const email = "freed@example.com";
    for (let round = 0; round < 30; round += 1) {
      await siege(world, email, 3);
      world.clock.advance(minute);
    }
    await siege(world, email, 200);
    expect((await signIn(world.browser("192.0.2.52"), email)).status).toBe(429);
    const browser = world.browser("192.0.2.53");
    await resetByMail(world, email, browser);
    expect((await signIn(world.browser("192.0.2.54"), email, freshPassword)).status).toBe(200);
    await siege(world, email, 200);
    expect((await signIn(browser, email, freshPassword)).status).toBe(200);
  });

  test("the owner has a working reset link in the mailbox, however many others request one", async () => {
    await world.people.settle("flooded");
    const email = "flooded@example.com";
    for (let minutes = 0; minutes < 120; minutes += 1) {
      await world.browser(`198.18.2.${minutes}`).post(paths.forgotPassword(), { email });
      await sendDueMails(world.app);
      const mail = world.mails.findLast(({ recipient }) => recipient === email);
      const token = /token=([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "";
      expect(
        await world.app.documents.resetTokens.find({ tokenHash: hashToken(token), now: world.clock.now() }),
      ).toBe("flooded");
      world.clock.advance(minute);
    }
  });

  test("the owner can use a reset link even when strangers used up the address's limit with invalid ones", async () => {
    await world.people.settle("shared");
    const browser = world.browser("203.0.113.77");
    for (let n = 0; n < 25; n += 1)
      await browser.post(paths.resetPassword(), {
        token: "x",
        password: freshPassword,
        confirmPassword: freshPassword,
      });
    await resetByMail(world, "shared@example.com", browser);
  });
});

test("one password tried at twenty accounts is logged as password spraying, without the password", async () => {
  await using sprayed = await createWorld();
  const spray = "Sprayed8Password";
  const alarms = () => sprayed.log.filter((line) => line.includes("password spraying"));
  const attempt = (n: number, given: string) =>
    signIn(sprayed.browser(`198.18.${n}.1`), `sprayed${n % 20}@example.com`, given);
  for (let n = 0; n < 30; n += 1) await attempt(n, `Own${n}Password`);
  for (let n = 0; n < 19; n += 1) await attempt(n, spray);
  await attempt(38, spray);
  expect(alarms()).toHaveLength(0);
  await attempt(19, spray);
  expect(alarms()).toHaveLength(1);
  expect(alarms()[0]).toContain('"count":20');
  expect(sprayed.log.join("")).not.toContain(spray);
});

describe("too many tries from one address", () => {
  test("one address has ten failed sign-ins a minute, whatever X-Forwarded-For says; a /64 is one address", async () => {
    const evaluated: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      const browser = world.browser(`2001:db8:1:2:${n.toString(16)}::1`);
      const answer = await browser.post(
        paths.signIn(),
        { email: `spray${n}@example.com`, password },
        { headers: { "X-Forwarded-For": `10.0.0.${n}` } },
      );
      evaluated.push(answer.status);
    }
    expect(evaluated.filter((status) => status === 401)).toHaveLength(10);
    expect(evaluated.slice(10)).toEqual(Array.from({ length: 10 }, () => 429));
  });

  test("behind a trusted proxy, the proxy's entry of X-Forwarded-For counts and the client's does not", async () => {
    await using behind = await createWorld({ settings: { TRUST_PROXY: "1" } });
    const from = (address: string) => ({ headers: { "X-Forwarded-For": `6.6.6.6, ${address}` } });
    const attempt = (address: string) =>
      behind.browser("10.0.0.1").post(paths.signIn(), { email: "a@b.io", password }, from(address));
    for (let n = 0; n < 10; n += 1) await attempt("192.0.2.1");
    expect((await attempt("192.0.2.1")).status).toBe(429);
  });

  test("the counters of limits do not identify anybody", async () => {
    await signIn(world.browser("192.0.2.210"), "counted.person@example.com");
    expect(world.log.join("")).not.toContain("counted.person");
  });
});
