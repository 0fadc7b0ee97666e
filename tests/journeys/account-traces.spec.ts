import type { Page } from "@playwright/test";
import { findChromium, launchOf } from "../support/browser.ts";
import {
  expect,
  expectAccessible,
  expectSignedOut,
  openModal,
  password,
  reloadedBy,
  settle,
  test,
} from "./support/account.ts";
import { expectAddress, notices, visit } from "./support/visit.ts";

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
  await visit(page, "/profile/edit");
  await page.getByRole("textbox", { name: "Bio" }).fill(secret);
  await visit(page, "/gem/3");
  await page.getByRole("main").getByRole("button", { name: "Write a review", exact: true }).click();
  await page.getByRole("textbox", { name: "Your review" }).fill(secret);
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
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

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await reloadedBy(page, () => page.getByRole("menuitem", { name: "Log out" }).click());
}

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
  await page.getByRole("button", { name: "Delete Account", exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox", { name: "Password" }).fill(password);
  await dialog.getByRole("button", { name: "Delete Account", exact: true }).click();
  await expect(notices(page).getByText("Account deleted successfully", { exact: true })).toBeVisible();
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
  const heart = page.getByRole("button", { name: "Save Ichijoji Ramen Street", exact: true });
  await heart.focus();
  await page.keyboard.press("Enter");
  // The notice can get the focus once it is in the top layer, one frame after it is shown.
  await expect(page.locator(":popover-open").getByText("Please log in to save gems")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("status").getByRole("button", { name: "Log in" })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Log in or sign up" });
  await expect(dialog.getByRole("textbox", { name: "Email" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(heart).toBeFocused();
  // The same with the mouse.
  await heart.click();
  await page.getByRole("status").getByRole("button", { name: "Log in" }).click();
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(heart).toBeFocused();
});

test("while mail is simulated, the log-in modal says so wherever it would send one", async ({ page }) => {
  const { dialog, tab, field, button, heading } = await openModal(page);
  const note = dialog.getByText("Email is simulated here: nothing is sent.", { exact: false });
  await expect(note).toHaveCount(0);
  await field("Email").fill("simulated@example.com");
  await button("Forgot password?").click();
  await expect(note).toBeVisible();
  await tab("Sign Up").click();
  await expect(note).toBeVisible();
  await field("Email").fill("simulated@example.com");
  await button("Get a code").click();
  await expect(heading("Check your email")).toBeVisible();
  await expect(note).toBeVisible();
});
