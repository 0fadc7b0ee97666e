import type { Page } from "@playwright/test";
import {
  everySize,
  expect,
  expectAccessible,
  expectSignedOut,
  leave,
  modal,
  newName,
  password,
  reloadedBy,
  settle,
  test,
} from "./support/account.ts";
import { expectAddress, notices, visit } from "./support/visit.ts";

/** Whether the whole page is logged out, without having been loaded again. */
async function expectLoggedOutInPlace(page: Page, address: string): Promise<void> {
  await expectSignedOut(page);
  await expect(page.getByRole("link", { name: "Your profile", exact: true })).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("menuitem", { includeHidden: true })).toHaveText([
    "Saved",
    "Help",
  ]);
  await expectAddress(page, address);
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
}

/** Opens a page as somebody whose session ends afterwards. */
async function openAndExpire(page: Page, address: string) {
  const account = await settle(page);
  await visit(page, address);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await leave(page);
  return account;
}

/** Logs in by the open modal, which loads the page again. */
async function logInAgain(page: Page, email: string): Promise<void> {
  const { field, button } = modal(page);
  await field("Email").fill(email);
  await field("Password").fill(password);
  await reloadedBy(page, () => button("Sign In").click());
}

const logInOf = (page: Page, role: "main" | "dialog" | "alertdialog") =>
  page.getByRole(role).getByRole("button", { name: "Log in", exact: true });

test(
  "the profile's form keeps what was typed when the session has ended, and offers to log in",
  everySize,
  async ({ page }) => {
    const { email } = await openAndExpire(page, "/profile/edit");
    const bio = page.getByRole("textbox", { name: "Bio" });
    await bio.fill("Typed at leisure.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("No user logged in")).toBeVisible();
    await expectLoggedOutInPlace(page, "/profile/edit");
    await expect(bio).toHaveValue("Typed at leisure.");
    await expectAccessible(page);
    await logInOf(page, "main").click();
    await logInAgain(page, email);
    await expect(bio).toHaveValue("Typed at leisure.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "Profile updated successfully!" })).toBeVisible();
  },
);

test("the check of a username notices that the session has ended", async ({ page }) => {
  await openAndExpire(page, "/profile/edit");
  const username = newName();
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await expectLoggedOutInPlace(page, "/profile/edit");
  await expect(page.getByText("No user logged in")).toHaveCount(1);
  await expect(logInOf(page, "main")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Username" })).toHaveValue(username);
});

test(
  "the deletion's dialog stays open when the session has ended, above a page without personal data",
  everySize,
  async ({ page }) => {
    const { email } = await openAndExpire(page, "/account-settings");
    await page.getByRole("button", { name: "Delete Account", exact: true }).click();
    const dialog = page.getByRole("alertdialog", { name: "Delete your account?", exact: true });
    await dialog.getByRole("textbox", { name: "Password" }).fill(password);
    await dialog.getByRole("button", { name: "Delete Account", exact: true }).click();
    await expect(dialog.getByText("No user logged in")).toBeVisible();
    await expectLoggedOutInPlace(page, "/account-settings");
    await expect(dialog.getByRole("textbox", { name: "Password" })).toHaveValue(password);
    await expect(page.getByText(email)).toHaveCount(0);
    await expectAccessible(page);
    await logInOf(page, "alertdialog").click();
    await expect(modal(page).dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(modal(page).dialog).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await logInOf(page, "main").click();
    await logInAgain(page, email);
    await expect(page.getByRole("main").getByText(email)).toBeVisible();
  },
);

test(
  "the review's dialog stays open when the session has ended, and opens again after the log-in",
  everySize,
  async ({ page }) => {
    const { email } = await openAndExpire(page, "/gem/11");
    await page.getByRole("button", { name: "Write a review", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Write a review", exact: true });
    const text = dialog.getByRole("textbox");
    await dialog.getByRole("radio", { name: "2 stars", exact: true }).check();
    await text.fill("Written before the session ended");
    await dialog.getByRole("button", { name: "Submit", exact: true }).click();
    await expect(dialog.getByText("Please log in to write a review")).toBeVisible();
    await expectLoggedOutInPlace(page, "/gem/11");
    await expect(text).toHaveValue("Written before the session ended");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Log in", exact: true }).click();
    await logInAgain(page, email);
    await expect(text).toHaveValue("Written before the session ended");
    await expect(dialog.getByRole("radio", { name: "2 stars", exact: true })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("button", { name: "Write a review", exact: true })).toBeEnabled();
    await expect(dialog).toHaveCount(0);
  },
);

test("a heart on the page of saved gems notices that the session has ended", async ({ page }) => {
  await settle(page);
  await visit(page, "/gem/12");
  const heart = page.getByRole("button", { name: "Save Ichijoji Ramen Street", exact: true });
  await heart.click();
  await expect(notices(page).getByText("Added to saved posts")).toBeVisible();
  await visit(page, "/saved");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await leave(page);
  await heart.click();
  await expect(notices(page).getByText("Please log in to save gems", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Log in to see your saved gems" })).toBeVisible();
  await expectLoggedOutInPlace(page, "/saved");
});

for (const [entry, address, heading] of [
  ["Profile", "/profile", "Please log in to view your profile"],
  ["Saved", "/saved", "Log in to see your saved gems"],
  ["Account Settings", "/account-settings", "Please log in to continue"],
] as const)
  test(`the page behind the menu's “${entry}” notices that the session has ended`, async ({ page }) => {
    await openAndExpire(page, "/gem/3");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("menuitem", { name: entry, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectLoggedOutInPlace(page, address);
  });
