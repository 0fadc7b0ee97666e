import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { drawStamp } from "../../domain/stamps/draw-stamp.ts";
import { straightPress } from "../../domain/stamps/press.ts";
import { monthOf } from "../../domain/stamps/stamp.ts";
import { dataPath } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import { japanTime } from "../../domain/travel/japan-time.ts";
import { ownerKey } from "../../server/base/hashes.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { useWorld } from "../support/world.ts";

const world = useWorld();
const asPage = { headers: { Accept: "text/html,*/*;q=0.8" } };
const asScript = { headers: { Accept: "application/json" } };

let count = 0;
const collector = () => world.people.signedIn(`collector${++count}`);
const send = (browser: Browser, fields: Readonly<Record<string, string>>) =>
  browser.post(paths.stamps(), fields, asScript);
const present = () => monthOf(japanTime(world.clock.now()).day);
const pressed = { ink: "88", tiltX: "-40", tiltY: "7", turn: "3", grain: "201" };
const press = { ink: 88, tiltX: -40, tiltY: 7, turn: 3, grain: 201 };

describe("the stamp book (docs/product.md §4, Stamps)", () => {
  it("keeps the press and the present month in Japan, for its owner alone", async () => {
    const { browser } = await collector();
    const { browser: other } = await collector();
    const stamps = [{ gemId: 4, month: present(), ...press }];
    expect(await send(browser, { intent: "press", gemId: "4", ...pressed })).toMatchObject({
      status: 200,
      body: { ok: true, stamps, takenAway: null },
    });
    expect((await browser.get(dataPath(paths.stamps()))).body).toMatchObject({ stamps });
    expect((await other.get(dataPath(paths.stamps()))).body).toMatchObject({ stamps: [] });
  });

  it("without JavaScript a press is straight and full, a month changes, and a stamp that was taken away comes back as it was", async () => {
    const { browser } = await collector();
    const post = async (fields: Readonly<Record<string, string>>) =>
      (await browser.post(paths.stamps(), fields, asPage)).text;
    const page = await post({ intent: "press", gemId: "4" });
    expect(page).toContain("1 of 12 stamps");
    expect(page).toContain("No. 5: not yet");
    expect(page).toContain(drawStamp(4, straightPress, "stamp-4"));
    expect(await post({ intent: "month", gemId: "4", year: "2019", month: "5" })).toContain(
      "stamped May 2019",
    );
    const without = await post({ intent: "remove", gemId: "4" });
    expect(without).toContain("No. 4: not yet");
    const [, undo = ""] = /<form[^>]*>((?:(?!<\/form>).)*Stamp taken away.*?)<\/form>/s.exec(without) ?? [];
    const fields = [...undo.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]);
    expect(await post(Object.fromEntries(fields))).toContain("stamped May 2019");
  });

  it("a repeated press is one stamp, and the last one counts", async () => {
    const { browser } = await collector();
    await send(browser, { intent: "press", gemId: "4" });
    const again = await send(browser, { intent: "press", gemId: "4", ...pressed });
    expect(again.body).toMatchObject({ stamps: [{ gemId: 4, ...press }] });
    expect(await send(browser, { intent: "remove", gemId: "5" })).toMatchObject({
      body: { ok: true, takenAway: null },
    });
  });

  it("a press that has waited has the month in which it was made in Japan, unless the phone's clock is wrong", async () => {
    const { browser, user } = await collector();
    const monthOfPress = async (pressedAt: number) => {
      const sent = { intent: "press", gemId: "4", pressedAt: String(pressedAt) };
      expect((await send(browser, sent)).status).toBe(200);
      return (await world.app.documents.stamps.list(user.id))[0]?.month;
    };
    const now = world.clock.now();
    const day = 24 * 60 * 60 * 1000;
    const inMonth = (moment: number) => monthOf(japanTime(moment).day);
    expect(await monthOfPress(now - 29 * day)).toBe(inMonth(now - 29 * day));
    expect(await monthOfPress(now + 40 * day)).toBe(present());
    expect(await monthOfPress(now - 400 * day)).toBe(present());
  });

  it("a press of somebody else is refused: who presses may have waited while another person signed in", async () => {
    const { browser, user } = await collector();
    const { user: other } = await collector();
    const fields = { intent: "press", gemId: "4" };
    expect(await send(browser, { ...fields, pressedBy: ownerKey(other.id) })).toMatchObject({
      status: 403,
      body: { ok: false, refusal: { code: "stamp-other-user" } },
    });
    expect(await send(browser, { ...fields, pressedBy: ownerKey(user.id) })).toMatchObject({ status: 200 });
  });

  it("the gem's page has its reader's stamp; a visitor's page and a copy have none", async () => {
    const { browser } = await collector();
    await send(browser, { intent: "press", gemId: "4", ...pressed });
    const stampIn = async (of: Browser, address: string) =>
      v.parse(v.object({ view: v.object({ stamp: v.unknown() }) }), (await of.get(address)).body).view.stamp;
    expect(await stampIn(browser, dataPath(paths.gem(4)))).toMatchObject({ gemId: 4, ...press });
    expect(await stampIn(browser, dataPath(paths.gem(5)))).toBeNull();
    expect(await stampIn(world.browser(), dataPath(paths.gem(4)))).toBeNull();
    expect((await browser.get(paths.gem(4))).text).toContain('aria-pressed="true"');
  });

  it.each([
    [{ intent: "press", gemId: "13" }, 404],
    [{ intent: "press", gemId: "4", ink: "101" }, 400],
    [{ intent: "press", gemId: "4", grain: "0x1" }, 400],
    [{ intent: "press", gemId: "4", year: "9999", month: "1" }, 422],
    [{ intent: "month", gemId: "4", year: "2020", month: "13" }, 422],
    [{ intent: "press", gemId: "4", user_id: "x" }, 400],
  ])("%j is refused with %i", async (fields, status) => {
    const { browser } = await collector();
    expect((await send(browser, fields)).status).toBe(status);
    expect((await browser.get(dataPath(paths.stamps()))).body).toMatchObject({ stamps: [] });
  });

  it("a visitor is asked to log in", async () => {
    expect(await send(world.browser(), { intent: "press", gemId: "4" })).toMatchObject({
      status: 401,
      body: { message: "Please log in to collect stamps" },
    });
    const { status, headers } = await world.browser().get(paths.stampPicture());
    expect([status, headers.get("location")]).toEqual([303, paths.stamps()]);
  });

  it("the picture has the very print of the page, and is never stored by a cache", async () => {
    const { browser } = await collector();
    await send(browser, { intent: "press", gemId: "4", ...pressed });
    const { text, headers } = await browser.get(paths.stampPicture());
    expect(headers.get("content-type")).toBe("image/svg+xml");
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("content-disposition")).toContain("attachment");
    expect(text).toContain(drawStamp(4, press, "stamp-4"));
    expect((await browser.get(paths.stamps())).text).toContain(drawStamp(4, press, "stamp-4"));
  });

  it("the download of one's own data has the stamps, and a deletion takes them", async () => {
    const { browser, user } = await collector();
    await send(browser, { intent: "press", gemId: "4", ...pressed });
    expect((await browser.get(paths.ownData())).body).toMatchObject({
      rows: { stamps: [{ gem_id: 4, ink: 88, tilt_x: -40, month: present() }] },
    });
    const { documents } = world.app;
    const now = world.clock.now();
    await documents.users.erase({ id: user.id, erasedAt: now, usernameFreedUntil: now });
    expect(await documents.stamps.list(user.id)).toEqual([]);
  });
});
