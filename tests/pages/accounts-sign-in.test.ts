import { describe, expect, test, vi } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { createPasswords } from "../../server/auth/passwords.ts";
import { day, minute } from "../support/clock.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { password, signIn } from "../support/people.ts";
import { createWorld, useWorld } from "../support/world.ts";

const world = useWorld();
const isSignedIn = async (browser: Browser) => (await browser.get(paths.home())).text.includes("Nick of ");

describe("signing in", () => {
  test("signing in ignores the case of the address and sets an HttpOnly cookie", async () => {
    await world.people.settle("hana");
    const browser = world.browser();
    const answer = await signIn(browser, "HANA@example.com");
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("anaba-session="));
    expect(cookie).toMatch(/^anaba-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await browser.get(paths.home())).text).toContain("Nick of hana");
  });

  test("every failed sign-in gets the same response", async () => {
    await world.people.settle("kenji");
    const tries = [
      ["kenji@example.com", "Wrong8Password"],
      ["nobody@example.com", password],
      ["no address", password],
      ["kenji@example.com", "x".repeat(129)],
      ["kenji@example.com", "x".repeat(10_000)],
    ] as const;
    const answers = await Promise.all(
      tries.map(([email, given], n) => signIn(world.browser(`198.51.100.${n}`), email, given)),
    );
    for (const { status, text } of answers)
      expect([status, text]).toEqual([answers[0]?.status, answers[0]?.text]);
    expect(answers[0]?.body["message"]).toBe("Incorrect email or password");
    expect(answers[0]?.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ["", password],
    ["hana@example.com", ""],
  ])("signing in as %j with the password %j gets the specification's sentence", async (email, given) => {
    expect((await signIn(world.browser(), email, given)).body["message"]).toBe("Please fill in all fields");
  });

  test("signing in renews a hash with an older cost", async () => {
    const user = await world.people.settle("veteran");
    const older = await createPasswords({ memoryKiB: 16 }).hash(password);
    if (!older.ok) throw new Error("busy");
    await world.app.documents.credentials.set({ userId: user.id, passwordHash: older.value });
    await signIn(world.browser("198.51.100.20"), user.email);
    expect(await world.app.documents.credentials.find(user.id)).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  });

  test("over HTTPS the session cookie is bound to the host", async () => {
    await using secure = await createWorld({ settings: { BASE_URL: "https://localhost" } });
    await secure.people.settle("hana");
    const browser = secure.browser();
    const answer = await signIn(browser, "hana@example.com");
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-anaba-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});

describe("sessions", () => {
  test("signing out ends the session on the server", async () => {
    const { browser } = await world.people.signedIn("leaver");
    const stolen = browser.cookies.get("anaba-session") ?? "";
    expect((await browser.post(paths.signOut())).body).toEqual({ ok: true });
    expect(browser.cookies.has("anaba-session")).toBe(false);
    browser.cookies.set("anaba-session", stolen);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await world.browser().post(paths.signOut())).body).toEqual({ ok: true });
  });

  test("a plain form signs out and leads home", async () => {
    const { browser } = await world.people.signedIn("plain-leaver");
    const answer = await browser.post(paths.signOut(), {}, { headers: { Accept: "text/html,*/*;q=0.8" } });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
    expect(browser.cookies.has("anaba-session")).toBe(false);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test("a new sign-in gets a new token and ends the previous session", async () => {
    const { browser, user } = await world.people.signedIn("renewer");
    const before = browser.cookies.get("anaba-session") ?? "";
    await signIn(browser, user.email);
    expect(browser.cookies.get("anaba-session")).not.toBe(before);
    const fixed = world.browser();
    fixed.cookies.set("anaba-session", before);
    expect(await isSignedIn(fixed)).toBe(false);
  });

  test("a session token chosen by an attacker is never accepted", async () => {
    await world.people.settle("victim");
    const browser = world.browser();
    browser.cookies.set("anaba-session", "chosen-by-somebody-else");
    await signIn(browser, "victim@example.com");
    expect(browser.cookies.get("anaba-session")).not.toBe("chosen-by-somebody-else");
  });

  test("a session lasts thirty days from its last use", async () => {
    const { browser } = await world.people.signedIn("traveller");
    world.clock.advance(29 * day);
    expect(await isSignedIn(browser)).toBe(true);
    world.clock.advance(29 * day);
    expect(await isSignedIn(browser)).toBe(true);
    world.clock.advance(30 * day);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test("a session from a clock that was a year ahead is over", async () => {
    world.clock.advance(365 * day);
    const { browser } = await world.people.signedIn("ahead");
    expect(await isSignedIn(browser)).toBe(true);
    world.clock.advance(-365 * day);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test("a clock set back two days ends no session, and a session's page is not cached for others", async () => {
    const { browser } = await world.people.signedIn("cached");
    world.clock.advance(-2 * day);
    const own = await browser.get(paths.home());
    const visitors = await world.browser().get(paths.home());
    world.clock.advance(2 * day);
    expect(own.text).toContain("Nick of cached");
    expect(own.headers.get("Vary")).toContain("Cookie");
    expect(visitors.text).not.toContain("Nick of cached");
  });

  test.each(["", "x", "a".repeat(5000), "%00", "\u00e9", "../../x", "null"])(
    "the invalid session cookie %j is treated as a visitor's",
    async (value) => {
      const browser = world.browser();
      const page = await browser.get(paths.home(), {
        headers: { Cookie: `anaba-session=${encodeURIComponent(value)}` },
      });
      expect(page.status).toBe(200);
      expect(page.text).not.toContain("Nick of ");
    },
  );
});

test("a sign-in that is refused by a full queue or a used-up limit writes nothing to the disk (docs/security.md row 33)", async () => {
  const quick = createPasswords({ memoryKiB: 8 });
  const queue = { isFull: false };
  await using flooded = await createWorld({ passwords: { ...quick, isFull: () => queue.isFull } });
  const attempt = () => signIn(flooded.browser(), "a@b.io", "Wrong8Password");
  for (let n = 0; n < 5; n += 1) expect((await attempt()).status).toBe(401);
  const count = vi.spyOn(flooded.app.documents, "count");
  const transaction = vi.spyOn(flooded.app.documents, "transaction");
  expect((await attempt()).status).toBe(429);
  flooded.clock.advance(15 * minute);
  queue.isFull = true;
  expect((await attempt()).status).toBe(503);
  expect([count.mock.calls.length, transaction.mock.calls.length]).toEqual([0, 0]);
});
