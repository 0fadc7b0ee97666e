import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { password, writeReview } from "../support/people.ts";
import { useWorld } from "../support/world.ts";

const world = useWorld();

/** What only a signed-in user may do (docs/product.md §6), with the sentence for visitors. */
const personal = [
  ["saves a gem", paths.saves(), { intent: "save", gemId: "1" }, "Please log in to save gems"],
  ["removes a save", paths.saves(), { intent: "remove", gemId: "1" }, "Please log in to save gems"],
  [
    "writes a review",
    paths.ownReviews(),
    { intent: "write", gemId: "1", rating: "5", reviewText: "" },
    "Please log in to write a review",
  ],
  [
    "deletes a review",
    paths.ownReviews(),
    { intent: "delete", gemId: "1", reviewId: "x" },
    "Please log in to write a review",
  ],
  [
    "reports a review",
    paths.ownReviews(),
    { intent: "report", gemId: "1", reviewId: "x", reason: "spam", note: "" },
    "Please log in to report a review",
  ],
  [
    "edits a profile",
    paths.editProfile(),
    { intent: "save", nickname: "Nn", username: "nnn", bio: "" },
    "No user logged in",
  ],
  ["deletes an account", paths.accountSettings(), { intent: "delete", password }, "No user logged in"],
] as const;

describe("a visitor (docs/product.md §6)", () => {
  test.each(personal)("a visitor who %s is refused", async (_, address, fields, message) => {
    const { status, body } = await world
      .browser()
      .post(address, fields, { headers: { Accept: "application/json" } });
    expect([status, body["ok"], body["message"]]).toEqual([401, false, message]);
  });

  test("a visitor is asked to log in before anything else is checked", async () => {
    const unknown = { intent: "write", gemId: "13", rating: "0", reviewText: "" };
    const { status, body } = await world.browser().post(paths.ownReviews(), unknown);
    expect([status, body["message"]]).toEqual([401, "Please log in to write a review"]);
  });
});

describe("a signed-in person (docs/product.md §6)", () => {
  test("a user deletes only their own review, with the id of its gem", async () => {
    const owner = await world.people.signedIn("writer");
    const thief = await world.people.signedIn("thief");
    const { documents } = world.app;
    const own = () => documents.reviews.find({ gemId: 4, userId: "writer" });
    await writeReview(documents, { id: "mine", gemId: 4, userId: "writer", reviewText: "Mine" });
    const before = await own();
    const remove = (browser: Browser, gemId: string) =>
      browser.post(paths.ownReviews(), { intent: "delete", gemId, reviewId: "mine" });
    expect((await remove(thief.browser, "4")).status).toBe(404);
    await writeReview(documents, { gemId: 4, userId: "thief", rating: 1 });
    expect((await remove(thief.browser, "4")).status).toBe(404);
    expect((await remove(world.browser(), "4")).status).toBe(401);
    expect((await remove(owner.browser, "5")).status).toBe(404);
    expect(await own()).toEqual(before);
    expect((await remove(owner.browser, "4")).status).toBe(200);
    expect(await own()).toBeUndefined();
  });

  test("a user replaces only their own review", async () => {
    const one = await world.people.signedIn("one");
    const two = await world.people.signedIn("two");
    const write = (browser: Browser, reviewText: string) =>
      browser.post(paths.ownReviews(), { intent: "write", gemId: "6", rating: "4", reviewText });
    await write(one.browser, "first");
    await write(two.browser, "second");
    await write(two.browser, "third");
    const textOf = async (userId: string) =>
      (await world.app.documents.reviews.find({ gemId: 6, userId }))?.reviewText;
    expect([await textOf(one.user.id), await textOf(two.user.id)]).toEqual(["first", "third"]);
  });

  test("a user changes only their own saves, profile and account", async () => {
    const other = await world.people.signedIn("bystander");
    const { browser, user } = await world.people.signedIn("changer");
    await browser.post(paths.saves(), { intent: "save", gemId: "2" });
    await browser.post(paths.editProfile(), {
      intent: "save",
      nickname: "New",
      username: "changer",
      bio: "b",
    });
    const after = await world.app.documents.users.byId(user.id);
    expect([after?.savedGems, after?.nickname]).toEqual([[2], "New"]);
    await browser.post(paths.accountSettings(), { intent: "delete", password });
    expect(await world.app.documents.users.byId(user.id)).toBeUndefined();
    expect(await world.app.documents.users.byId(other.user.id)).toEqual(other.user);
  });
});
