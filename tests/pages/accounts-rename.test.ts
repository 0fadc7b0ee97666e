import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { day, hour } from "../support/clock.ts";
import { useWorld } from "../support/world.ts";

const world = useWorld();

/** Saves the profile with this username. */
const rename = (browser: Browser, username: string, nickname = "Nick") =>
  browser.post(paths.editProfile(), { intent: "save", nickname, username, bio: "" }, { multipart: true });
const isFree = (username: string) =>
  world.app.documents.users.isUsernameFree({ username, now: world.clock.now() });

describe("changing the username", () => {
  test("a username can be changed three times a day; the fourth says when, and other fields are still saved", async () => {
    const { user, browser } = await world.people.signedIn("restless");
    for (let n = 1; n <= 3; n += 1) expect((await rename(browser, `restless_${n}`)).status).toBe(200);
    world.clock.advance(hour);
    const refused = await rename(browser, "restless_4");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, String(23 * 3600)]);
    expect(refused.text).toContain("Too many attempts. Please try again later.");
    expect(await isFree("restless_4")).toBe(true);
    expect((await rename(browser, "restless_3", "New Nick")).status).toBe(200);
    expect(await world.app.documents.users.byId(user.id)).toMatchObject({
      username: "restless_3",
      nickname: "New Nick",
    });
    world.clock.advance(23 * hour);
    expect((await rename(browser, "restless_4")).status).toBe(200);
  });

  test("a refused username and the first username do not count as changes", async () => {
    await world.people.settle("holder");
    const { browser } = await world.people.signedIn("nameless", { username: null });
    for (let n = 0; n < 5; n += 1) expect((await rename(browser, "holder")).status).toBe(409);
    for (let n = 0; n < 4; n += 1) expect((await rename(browser, `named_${n}`)).status).toBe(200);
    expect((await rename(browser, "named_4")).status).toBe(429);
  });

  test("the last five usernames of a user are blocked for others, older ones are free", async () => {
    const { browser } = await world.people.signedIn("mover");
    for (let n = 1; n <= 8; n += 1) {
      expect((await rename(browser, `mover_${n}`)).status).toBe(200);
      world.clock.advance(day);
    }
    const names = ["mover", ...Array.from({ length: 8 }, (_, n) => `mover_${n + 1}`)];
    expect(await Promise.all(names.map(isFree))).toEqual([
      true,
      true,
      true,
      ...Array.from({ length: 6 }, () => false),
    ]);
  });
});
