import type { Locator, Page } from "@playwright/test";
import { newUser } from "../support/people.ts";
import type { Documents } from "../../server/documents/documents.ts";
import { expectAccessible, fromElsewhere } from "./support/account.ts";
import { everySize, expect, test as base } from "./support/people.ts";
import { visit } from "./support/visit.ts";

/** A refusal has status 4xx, which the browser reports in its console. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
  expectedComplaints: async ({}, use) => {
    await use([/the server responded with a status of (?:401|409|422)/]);
  },
  // oxlint-disable-next-line no-empty-pattern -- the same
  extraHTTPHeaders: async ({}, use) => {
    await use(fromElsewhere());
  },
});

const thanks = "Thank you. We'll look at it.";

/** A review of gem 12 by somebody else, named after the traveller. */
async function review(documents: Documents, id: string) {
  const nickname = `Grumbler ${id}`;
  const writer = await documents.users.create(newUser(`g-${id}`, { username: null, nickname }));
  await documents.reviews.write({
    id: `r-${id}`,
    gemId: 12,
    userId: writer.id,
    rating: 1,
    reviewText: `Buy noodles, ${id}.`,
    writtenAt: Date.now(),
  });
  return { nickname, id: `r-${id}` };
}

const button = (inside: Locator | Page, name: string) => inside.getByRole("button", { name, exact: true });
const cardOf = (page: Page, nickname: string) => page.getByRole("article", { name: nickname, exact: true });

test(
  "a user reports a review, which is gone for them, and reads later what became of it",
  everySize,
  async ({ page, traveller, documents }) => {
    const reported = await review(documents, traveller.user.id);
    await visit(page, "/gem/12");
    const card = cardOf(page, reported.nickname);
    await button(card, "Report").click();
    const dialog = page.getByRole("dialog", { name: "Report this review", exact: true });
    await expect(dialog.getByRole("radio").first()).toBeFocused();
    await expect(dialog.getByRole("radiogroup").getByRole("radio")).toHaveCount(5);
    await expectAccessible(page);
    await button(dialog, "Send report").click();
    await expect(dialog.getByText("Please choose a reason")).toBeVisible();
    await dialog.getByRole("radio", { name: "It is advertising" }).check();
    const note = dialog.getByRole("textbox", { name: "Anything to add?" });
    await note.fill("x".repeat(501));
    await expect(dialog.getByText("Report must be no more than 500 characters long")).toBeVisible();
    await note.fill("No place for \u202eadvertising");
    await button(dialog, "Send report").click();
    await expect(dialog.getByText("Report contains characters that cannot be shown")).toBeVisible();
    await note.fill("No place for advertising.");
    await button(dialog, "Send report").click();
    await expect(page.getByRole("status").getByText(thanks)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(card).toHaveCount(0);
    await expect(page.getByRole("list", { name: "Reviews", exact: true })).toBeFocused();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Reviews", exact: true })).toBeVisible();
    await expect(card).toHaveCount(0);

    await visit(page, "/account-settings");
    const region = page.getByRole("region", { name: "Your reports", exact: true });
    await expect(region.getByRole("listitem")).toContainText(/A review of .*We’ll look at it\./s);
    const hiding = { id: reported.id, hiddenAt: Date.now(), reason: "Advertising." };
    await documents.hiddenReviews.hide(hiding);
    await page.reload();
    await expect(region.getByRole("listitem")).toContainText("We have hidden the review.");
    await expectAccessible(page);
  },
);

test("the writer of a hidden review reads the reason on their own review", async ({
  page,
  traveller,
  documents,
}) => {
  const { id, nickname } = traveller.user;
  await documents.reviews.write({
    id: `own-${id}`,
    gemId: 12,
    userId: id,
    rating: 2,
    reviewText: "Mine.",
    writtenAt: Date.now(),
  });
  await documents.hiddenReviews.hide({
    id: `own-${id}`,
    hiddenAt: Date.now(),
    reason: "It names a neighbour.",
  });
  await visit(page, "/gem/12");
  const card = cardOf(page, nickname);
  await expect(card).toContainText("Only you see this review. We have hidden it: It names a neighbour.");
  await expect(card.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
});

test("a user whose session ends in the dialog is asked to log in, and nothing is lost", async ({
  page,
  traveller,
  documents,
}) => {
  const { nickname } = await review(documents, traveller.user.id);
  await visit(page, "/gem/12");
  await button(cardOf(page, nickname), "Report").click();
  const dialog = page.getByRole("dialog", { name: "Report this review", exact: true });
  await dialog.getByRole("radio", { name: "Something else" }).check();
  await dialog.getByRole("textbox").fill("Typed before.");
  await traveller.expire();
  await button(dialog, "Send report").click();
  await expect(dialog.getByText("Please log in to report a review")).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveValue("Typed before.");
  await expect(button(dialog, "Log in")).toBeVisible();
});

test("a user who has reported much about one gem hears that it is there already", async ({
  page,
  traveller,
  documents,
}) => {
  const much = { id: `m-${traveller.user.id}`, gemId: 2, userId: traveller.user.id, reportedAt: Date.now() };
  await documents.mistakeReports.add({ ...much, mistake: "x".repeat(1990) });
  await visit(page, "/gem/2");
  await page.getByRole("link", { name: "Something wrong?", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Report a mistake", exact: true });
  await dialog.getByRole("textbox", { name: "What is wrong?", exact: true }).fill("One more thing.");
  await button(dialog, "Send").click();
  await expect(
    dialog.getByText("We have your earlier notes on this place and will look at them first."),
  ).toBeVisible();
});

test.describe("a visitor", () => {
  test.use({ signedIn: false });

  test("a visitor who reports a review is asked to log in", async ({ page, traveller, documents }) => {
    const { nickname } = await review(documents, traveller.user.id);
    await visit(page, "/gem/12");
    await button(cardOf(page, nickname), "Report").click();
    await expect(page.getByRole("status").getByText("Please log in to report a review")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(cardOf(page, nickname)).toBeVisible();
  });

  test(
    "a visitor reports a mistake in the facts without an account",
    everySize,
    async ({ page, traveller, documents }) => {
      await visit(page, "/gem/3");
      const link = page.getByRole("link", { name: "Something wrong?", exact: true });
      await link.click();
      const dialog = page.getByRole("dialog", { name: "Report a mistake", exact: true });
      const text = dialog.getByRole("textbox", { name: "What is wrong?", exact: true });
      await expect(text).toBeFocused();
      await button(dialog, "Send").click();
      await expect(dialog.getByText("Please say what is wrong")).toBeVisible();
      await expectAccessible(page);
      const mistake = `The last bus goes earlier, ${traveller.user.id}.`;
      await text.fill(mistake);
      await button(dialog, "Send").click();
      await expect(page.getByRole("status").getByText(thanks)).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
      const open = await documents.mistakeReports.list({ isOpen: true, limit: 1000 });
      expect(open.filter((report) => report.mistake === mistake)).toMatchObject([{ gemId: 3, userId: null }]);
    },
  );
});

test.describe("on the page of its own", () => {
  test.use({ signedIn: false });

  test("the thanks for a mistake have the focus, which the button had", async ({ page }) => {
    await visit(page, "/mistake?gemId=5");
    await page.getByRole("textbox", { name: "What is wrong?", exact: true }).fill("The shop has moved.");
    await button(page, "Send").click();
    await expect(page.getByRole("status").filter({ hasText: thanks })).toBeFocused();
    await expectAccessible(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ signedIn: false, javaScriptEnabled: false });

  test("a visitor without JavaScript reports a mistake on a page of its own", everySize, async ({ page }) => {
    await page.goto("/gem/5");
    await page.getByRole("link", { name: "Something wrong?", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Report a mistake" })).toBeVisible();
    await page.getByRole("textbox", { name: "What is wrong?", exact: true }).fill("The shop has moved.");
    await button(page, "Send").click();
    await expect(page.getByRole("status").getByText(thanks)).toBeVisible();
    await page.getByRole("link", { name: /^Back to / }).click();
    await expect(page).toHaveURL(/\/gem\/5$/);
  });
});
