import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/account.ts";
import { everySize, expect, test, type Traveller } from "./support/people.ts";
import { editButton, reviewDialog, writeButton } from "./support/reviews.ts";
import { holdBack, notices, told, visit } from "./support/visit.ts";

const cardOf = (page: Page, { user }: Traveller) =>
  page.getByRole("article", { name: user.nickname, exact: true });

const start = Date.UTC(2026, 3, 1);
const refused = { status: 503, body: "" };

async function open(page: Page, gemId: number) {
  await visit(page, `/gem/${gemId}`);
  await writeButton(page).click();
  return reviewDialog(page);
}

test(
  "the review dialog has five stars with their labels and a text with a counter, and cannot be sent without a rating",
  everySize,
  async ({ page }) => {
    const { dialog, rating, star, text, button } = await open(page, 2);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText("No rating", { exact: true })).toBeVisible();
    await expect(button("Submit")).toBeDisabled();
    const reason = dialog.getByText("Choose a rating to submit.", { exact: true });
    await expect(reason).toBeInViewport();
    await expect(button("Delete review")).toHaveCount(0);
    await expectAccessible(page);
    await expect(rating.getByRole("radio")).toHaveCount(5);
    for (const [label, word] of [
      ["1 star", "Poor"],
      ["2 stars", "Fair"],
      ["3 stars", "Good"],
      ["4 stars", "Very Good"],
      ["5 stars", "Excellent"],
    ] as const) {
      await star(label).check();
      await expect(dialog.getByText(word, { exact: true })).toBeVisible();
    }
    await expect(dialog.getByText("No rating", { exact: true })).toHaveCount(0);
    await expect(button("Submit")).toBeEnabled();
    await expect(reason).toHaveCount(0);
    await text.fill("家族👨‍👩‍👧");
    await expect(dialog.getByText("10 / 500", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await text.fill("One more line. ".repeat(33));
    await expect(dialog.getByText("495 / 500", { exact: true })).toBeVisible();
    await expect(button("Submit")).toBeInViewport({ ratio: 1 });
  },
);

test(
  "a review is written, shown, edited by its card and by the button, and deleted",
  everySize,
  async ({ page, traveller }) => {
    const first = await open(page, 3);
    await first.star("4 stars").check();
    await first.text.fill("First line\nSecond line <b>not bold</b>");
    await first.button("Submit").click();
    await expect(told(page, "Review submitted successfully!")).toBeVisible();
    await expect(first.dialog).toBeHidden();
    const card = cardOf(page, traveller);
    await expect(card).toContainText("4 stars");
    await expect(card.getByText("First line\nSecond line <b>not bold</b>")).toBeVisible();
    await expect(writeButton(page)).toHaveCount(0);
    await expect(editButton(page)).toBeFocused();

    // With the key also while some text is selected.
    await card.getByText("First line").selectText();
    await card.getByRole("button", { name: "Edit what you wrote", exact: true }).press("Enter");
    await expect(reviewDialog(page, "Edit your review").dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await page.evaluate(() => window.getSelection()?.empty());

    await card.getByText("First line").click();
    const second = reviewDialog(page, "Edit your review");
    await expect(second.star("4 stars")).toBeChecked();
    await expect(second.text).toHaveValue("First line\nSecond line <b>not bold</b>");
    await expectAccessible(page);
    await second.star("5 stars").check();
    await second.text.fill("Went again.");
    await second.button("Submit").click();
    await expect(told(page, "Review submitted successfully!").last()).toBeVisible();
    await expect(card.getByText("Went again.", { exact: true })).toBeVisible();
    await expect(card).toContainText("5 stars");

    await editButton(page).click();
    await second.button("Delete review").click();
    await expect(told(page, "Review deleted successfully!")).toBeVisible();
    await expect(second.dialog).toBeHidden();
    await expect(card).toHaveCount(0);
    await expect(writeButton(page)).toBeVisible();
  },
);

test("a review is written, edited by its card, and deleted with the keyboard alone", async ({
  page,
  traveller,
}) => {
  await visit(page, "/gem/5");
  await writeButton(page).focus();
  await page.keyboard.press("Enter");
  const { star, text, dialog } = reviewDialog(page);
  await expect(star("1 star")).toBeFocused();
  await page.keyboard.press("Space");
  for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowRight");
  await expect(star("3 stars")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(text).toBeFocused();
  await page.keyboard.type("Slow and quiet.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(told(page, "Review submitted successfully!")).toBeVisible();
  await expect(dialog).toBeHidden();
  const edit = cardOf(page, traveller).getByRole("button", { name: "Edit what you wrote", exact: true });
  await edit.focus();
  await page.keyboard.press("Enter");
  const editing = reviewDialog(page, "Edit your review");
  await expect(editing.star("3 stars")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(editing.dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await page.keyboard.press("Space");
  await editing.button("Delete review").focus();
  await page.keyboard.press("Enter");
  await expect(told(page, "Review deleted successfully!")).toBeVisible();
  await expect(writeButton(page)).toBeFocused();
});

test("a review dialog that was closed opens again before the browser has reported that it closed", async ({
  page,
}) => {
  // The report comes with a frame. Here it never comes.
  await page.addInitScript(() =>
    document.addEventListener("close", (event) => event.stopImmediatePropagation(), true),
  );
  await visit(page, "/gem/5");
  const { dialog, star, button } = reviewDialog(page);
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => button("Close").click(),
    () => button("Cancel").click(),
  ]) {
    await writeButton(page).click();
    await expect(star("1 star")).toBeFocused();
    await close();
    await expect(dialog).toBeHidden();
    await expect(writeButton(page)).toBeFocused();
  }
  await page.keyboard.press("Space");
  await expect(dialog).toBeVisible();
});

test("more than 500 characters are refused at the field, and kept", async ({ page }) => {
  let posts = 0;
  page.on("request", (request) => void (posts += Number(request.method() === "POST")));
  const { star, text, button, dialog } = await open(page, 6);
  await star("5 stars").check();
  await text.fill("x".repeat(501));
  await expect(dialog.getByText("501 / 500", { exact: true })).toBeVisible();
  await expect(dialog.getByText("Review must be no more than 500 characters long")).toBeVisible();
  await expect(text).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await button("Submit").click();
  await text.fill("x".repeat(500));
  await button("Submit").click();
  await expect(told(page, "Review submitted successfully!")).toBeVisible();
  expect(posts).toBe(1);
});

test("the draft of a review survives a reload; Cancel discards it", async ({ page }) => {
  const { star, text, button, dialog } = await open(page, 7);
  await star("2 stars").check();
  await text.fill("Half a thought");
  await page.reload();
  await visit(page, "/gem/8");
  await writeButton(page).click();
  await expect(text).toHaveValue("");
  await visit(page, "/gem/7");
  await writeButton(page).click();
  await expect(star("2 stars")).toBeChecked();
  await expect(text).toHaveValue("Half a thought");
  await button("Close").click();
  await writeButton(page).click();
  await expect(text).toHaveValue("Half a thought");
  await button("Cancel").click();
  await expect(dialog).toBeHidden();
  await expect(writeButton(page)).toBeFocused();
  await writeButton(page).click();
  await expect(text).toHaveValue("");
  await expect(dialog.getByText("No rating", { exact: true })).toBeVisible();
});

test("the draft of a review survives its tab, and is gone in every tab once it is sent", async ({
  page,
  context,
}) => {
  const first = await context.newPage();
  const { star, text } = await open(first, 7);
  await star("2 stars").check();
  await text.fill("Written in a tab that the phone closed");
  await first.close();

  const { star: kept, text: keptText, button, dialog } = await open(page, 7);
  await expect(kept("2 stars")).toBeChecked();
  await expect(keptText).toHaveValue("Written in a tab that the phone closed");
  const third = await context.newPage();
  await visit(third, "/gem/7");
  await button("Submit").click();
  await expect(dialog).toBeHidden();
  await writeButton(third).click();
  await expect(reviewDialog(third).text).toHaveValue("");
});

test("two presses send one review", async ({ page }) => {
  let posts = 0;
  page.on("request", (request) => void (posts += Number(request.method() === "POST")));
  const release = await holdBack(page, "**/reviews");
  const { star, button } = await open(page, 8);
  await star("4 stars").check();
  await button("Submit").focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("Enter");
  await expectAccessible(page);
  release();
  await expect(told(page, "Review submitted successfully!")).toBeVisible();
  expect(posts).toBe(1);
});

test.describe("when it goes wrong", () => {
  test.use({ expectedComplaints: [/status of (?:401|404|503)|net::ERR_FAILED/] });

  test("a failed review shows no message; the typed text stays, and Submit becomes Try again", async ({
    page,
    traveller,
  }) => {
    await page.route("**/reviews", (route) => route.fulfill(refused));
    const { star, text, button, dialog } = await open(page, 9);
    await star("3 stars").check();
    await text.fill("Do not lose me");
    await button("Submit").click();
    await expect(button("Try again")).toBeVisible();
    await expect(button("Submit")).toHaveCount(0);
    await expect(text).toHaveValue("Do not lose me");
    await expect(star("3 stars")).toBeChecked();
    await expect(page.getByText("An unexpected error occurred")).toHaveCount(0);
    const kept = dialog.getByText("Kept as a draft on this phone.", { exact: true });
    await expect(kept).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute("**/reviews");
    await page.route("**/reviews", (route) => route.abort());
    await button("Try again").click();
    await expect(kept).toBeVisible();
    await expectAccessible(page);
    await expect(button("Try again")).toBeEnabled();
    await page.unroute("**/reviews");
    await button("Try again").click();
    await expect(told(page, "Review submitted successfully!")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(cardOf(page, traveller).getByText("Do not lose me")).toBeVisible();
  });

  test("a review that gets no response is aborted after 10 s", async ({ page }) => {
    await page.clock.install({ time: start });
    const sent = Promise.withResolvers<void>();
    await page.route("**/reviews", () => sent.resolve());
    const { star, button } = await open(page, 9);
    await star("3 stars").check();
    await page.clock.pauseAt(start + 60_000);
    await button("Submit").click();
    // The 10 s begin with the request.
    await sent.promise;
    await page.clock.runFor(9_900);
    await expect(button("Submit")).toBeVisible();
    await page.clock.runFor(200);
    await expect(button("Try again")).toBeVisible();
  });

  test("a refused deletion leaves the review and can be tried again", async ({
    page,
    traveller,
    documents,
  }) => {
    await documents.reviews.write({
      id: `r-${traveller.user.id}`,
      gemId: 10,
      userId: traveller.user.id,
      rating: 5,
      reviewText: "Stays",
      writtenAt: Date.now(),
    });
    await visit(page, "/gem/10");
    await editButton(page).click();
    const { button } = reviewDialog(page, "Edit your review");
    await page.route("**/reviews", (route) => route.fulfill(refused));
    await button("Delete review").click();
    await expect(button("Try again to delete")).toBeVisible();
    await expect(page.getByText("An unexpected error occurred")).toHaveCount(0);
    await page.unroute("**/reviews");
    await button("Try again to delete").click();
    await expect(told(page, "Review deleted successfully!")).toBeVisible();
  });

  test("Undo restores a deleted review; if that fails, the text stays in the dialog", async ({
    page,
    traveller,
    documents,
  }) => {
    const userId = traveller.user.id;
    const review = { id: `u-${userId}`, gemId: 12, userId, rating: 4, reviewText: "Worth the walk." };
    await documents.reviews.write({ ...review, writtenAt: Date.now() });
    await visit(page, "/gem/12");
    const undo = notices(page).getByRole("button", { name: "Undo", exact: true });
    const editing = reviewDialog(page, "Edit your review");
    const card = cardOf(page, traveller);

    await editButton(page).click();
    await editing.text.fill("Not this, which was never sent.");
    await editing.button("Delete review").click();
    await undo.click();
    await expect(told(page, "Review submitted successfully!")).toBeVisible();
    await expect(card.getByText("Worth the walk.", { exact: true })).toBeVisible();
    await expect(card).toContainText("4 stars");

    await editButton(page).click();
    await editing.button("Delete review").click();
    await expect(card).toHaveCount(0);
    await page.route("**/reviews", (route) => route.fulfill(refused));
    await undo.click();
    const writing = reviewDialog(page);
    await expect(writing.text).toHaveValue("Worth the walk.");
    await expect(writing.star("4 stars")).toBeChecked();
  });

  test("a review that was deleted in another tab disappears here too", async ({
    page,
    traveller,
    documents,
  }) => {
    const userId = traveller.user.id;
    const review = { id: `g-${userId}`, gemId: 10, userId, rating: 5, reviewText: "", writtenAt: Date.now() };
    await documents.reviews.write(review);
    await visit(page, "/gem/10");
    await editButton(page).click();
    await documents.reviews.remove({ id: review.id, gemId: 10, userId });
    const { button } = reviewDialog(page, "Edit your review");
    await button("Delete review").click();
    await expect(told(page, "Review deleted successfully!")).toBeVisible();
    await expect(writeButton(page)).toBeVisible();
  });
});
