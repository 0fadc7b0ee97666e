import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { password } from "../support/people.ts";
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

  test.each([paths.home(), paths.gem(1), paths.photos(), paths.gemPhotos(1)])(
    "a visitor can read %s",
    async (address) => {
      expect((await world.browser().get(address)).status).toBe(200);
    },
  );
});

describe("a signed-in person (docs/product.md §6)", () => {
  test("a user deletes only their own review, with the id of its gem", async () => {
    const owner = await world.people.signedIn("writer");
    const thief = await world.people.signedIn("thief");
    const written = { id: "mine", gemId: 4, userId: owner.user.id, rating: 5, reviewText: "Mine" };
    await world.app.documents.reviews.write({ ...written, writtenAt: world.clock.now() });
    const remove = (browser: typeof owner.browser, gemId: string) =>
      browser.post(paths.ownReviews(), { intent: "delete", gemId, reviewId: "mine" });
    expect((await remove(thief.browser, "4")).status).toBe(404);
    expect((await remove(owner.browser, "5")).status).toBe(404);
    const found = await world.app.documents.reviews.ofUser({ gemId: 4, userId: owner.user.id });
    expect(found?.reviewText).toBe("Mine");
    expect((await remove(owner.browser, "4")).status).toBe(200);
  });

  test("a user replaces only their own review", async () => {
    const one = await world.people.signedIn("one");
    const two = await world.people.signedIn("two");
    const write = (browser: typeof one.browser, reviewText: string) =>
      browser.post(paths.ownReviews(), { intent: "write", gemId: "6", rating: "4", reviewText });
    await write(one.browser, "first");
    await write(two.browser, "second");
    await write(two.browser, "third");
    const textOf = async (userId: string) =>
      (await world.app.documents.reviews.ofUser({ gemId: 6, userId }))?.reviewText;
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
