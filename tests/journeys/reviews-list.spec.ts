import { sql } from "kysely";
import { connectSqlite } from "../../server/database/sqlite.ts";
import { newUser } from "../support/people.ts";
import { expectAccessible } from "./support/account.ts";
import { writeTwoPagesOfReviews } from "./support/older-reviews.ts";
import { onOwnServer } from "./support/own-server.ts";
import { everySize, expect, test } from "./support/people.ts";
import { expectAddress, visit } from "./support/visit.ts";

test.describe("a visitor", () => {
  test.use({ signedIn: false });

  test(
    "a visitor reads a review as it was written, with the writer's name",
    everySize,
    async ({ page, traveller, documents }) => {
      const { user } = traveller;
      await documents.reviews.write({
        id: `list-${user.id}`,
        gemId: 2,
        userId: user.id,
        rating: 2,
        reviewText: "秋の花が好き。\nTwo lines.",
        writtenAt: Date.UTC(2026, 9, 3),
      });
      await visit(page, "/gem/2");
      const card = page.getByRole("article", { name: user.nickname, exact: true });
      await expect(card).toContainText("2 stars");
      await expect(card).toContainText("3 October 2026");
      await expect(card.getByText("秋の花が好き。\nTwo lines.")).toBeVisible();
      await expect(card.getByRole("button")).toHaveText(["Report"]);
      await expectAccessible(page);
    },
  );
});

test("without a nickname the writer is an Anonymous User", async ({ page, traveller, documents }) => {
  const { user } = traveller;
  await documents.users.update({ id: user.id, updatedAt: 1, usernameFreedUntil: 1, nickname: "" });
  const reviewText = `Nameless ${user.id}`;
  const review = { id: `anon-${user.id}`, gemId: 2, userId: user.id, rating: 4, writtenAt: Date.now() };
  await documents.reviews.write({ ...review, reviewText });
  await visit(page, "/gem/2");
  await expect(
    page.getByRole("article", { name: "Anonymous User", exact: true }).filter({ hasText: reviewText }),
  ).toBeVisible();
});

test("only one's own card can be pressed", async ({ page, traveller, documents }) => {
  const stranger = await documents.users.create(
    newUser(`s-${traveller.user.id}`, { username: null, nickname: `Stranger ${traveller.user.id}` }),
  );
  const review = { id: `x-${stranger.id}`, gemId: 3, userId: stranger.id, rating: 1, reviewText: "Mine" };
  await documents.reviews.write({ ...review, writtenAt: Date.now() });
  await visit(page, "/gem/3");
  const card = page.getByRole("article", { name: stranger.nickname, exact: true });
  await card.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(card.getByRole("button")).toHaveText(["Report"]);
});

test("a link leads to the older reviews, the address names them, and Back returns", async ({ page }) => {
  await onOwnServer(page, async ({ origin, documents }) => {
    await writeTwoPagesOfReviews(documents);
    await visit(page, `${origin}/gem/1`);
    const cards = page.getByRole("article");
    const newest = page.getByRole("article", { name: "Walker 20", exact: true });
    await expect(cards).toHaveCount(20);
    await expect(newest).toBeVisible();
    await page.getByRole("link", { name: "Show older reviews", exact: true }).click();
    await expect(page).toHaveURL(/\?before=/);
    await expect(page.getByRole("list", { name: "Reviews", exact: true })).toBeFocused();
    await expect(cards).toHaveCount(1);
    await expect(page.getByRole("article", { name: "Walker 0", exact: true })).toBeVisible();
    await page.goBack();
    await expectAddress(page, "/gem/1");
    await expect(cards).toHaveCount(20);
    await expect(cards.first()).toHaveAccessibleName("Walker 20");
  });
});

test("the end of another person's long review is folded; Read on shows it, and Show less folds it again", async ({
  page,
  traveller,
  documents,
}) => {
  const { user } = traveller;
  const stranger = await documents.users.create(
    newUser(`long-${user.id}`, { username: null, nickname: `Talker ${user.id}` }),
  );
  const lines = Array.from({ length: 40 }, (_, line) => `Line ${line + 1}`).join("\n");
  const long = { gemId: 2, rating: 4, reviewText: lines, writtenAt: Date.now() };
  await documents.reviews.write({ ...long, id: `long-${stranger.id}`, userId: stranger.id });
  await documents.reviews.write({ ...long, id: `long-own-${user.id}`, userId: user.id });
  await visit(page, "/gem/2");
  const card = page.getByRole("article", { name: stranger.nickname, exact: true });
  const text = card.getByText("Line 1\nLine 2");
  const height = async () => (await text.boundingBox())?.height ?? 0;
  const folded = await height();
  await card.getByRole("button", { name: "Read on", exact: true }).click();
  const less = card.getByRole("button", { name: "Show less", exact: true });
  await expect(less).toBeFocused();
  expect(await height()).toBeGreaterThan(4 * folded);
  await expectAccessible(page);
  await less.click();
  expect(await height()).toBe(folded);
  // One's own is whole: a press on it opens the editor.
  const own = page.getByRole("article", { name: user.nickname, exact: true });
  await expect(own.getByText("Line 1\nLine 2")).toBeVisible();
  await expect(own.getByRole("button")).toHaveCount(1);
});

test("when reviews cannot be read, the rest of the page is shown and says so", async ({ page }) => {
  await onOwnServer(page, async ({ origin, file }) => {
    const beneath = connectSqlite(file);
    await sql`drop table review_totals`.execute(beneath);
    await beneath.destroy();
    await visit(page, `${origin}/gem/1`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("alert").getByText("Failed to load reviews")).toBeVisible();
    await expect(page.getByRole("main").getByText("Failed to load reviews")).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("link", { name: "Try again", exact: true })).toBeVisible();
  });
});
