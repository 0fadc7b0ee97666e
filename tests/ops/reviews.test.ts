import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { operatedSite } from "../support/operated-site.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { sites } from "../support/site-of-engine.ts";
import { wrongTotals } from "../support/recount.ts";
import { openDatabase } from "../../server/database/copies.ts";
import { changeUser } from "../support/people.ts";

describe.each(sites)("an operator looks after reviews on %s", (_engine, create) => {
  const { world, run, json } = operatedSite(create);
  const write = (browser: Browser, gemId: number, rating: number, reviewText: string) =>
    browser.post(paths.ownReviews(), {
      intent: "write",
      gemId: String(gemId),
      rating: String(rating),
      reviewText,
    });
  const idOf = async (userId: string, gemId: number) =>
    (await world.app.documents.reviews.find({ gemId, userId }))?.id ?? "";
  /** The gem's page as a visitor sees it a second after a change by another process. */
  const page = async (gemId: number) => {
    world.clock.advance(1000);
    return (await world.browser().get(paths.gem(gemId))).text;
  };
  const totalsAreRight = async () => {
    await using db = await openDatabase(world.app.config.databaseUrl);
    expect(await wrongTotals(db)).toEqual([]);
  };

  test("a hidden review leaves list, mean, spread and schema.org, and comes back with its writer's new name", async () => {
    const mean = await world.people.signedIn("mean");
    const kind = await world.people.signedIn("kind");
    await write(mean.browser, 1, 1, "Horrid insults.");
    await write(kind.browser, 1, 5, "A quiet walk.");
    expect(await page(1)).toContain("Horrid insults.");
    const id = await idOf("mean", 1);

    expect((await run("review", "hide", id, "--reason", "insults")).out).toBe(`${id} of gem 1 is hidden\n`);
    const hidden = await page(1);
    expect(hidden).not.toContain("Horrid insults.");
    expect(hidden).toContain("5.0 out of 5");
    const [, schema = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(hidden) ?? [];
    expect(schema).toContain("schema.org");
    expect(schema).not.toMatch(/Horrid|Nick of mean/);
    expect(await world.app.documents.reviews.totals(1)).toMatchObject({ count: 1, spread: [0, 0, 0, 0, 1] });
    expect((await kind.browser.get(paths.gem(1))).text).not.toContain("Horrid insults.");
    const own = (await mean.browser.get(paths.gem(1))).text;
    expect(own).toContain("Horrid insults.");
    expect(own).toContain("Only you see this review. We have hidden it: insults");
    await totalsAreRight();

    await changeUser(world.app.documents, "mean", { nickname: "Renamed" });
    expect((await run("review", "restore", id)).code).toBe(0);
    const restored = await page(1);
    expect(restored).toContain("Horrid insults.");
    expect(restored).toContain("Renamed");
    expect(await world.app.documents.reviews.totals(1)).toMatchObject({ count: 2, mean: 3 });
    await totalsAreRight();
  });

  test("the writer of a hidden review cannot write another one until it is deleted, and gets the reason", async () => {
    const { browser } = await world.people.signedIn("again");
    await write(browser, 2, 2, "first");
    const id = await idOf("again", 2);
    await run("review", "hide", id, "--reason", "spam");
    const refused = await write(browser, 2, 3, "second");
    expect([refused.status, refused.body["message"]]).toEqual([
      403,
      "Your review of this gem was hidden by the site’s operator.",
    ]);
    expect((await run("review", "delete", id, "--reason", "spam")).code).toBe(0);
    expect((await write(browser, 2, 3, "third")).status).toBe(200);
    await totalsAreRight();
  });

  test("deleting a visible review as an operator updates the totals", async () => {
    const { browser } = await world.people.signedIn("brief");
    await write(browser, 3, 4, "soon gone");
    const id = await idOf("brief", 3);
    expect((await run("review", "delete", id, "--reason", "asked for by its writer")).code).toBe(0);
    expect(await world.app.documents.reviews.totals(3)).toMatchObject({ count: 0, mean: null });
    expect((await run("review", "show", id)).code).toBe(3);
    expect(await page(3)).toContain("No one has written");
    await totalsAreRight();
  });

  test("a hidden review is deleted with its writer's account", async () => {
    const { browser } = await world.people.signedIn("leaver");
    await write(browser, 4, 1, "mine");
    const id = await idOf("leaver", 4);
    await run("review", "hide", id, "--reason", "spam");
    expect(await world.app.documents.users.footprint("leaver")).toMatchObject({ reviews: 1 });
    await run("user", "delete", "leaver", "--yes");
    expect((await run("review", "show", id)).code).toBe(3);
    await totalsAreRight();
  });

  test("a hidden review and a new one that a server of the previous release accepted in its place are both kept", async () => {
    const { browser } = await world.people.signedIn("doubled");
    await write(browser, 5, 1, "first");
    const id = await idOf("doubled", 5);
    await run("review", "hide", id, "--reason", "spam");
    await using db = await openDatabase(world.app.config.databaseUrl);
    const review = { user_id: "doubled", user_nickname: "", rating: 5, review_text: "second" };
    const row = { id: "r2", gem_id: 5, ...review, created_at: 1, updated_at: 1 };
    await db.insertInto("reviews").values(row).execute();
    const refused = await run("review", "restore", id);
    expect([refused.code, refused.err]).toEqual([3, expect.stringContaining("reviewed that gem again")]);
    expect((await run("review", "show", id)).out).toContain("hidden");
  });

  test("an operator lists reviews newest first, by gem, by user, and the hidden ones", async () => {
    const { browser } = await world.people.signedIn("lister");
    for (const gemId of [6, 7, 8]) {
      world.clock.advance(1000);
      await write(browser, gemId, 3, `of ${gemId}\nin two lines`);
    }
    const all = await json("review", "list", "--user", "lister");
    expect(all["reviews"]).toMatchObject([{ gemId: 8 }, { gemId: 7 }, { gemId: 6 }]);
    expect((await json("review", "list", "--gem", "7"))["reviews"]).toMatchObject([{ userId: "lister" }]);
    expect((await json("review", "list", "--limit", "1"))["reviews"]).toMatchObject([{ gemId: 8 }]);
    const id = await idOf("lister", 6);
    await run("review", "hide", id, "--reason", "test of the list");
    expect((await run("review", "list", "--hidden", "--limit", "1")).out).toContain(
      `${id}  gem 6  3/5  by lister`,
    );
    expect((await run("review", "show", id)).out).toContain("    of 6\n    in two lines\n    hidden ");
  });

  test("a refused command about reviews changes nothing and exits with 3", async () => {
    for (const args of [
      ["review", "hide", "none", "--reason", "x"],
      ["review", "hide", "none"],
      ["review", "delete", "none"],
      ["review", "delete", "none", "--reason", "x"],
      ["review", "restore", "none"],
      ["review", "show", "none"],
    ])
      expect(await run(...args)).toMatchObject({ code: 3, out: "" });
  });
});
