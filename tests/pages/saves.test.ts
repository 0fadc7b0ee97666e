import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { dataPath } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import { createWorld, useWorld } from "../support/world.ts";
import type { Browser } from "../support/browser-in-process.ts";

const world = useWorld();
const press = (browser: Browser, gemId: number | string, intent: string) =>
  browser.post(paths.saves(), { gemId: String(gemId), intent });
const savedGems = async (browser: Browser) => (await browser.get(dataPath(paths.saves()))).body;

describe("saving gems (docs/product.md §4)", () => {
  it("gems are saved and removed, the newest save first", async () => {
    const { browser } = await world.people.signedIn("hana");
    for (const gemId of [3, 1, 12]) {
      world.clock.advance(1000);
      expect(await press(browser, gemId, "save")).toMatchObject({
        status: 200,
        body: { ok: true, gemId, saved: true },
      });
    }
    expect(await savedGems(browser)).toEqual({ savedGems: [12, 1, 3] });
    expect(await press(browser, 1, "remove")).toMatchObject({ body: { ok: true, gemId: 1, saved: false } });
    expect(await savedGems(browser)).toEqual({ savedGems: [12, 3] });
  });

  it("a save or removal sent twice has the same result", async () => {
    const { browser } = await world.people.signedIn("kenji");
    await Promise.all([press(browser, 4, "save"), press(browser, 4, "save"), press(browser, 4, "save")]);
    expect(await savedGems(browser)).toEqual({ savedGems: [4] });
    await Promise.all([press(browser, 4, "remove"), press(browser, 4, "remove")]);
    expect(await savedGems(browser)).toEqual({ savedGems: [] });
  });

  it("saves in two tabs are all stored", async () => {
    const { browser } = await world.people.signedIn("mio");
    await Promise.all(Array.from({ length: 12 }, (_, index) => press(browser, index + 1, "save")));
    expect(await savedGems(browser)).toEqual({
      savedGems: expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) as unknown,
    });
  });

  it("a save sets lastUpdated of the user document (docs/product.md §7)", async () => {
    const { browser, user } = await world.people.signedIn("rin");
    expect(user.lastUpdated).toBeNull();
    world.clock.advance(5000);
    await press(browser, 2, "save");
    expect(await world.app.documents.users.byId(user.id)).toMatchObject({
      savedGems: [2],
      lastUpdated: world.app.now(),
    });
  });

  it.each(["0", "13", "01", "1.0", "1e0", "+1", "-1", "1;2", "", "abc", "9007199254740993", "__proto__"])(
    "a save of the gem id %j is refused",
    async (gemId) => {
      const browser = await someone();
      expect(await press(browser, gemId, "save")).toMatchObject({ status: 404 });
    },
  );

  it("a save with an unknown intent or a repeated field is refused", async () => {
    const browser = await someone();
    expect((await press(browser, 1, "toggle")).status).toBe(400);
    expect((await browser.post(paths.saves(), { gemId: ["1", "2"], intent: "save" })).status).toBe(400);
    expect(await savedGems(browser)).toEqual({ savedGems: [] });
  });

  it("a save says who pressed it, and another user's is refused without being applied", async () => {
    const [first, second] = [await someone(), await someone()];
    const pressedBy = await keyOf(first);
    expect(pressedBy).toMatch(/^[\w-]{22}$/);
    expect(await keyOf(second)).not.toBe(pressedBy);
    const fields = { gemId: "4", intent: "save", pressedBy };
    expect(await first.post(paths.saves(), fields)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await second.post(paths.saves(), fields)).toMatchObject({
      status: 403,
      body: { ok: false, refusal: { code: "save-other-user" } },
    });
    expect(await second.post(paths.saves(), { ...fields, gemId: "99" })).toMatchObject({ status: 403 });
    expect(await savedGems(second)).toEqual({ savedGems: [] });
    await press(second, 4, "save");
    expect(await second.post(paths.saves(), { ...fields, intent: "remove" })).toMatchObject({ status: 403 });
    expect(await savedGems(second)).toEqual({ savedGems: [4] });
    expect(await world.browser().post(paths.saves(), fields)).toMatchObject({ status: 401 });
  });

  it("a user's key is not their id, is no one else's business, and stays when AUTH_SECRET changes", async () => {
    const { browser, user } = await world.people.signedIn("yuki");
    const key = await keyOf(browser);
    expect(key).not.toContain(user.id);
    expect((await browser.get(paths.home())).text).toContain(key);
    for (const reader of [world.browser(), await someone()])
      for (const address of [paths.home(), paths.gem(1), dataPath(paths.site())])
        expect((await reader.get(address)).text).not.toContain(key);
    await using other = await createWorld({ settings: { AUTH_SECRET: randomBytes(32).toString("hex") } });
    expect(await keyOf((await other.people.signedIn("yuki")).browser)).toBe(key);
  });

  it("too many saves are refused with Retry-After (docs/security.md row 32)", async () => {
    const browser = await someone();
    const answers = [];
    for (let round = 0; round < 121; round++)
      answers.push(await press(browser, 1, round % 2 ? "remove" : "save"));
    const last = answers.at(-1);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("the saved page (docs/product.md §2, Saved)", () => {
  it("a visitor has no list of saves, and the saved page asks them to log in", async () => {
    expect(await savedGems(world.browser())).toEqual({ savedGems: null });
    const { text, status } = await world.browser().get(paths.saved());
    expect(status).toBe(200);
    expect(text).toContain("Log in to see your saved gems");
  });

  it("the empty saved page invites to explore", async () => {
    const { text } = await (await someone()).get(paths.saved());
    expect(text).toContain("No saved gems yet");
    expect(text).toContain("Explore the gems");
  });

  it("the saved page lists the gems, the newest save first, with pressed hearts", async () => {
    const browser = await someone();
    await press(browser, 7, "save");
    world.clock.advance(10);
    await press(browser, 5, "save");
    const { text } = await browser.get(paths.saved());
    expect([...text.matchAll(/<article[^>]*data-gem="(\d+)"/g)].map(([, id]) => id)).toEqual(["5", "7"]);
    expect(text).toContain('aria-label="Save Hand-Pressed Ink of Nara" aria-pressed="true"');
    expect(text).toContain("2 saved gems");
  });
});

/** The key by which a browser marks what it keeps for this user. */
const keyOf = async (browser: Browser) => {
  const { text } = await browser.get(dataPath(paths.site()));
  return v.parse(v.object({ currentUser: v.object({ key: v.string() }) }), JSON.parse(text)).currentUser.key;
};

let count = 0;
const someone = async () => (await world.people.signedIn(`saver${++count}`)).browser;
