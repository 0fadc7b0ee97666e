import { describe, expect, it } from "vitest";
import { dataPath } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { useWorld } from "../support/world.ts";

const world = useWorld();

const asPage = { headers: { Accept: "text/html,*/*;q=0.8" } };
const asScript = { headers: { Accept: "application/json" } };

let count = 0;
/** Somebody who has saved these gems, the last one at last. */
async function saver(...gemIds: readonly number[]) {
  const { browser, user } = await world.people.signedIn(`noter${++count}`);
  for (const gemId of gemIds) {
    world.clock.advance(1000);
    await browser.post(paths.saves(), { intent: "save", gemId: String(gemId) });
  }
  return { browser, user };
}

const move = (browser: Browser, gemId: number | string, before: number | string) =>
  browser.post(paths.saved(), { intent: "move", gemId: String(gemId), before: String(before) }, asScript);
const write = (browser: Browser, note: string, revision: number | string, gemId = "4") =>
  browser.post(paths.saved(), { intent: "note", gemId, note, revision: String(revision) }, asScript);
const shownIn = (text: string) => [...text.matchAll(/<article[^>]*data-gem="(\d+)"/g)].map(([, id]) => id);
const read = async (browser: Browser) => (await browser.get(dataPath(paths.saved()))).body;

describe("the order of the saved gems (docs/product.md §4, Save)", () => {
  it("a gem goes before another, on the page and in its link to the list; the order of saving stays", async () => {
    const { browser } = await saver(2, 4, 9);
    expect(await move(browser, 2, 9)).toMatchObject({ status: 200, body: { ok: true, order: [2, 9, 4] } });
    const { text } = await browser.get(paths.saved());
    expect(shownIn(text)).toEqual(["2", "9", "4"]);
    expect(text).toContain(`href="${paths.list([2, 9, 4])}"`);
    expect((await browser.get(dataPath(paths.saves()))).body).toEqual({ savedGems: [9, 4, 2] });
  });

  it("a repeated move changes nothing more, and a later save comes first", async () => {
    const { browser } = await saver(2, 4, 9);
    await move(browser, 4, 9);
    expect(await move(browser, 4, 9)).toMatchObject({ body: { order: [4, 9, 2] } });
    world.clock.advance(1000);
    await browser.post(paths.saves(), { intent: "save", gemId: "12" });
    expect(shownIn((await browser.get(paths.saved())).text)).toEqual(["12", "4", "9", "2"]);
  });

  it("a gem that is not saved any more moves nothing", async () => {
    const { browser } = await saver(2, 4);
    expect(await move(browser, 9, 4)).toMatchObject({ status: 200, body: { order: [4, 2] } });
  });

  it.each(["0", "13", "", "4;5"])("a move of the gem %j is refused", async (gemId) => {
    const { browser } = await saver(4);
    expect((await move(browser, gemId, 4)).status).toBe(404);
    expect((await move(browser, 4, gemId)).status).toBe(404);
  });

  it("without JavaScript the page answers in the new order", async () => {
    const { browser } = await saver(2, 4);
    const answer = await browser.post(paths.saved(), { intent: "move", gemId: "2", before: "4" }, asPage);
    expect(answer.status).toBe(200);
    expect(shownIn(answer.text)).toEqual(["2", "4"]);
  });
});

describe("notes on saved gems (docs/product.md §4, Save)", () => {
  it("a note is kept, also while its gem is not saved, and only its writer reads it", async () => {
    const { browser } = await saver(4);
    const { browser: other } = await saver(4);
    expect(await write(browser, "Ask for the key.\r\nBring cash.", 0)).toMatchObject({
      status: 200,
      body: { ok: true, note: { text: "Ask for the key.\nBring cash.", revision: 1 } },
    });
    await browser.post(paths.saves(), { intent: "remove", gemId: "4" });
    await browser.post(paths.saves(), { intent: "save", gemId: "4" });
    expect((await browser.get(paths.saved())).text).toContain("Ask for the key.\nBring cash.</textarea>");
    expect((await other.get(paths.saved())).text).not.toContain("Ask for the key");
    expect(await read(other)).toMatchObject({ notes: [] });
  });

  it("a note that another device has changed is not overwritten: the refusal has its text", async () => {
    const { browser } = await saver(4);
    await write(browser, "from the phone", 0);
    const clash = {
      status: 409,
      body: {
        ok: false,
        refusal: { code: "note-changed", note: { text: "from the phone", revision: 1 } },
        message: "This note was changed on another device. Nothing is overwritten: both texts are below.",
      },
    };
    expect(await write(browser, "from the desk", 0)).toMatchObject(clash);
    expect(await read(browser)).toMatchObject({ notes: [{ gemId: 4, text: "from the phone", revision: 1 }] });
    expect(await write(browser, "from the desk", 1)).toMatchObject({ status: 200 });
    expect(await write(browser, "", 2)).toMatchObject({ body: { note: { text: "", revision: 3 } } });
  });

  it("the same text again is no clash, so a repeated request does no harm", async () => {
    const { browser } = await saver(4);
    await write(browser, "once", 0);
    expect(await write(browser, "once", 0)).toMatchObject({
      status: 200,
      body: { note: { text: "once", revision: 1 } },
    });
  });

  it("without JavaScript the page has both texts, and sends the revision that it shows", async () => {
    const { browser } = await saver(4);
    await write(browser, "from the phone", 0);
    const fields = { intent: "note", gemId: "4", note: "from <the> desk", revision: "0" };
    const { status, text } = await browser.post(paths.saved(), fields, asPage);
    expect(status).toBe(409);
    expect(text).toContain("from &lt;the&gt; desk</textarea>");
    expect(text).toContain(">from the phone</blockquote>");
    expect(text).toContain('name="revision" value="1"');
  });

  it.each([
    ["x".repeat(1001), "0", "4", 422],
    ["\u202eabc", "0", "4", 422],
    ["fine", "-1", "4", 400],
    ["fine", "", "4", 400],
    ["fine", "0", "13", 404],
  ])("the note %j at the revision %j on the gem %j is refused", async (note, revision, gemId, status) => {
    const { browser } = await saver(4);
    expect((await write(browser, note, revision, gemId)).status).toBe(status);
    expect(await read(browser)).toMatchObject({ notes: [] });
  });

  it("a note that is too long is on the page again, without JavaScript too", async () => {
    const { browser } = await saver(4);
    const note = "long ".repeat(250);
    const fields = { intent: "note", gemId: "4", note, revision: "0" };
    const { text } = await browser.post(paths.saved(), fields, asPage);
    expect(text).toContain(`${note}</textarea>`);
    expect(text).toContain("Note must be no more than 1,000 characters long");
  });

  it("a visitor can neither move nor write", async () => {
    const visitor = world.browser();
    expect((await move(visitor, 4, 2)).status).toBe(401);
    expect((await write(visitor, "mine", 0)).status).toBe(401);
  });

  it("own data have order and notes, and a deletion erases both", async () => {
    const { browser, user } = await saver(2, 4);
    await write(browser, "remember", 0);
    await move(browser, 2, 4);
    expect((await browser.get(paths.ownData())).body).toMatchObject({
      rows: {
        saved_orders: [{ gem_ids: "2,4" }],
        saved_notes: [{ gem_id: 4, note: "remember", revision: 1 }],
      },
    });
    const { documents, now } = world.app;
    await documents.users.erase({ id: user.id, erasedAt: now(), usernameFreedUntil: now() });
    expect(await documents.savedOrders.read(user.id)).toEqual([]);
    expect((await documents.savedNotes.list(user.id)).size).toBe(0);
  });

  it("too many are refused with Retry-After (docs/limits.md)", async () => {
    const { browser } = await saver(4);
    const answers = [];
    for (let round = 0; round < 121; round++) answers.push(await write(browser, `${round}`, round));
    expect(answers.slice(0, -1).every(({ status }) => status === 200)).toBe(true);
    expect(answers.at(-1)).toMatchObject({ status: 429 });
    expect(Number(answers.at(-1)?.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
