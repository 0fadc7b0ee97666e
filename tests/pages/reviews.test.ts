import { describe, expect, it } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import type { Answer, Browser } from "../support/browser-in-process.ts";
import { useWorld } from "../support/world.ts";

const world = useWorld();
const write = (
  browser: Browser,
  gemId: number,
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer> =>
  browser.post(paths.ownReviews(), {
    gemId: String(gemId),
    intent: "write",
    rating: "4",
    reviewText: "",
    ...fields,
  });
const remove = (browser: Browser, gemId: number, reviewId: string): Promise<Answer> =>
  browser.post(paths.ownReviews(), { gemId: String(gemId), intent: "delete", reviewId });
const own = async (gemId: number, userId: string) => {
  const review = await world.app.documents.reviews.find({ gemId, userId });
  if (review === undefined) throw new Error("no review");
  return review;
};

describe("writing a review (docs/product.md §4, §5, §7)", () => {
  it("a review is created with the writer's nickname and the server's time", async () => {
    const { browser, user } = await world.people.signedIn("hana", { nickname: "花" });
    expect(await write(browser, 1, { rating: "5", reviewText: "Go early.\r\nBring socks." })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(await own(1, user.id)).toMatchObject({
      gemId: 1,
      userId: user.id,
      userNickname: "花",
      rating: 5,
      reviewText: "Go early.\nBring socks.",
      createdAt: world.app.now(),
      updatedAt: world.app.now(),
    });
  });

  it("a new review shows to visitors at once", async () => {
    const { browser } = await world.people.signedIn("yuki", { nickname: "Yuki of the snow" });
    const before = await world.browser().get(paths.gem(9));
    expect(before.text).toContain("No one has written about this place yet.");
    await write(browser, 9, { rating: "3", reviewText: "Slippery & <b>green</b>" });
    const { text } = await world.browser().get(paths.gem(9));
    expect(text).toContain("Yuki of the snow");
    expect(text).toContain("Slippery &amp; &lt;b&gt;green&lt;/b&gt;");
    expect(text).toContain("3.0 out of 5");
  });

  it("a second review of a gem replaces the user's first one", async () => {
    const { browser, user } = await world.people.signedIn("kenji");
    await write(browser, 2, { rating: "1" });
    const first = await own(2, user.id);
    world.clock.advance(60_000);
    await write(browser, 2, { rating: "5", reviewText: "Went again." });
    expect(await own(2, user.id)).toMatchObject({
      id: first.id,
      rating: 5,
      reviewText: "Went again.",
      createdAt: first.createdAt,
      updatedAt: first.createdAt + 60_000,
    });
    expect(await world.app.documents.reviews.totals(2)).toMatchObject({ count: 1, mean: 5 });
  });

  it("a review sent several times is stored once", async () => {
    const { browser } = await world.people.signedIn("mio");
    const answers = await Promise.all(Array.from({ length: 10 }, () => write(browser, 3)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await world.app.documents.reviews.totals(3)).toMatchObject({ count: 1 });
  });

  it.each([
    [{ rating: "" }, "Please choose a rating"],
    [{ rating: "0" }, "Please choose a rating"],
    [{ rating: "6" }, "Please choose a rating"],
    [{ reviewText: "x".repeat(501) }, "Review must be no more than 500 characters long"],
    [{ reviewText: "a\u0000b" }, "Review contains characters that cannot be shown"],
  ])("the review %j is refused and not stored", async (fields, message) => {
    const { browser, user } = await world.people.signedIn(`strict${++count}`);
    expect(await write(browser, 5, fields)).toMatchObject({ status: 422, body: { ok: false, message } });
    expect(await world.app.documents.reviews.find({ gemId: 5, userId: user.id })).toBeUndefined();
  });

  it("a review of an unknown gem is refused", async () => {
    const { browser } = await world.people.signedIn("lost");
    expect((await write(browser, 13)).status).toBe(404);
    expect((await write(browser, 0)).status).toBe(404);
  });
});

describe("deleting a review (docs/product.md §6, Roles)", () => {
  it("deleting a review updates the totals", async () => {
    const { browser, user } = await world.people.signedIn("aiko");
    await write(browser, 7);
    expect((await remove(browser, 7, (await own(7, user.id)).id)).body).toMatchObject({ ok: true });
    expect(await world.app.documents.reviews.totals(7)).toMatchObject({ count: 0 });
    expect((await world.browser().get(paths.gem(7))).text).toContain("No one has written");
  });

  it("deleting a review twice gets 404", async () => {
    const { browser, user } = await world.people.signedIn("twice");
    await write(browser, 10);
    const { id } = await own(10, user.id);
    expect((await remove(browser, 10, id)).status).toBe(200);
    expect((await remove(browser, 10, id)).status).toBe(404);
  });
});

let count = 0;
