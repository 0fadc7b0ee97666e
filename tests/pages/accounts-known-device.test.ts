import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { day, hour, minute } from "../support/clock.ts";
import { freshPassword, resetByMail, siege } from "../support/guessing.ts";
import { password, signIn } from "../support/people.ts";
import { useWorld } from "../support/world.ts";

const world = useWorld();

describe("a browser that the account knows (decision 21)", () => {
  const cookieName = "anaba-device";
  const withCookie = (value: string, address: string) => {
    const browser = world.browser(address);
    browser.cookies.set(cookieName, value);
    return browser;
  };
  /** Whether a device cookie is accepted by an account under attack. */
  const isKnown = async (value: string, email: string, given = password) => {
    await siege(world, email, 30);
    return (await signIn(withCookie(value, "192.0.2.60"), email, given)).status === 200;
  };

  test("a browser is known for ninety days, to one account, until the password changes", async () => {
    const { browser, user } = await world.people.signedIn("known");
    const { user: neighbour } = await world.people.signedIn("neighbour");
    const device = browser.cookies.get(cookieName) ?? "";
    expect(await isKnown(device, user.email)).toBe(true);
    expect(await isKnown(device, neighbour.email)).toBe(false);
    world.clock.advance(90 * day - 1);
    expect(await isKnown(device, user.email)).toBe(true);
    world.clock.advance(1);
    expect(await isKnown(device, user.email)).toBe(false);
    const renewed = world.browser();
    world.clock.advance(hour);
    await signIn(renewed, user.email);
    const before = renewed.cookies.get(cookieName) ?? "";
    expect(await isKnown(before, user.email)).toBe(true);
    await resetByMail(world, user.email, world.browser("192.0.2.61"));
    expect(await isKnown(before, user.email, freshPassword)).toBe(false);
  });

  test("a browser that an account knows from a clock that was a year ahead is unknown", async () => {
    world.clock.advance(365 * day);
    const { browser, user } = await world.people.signedIn("early");
    const device = browser.cookies.get(cookieName) ?? "";
    expect(await isKnown(device, user.email)).toBe(true);
    world.clock.advance(-365 * day);
    expect(await isKnown(device, user.email)).toBe(false);
  });

  test.each([
    "",
    ".",
    "..",
    "a.b.c",
    "\u00e9".repeat(43),
    `x.1.${"\u00e9".repeat(43)}`,
    `x.1.${"a".repeat(42)}\u00e9`,
    "\u0000.\u0000.\uffff",
    "1".repeat(5000),
    "x.NaN.y",
  ])("the device cookie %j is not known", async (value) => {
    const answer = await world
      .browser("192.0.2.62")
      .post(
        paths.signIn(),
        { email: "unknown.bytes@example.com", password },
        { headers: { Cookie: `${cookieName}=${encodeURIComponent(value)}` } },
      );
    expect(answer.status).toBe(401);
    world.clock.advance(2 * minute);
  });

  test("a known browser has ten wrong tries of its own, and all known browsers twenty an hour together", async () => {
    const { browser, user } = await world.people.signedIn("forgetter");
    const cookies = [browser.cookies.get(cookieName) ?? ""];
    for (let n = 0; n < 3; n += 1) {
      await signIn(browser, user.email);
      cookies.push(browser.cookies.get(cookieName) ?? "");
    }
    let looked = 0;
    for (const [n, value] of cookies.entries())
      for (let tries = 0; tries < 12; tries += 1) {
        const { status } = await signIn(withCookie(value, `192.0.2.${n}`), user.email, "Wrong8Password");
        if (status === 401) looked += 1;
        if (n === 0 && tries >= 10) expect(status).toBe(429);
      }
    expect(looked).toBe(20);
  });
});
