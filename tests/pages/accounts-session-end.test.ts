import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { hashToken } from "../../server/base/hashes.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { day } from "../support/clock.ts";
import { useWorld } from "../support/world.ts";

const world = useWorld();
const isSignedIn = async (browser: Browser) => (await browser.get(paths.home())).text.includes("Nick of ");

describe("a session's end", () => {
  test("a session ends 180 days after its sign-in, however often it is used", async () => {
    const { browser } = await world.people.signedIn("resident");
    const begun = world.clock.now();
    let left = 180 * day;
    for (; left > day; left -= day) {
      world.clock.advance(day);
      const page = await browser.get(paths.home());
      expect(page.text).toContain("Nick of resident");
      const [, maxAge = "0"] = /Max-Age=(\d+)/.exec(page.headers.getSetCookie().join(" ")) ?? [];
      expect(Number(maxAge) * 1000).toBeLessThanOrEqual(left - day);
    }
    world.clock.advance(day - 1);
    expect(await isSignedIn(browser)).toBe(true);
    world.clock.advance(1);
    expect(world.clock.now() - begun).toBe(180 * day);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test("a session from an earlier release that was extended beyond 180 days has ended", async () => {
    const { browser, user } = await world.people.signedIn("elder");
    const tokenHash = hashToken(browser.cookies.get("anaba-session") ?? "");
    await world.app.documents.sessions.end(tokenHash);
    const createdAt = world.clock.now() - 3 * 365 * day;
    const expiresAt = world.clock.now() + 20 * day;
    await world.app.documents.sessions.begin({ tokenHash, userId: user.id, createdAt, expiresAt });
    expect(await isSignedIn(browser)).toBe(false);
  });
});
