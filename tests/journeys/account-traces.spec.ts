import type { BrowserContext, Page } from "@playwright/test";
import { findChromium, launchOf } from "../support/browser.ts";
import {
  expect,
  expectAccessible,
  expectSignedOut,
  leave,
  modal,
  openDeletion,
  openModal,
  openProfileForm,
  password,
  reloadedBy,
  settle,
  test,
} from "./support/account.ts";
import { reviewDialog, writeButton } from "./support/reviews.ts";
import { chooseFromMenu, expectAddress, heartOf, told, visit } from "./support/visit.ts";

// With the back/forward cache, which browsers use and Playwright disables by default.
test.use({
  launchOptions: {
    ...launchOf(await findChromium()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

const secret = "A private sentence about moss.";

/** Starts a review and a change of the profile, and leaves them unfinished. */
async function leaveDraft(page: Page): Promise<void> {
  await (await openProfileForm(page)).field("Bio").fill(secret);
  await visit(page, "/gem/3");
  await writeButton(page).click();
  const { text, button } = reviewDialog(page);
  await text.fill(secret);
  await button("Close").click();
}

/** All data of the site that the tab keeps and can still show or read. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([sessionStorage, localStorage]) + document.documentElement.outerHTML);

/**
 * Goes one step in the history. A page from the back/forward cache is shown without a load event, so this waits for its
 * address instead of using `goBack`.
 */
async function step(page: Page, way: "back" | "forward", address: string): Promise<void> {
  // In a task of its own, because the navigation may end the document before the call returns.
  await page.evaluate((to) => void setTimeout(() => window.history[to]()), way);
  await expectAddress(page, address);
}

const logOut = (page: Page) => reloadedBy(page, () => chooseFromMenu(page, "Log out"));

test("a logout leaves no private data, in this tab and in the others", async ({ page, context }) => {
  const { email, nickname } = await settle(page, { nickname: "Shiori Tachibana" });
  const second = await context.newPage();
  await leaveDraft(second);
  await leaveDraft(page);
  expect((await kept(page)).includes(secret)).toBe(true);
  await Promise.all([reloadedBy(second, async () => undefined), logOut(page)]);
  for (const tab of [page, second]) {
    await expectSignedOut(tab);
    const left = await kept(tab);
    expect([secret, email, nickname].filter((text) => left.includes(text))).toEqual([]);
  }
});

/** What the site keeps in the storage that all tabs share. */
const onPhone = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(localStorage));

/** Begins a review in a tab of its own, which is closed then. */
async function leaveReview(context: BrowserContext): Promise<void> {
  const tab = await context.newPage();
  await visit(tab, "/gem/3");
  await writeButton(tab).click();
  await reviewDialog(tab).text.fill(secret);
  await tab.close();
}

test("nobody else who signs in finds the draft of a review, and it leaves the phone", async ({
  page,
  context,
}) => {
  await settle(page);
  await leaveReview(context);
  await settle(page);
  await visit(page, "/gem/3");
  await writeButton(page).click();
  await expect(reviewDialog(page).text).toHaveValue("");
  expect(await kept(page)).not.toContain(secret);
});

test("when the session has ended, the draft of a review leaves the phone, and its tab has it after the log-in", async ({
  page,
  context,
}) => {
  const { signInAgain } = await settle(page);
  await leaveReview(context);
  await visit(page, "/gem/3");
  expect(await onPhone(page)).toContain(secret);
  await leave(page);
  await page.reload();
  await expectSignedOut(page);
  // The page erases it once it is hydrated.
  await expect.poll(() => onPhone(page)).not.toContain(secret);
  await signInAgain();
  await page.reload();
  await writeButton(page).click();
  await expect(reviewDialog(page).text).toHaveValue(secret);
});

test("after a logout the Back button leads to no private page", async ({ page }) => {
  const { email, nickname } = await settle(page, { nickname: "Shiori Tachibana" });
  for (const address of ["/profile", "/account-settings", "/photos"]) await visit(page, address);
  await step(page, "back", "/account-settings");
  await expect(page.getByText(email)).toBeVisible();
  await step(page, "forward", "/photos");
  await logOut(page);
  for (const address of ["/account-settings", "/profile"]) {
    await step(page, "back", address);
    await expect(page.getByText(/^Please log in to /)).toBeVisible();
    const left = await kept(page);
    expect([email, nickname].filter((text) => left.includes(text))).toEqual([]);
  }
});

test("a page from the back/forward cache notices a logout that happened meanwhile", async ({
  page,
  context,
}) => {
  const { email } = await settle(page);
  await visit(page, "/account-settings");
  await expect(page.getByText(email)).toBeVisible();
  // A cached page receives no message from the other tab. It finds the changed value in the local storage when it is
  // shown again.
  const second = await context.newPage();
  await visit(second, "/");
  await second.evaluate(() => localStorage.setItem("anaba-session", "another"));
  await context.clearCookies({ name: /session/ });
  await reloadedBy(page, () =>
    page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
  );
  await expect(page.getByText("Please log in to continue")).toBeVisible();
});

test("the deletion of an account leaves no private data in the browser", async ({ page }) => {
  const { email, nickname } = await settle(page, { nickname: "Shiori Tachibana" });
  await leaveDraft(page);
  await visit(page, "/account-settings");
  const { field, confirm } = await openDeletion(page);
  await field.fill(password);
  await confirm.click();
  await expect(told(page, "Account deleted successfully")).toBeVisible();
  await expectSignedOut(page);
  await expectAddress(page, "/");
  const left = await kept(page);
  expect([secret, email, nickname].filter((text) => left.includes(text))).toEqual([]);
  await step(page, "back", "/account-settings");
  await expect(page.getByText("Please log in to continue")).toBeVisible();
  expect((await kept(page)).includes(email)).toBe(false);
});

test("the keyboard reaches the log-in button of a notice, and returns to the heart", async ({ page }) => {
  await visit(page, "/gem/12");
  const heart = heartOf(page);
  await heart.focus();
  await page.keyboard.press("Enter");
  // The notice can get the focus once it is in the top layer, one frame after it is shown.
  await expect(page.locator(":popover-open").getByText("Please log in to save gems")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("status").getByRole("button", { name: "Log in" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  const { dialog, field, button } = modal(page);
  await expect(field("Email")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(heart).toBeFocused();
  // The same with the mouse.
  await heart.click();
  await page.getByRole("status").getByRole("button", { name: "Log in" }).click();
  await button("Close").click();
  await expect(dialog).toBeHidden();
  await expect(heart).toBeFocused();
});

test("while mail is simulated, the log-in modal says so wherever it would send one", async ({ page }) => {
  const { dialog, tab, field, button, heading } = await openModal(page);
  const note = dialog.getByText("Email is simulated here: nothing is sent.", { exact: false });
  await expect(note).toHaveCount(0);
  await field("Email").fill("simulated@example.com");
  await button("Forgot password?").click();
  // There is no such account, which the answer does not tell.
  await expect(dialog.getByRole("status")).toHaveText("Password reset email sent! Check your inbox.");
  await expect(note).toBeVisible();
  await tab("Sign Up").click();
  await expect(note).toBeVisible();
  await field("Email").fill("simulated@example.com");
  await button("Get a code").click();
  await expect(heading("Check your email")).toBeVisible();
  await expect(note).toBeVisible();
});
