import type { Page } from "@playwright/test";
import {
  everySize,
  expect,
  expectAccessible,
  expectSignedOut,
  leave,
  modal,
  newName,
  openDeletion,
  password,
  profileForm,
  settle,
  signIn,
  test,
} from "./support/account.ts";
import { reviewDialog, writeButton } from "./support/reviews.ts";
import { chooseFromMenu, expectAddress, heartOf, told, visit } from "./support/visit.ts";

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

const logInOf = (page: Page, role: "main" | "dialog" | "alertdialog") =>
  page.getByRole(role).getByRole("button", { name: "Log in", exact: true });

test(
  "the profile's form keeps what was typed when the session has ended, and offers to log in",
  everySize,
  async ({ page }) => {
    const { email } = await openAndExpire(page, "/profile/edit");
    const { field, save } = profileForm(page);
    const bio = field("Bio");
    await bio.fill("Typed at leisure.");
    await save.click();
    await expect(page.getByText("No user logged in")).toBeVisible();
    await expectLoggedOutInPlace(page, "/profile/edit");
    await expect(bio).toHaveValue("Typed at leisure.");
    await expectAccessible(page);
    await logInOf(page, "main").click();
    await signIn(page, email);
    await expect(bio).toHaveValue("Typed at leisure.");
    await save.click();
    await expect(told(page, "Profile updated successfully!")).toBeVisible();
  },
);

test("the check of a username notices that the session has ended", async ({ page }) => {
  await openAndExpire(page, "/profile/edit");
  const username = newName();
  const field = profileForm(page).field("Username");
  await field.fill(username);
  await expectLoggedOutInPlace(page, "/profile/edit");
  await expect(page.getByText("No user logged in")).toHaveCount(1);
  await expect(logInOf(page, "main")).toBeVisible();
  await expect(field).toHaveValue(username);
});

test(
  "the deletion's dialog stays open when the session has ended, above a page without personal data",
  everySize,
  async ({ page }) => {
    const { email } = await openAndExpire(page, "/account-settings");
    const { dialog, field, confirm } = await openDeletion(page);
    await field.fill(password);
    await confirm.click();
    await expect(dialog.getByText("No user logged in")).toBeVisible();
    await expectLoggedOutInPlace(page, "/account-settings");
    await expect(field).toHaveValue(password);
    await expect(page.getByText(email)).toHaveCount(0);
    await expectAccessible(page);
    await logInOf(page, "alertdialog").click();
    await expect(modal(page).dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(modal(page).dialog).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await logInOf(page, "main").click();
    await signIn(page, email);
    await expect(page.getByRole("main").getByText(email)).toBeVisible();
  },
);

test(
  "the review's dialog stays open when the session has ended, and opens again after the log-in",
  everySize,
  async ({ page }) => {
    const { email } = await openAndExpire(page, "/gem/11");
    await writeButton(page).click();
    const { dialog, star, text, button } = reviewDialog(page);
    await star("2 stars").check();
    await text.fill("Written before the session ended");
    await button("Submit").click();
    await expect(dialog.getByText("Please log in to write a review")).toBeVisible();
    await expectLoggedOutInPlace(page, "/gem/11");
    await expect(text).toHaveValue("Written before the session ended");
    await expectAccessible(page);
    await button("Log in").click();
    await signIn(page, email);
    await expect(text).toHaveValue("Written before the session ended");
    await expect(star("2 stars")).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(writeButton(page)).toBeEnabled();
    await expect(dialog).toHaveCount(0);
  },
);

test("a heart on the page of saved gems notices that the session has ended", async ({ page }) => {
  await settle(page);
  await visit(page, "/gem/12");
  await heartOf(page).click();
  await expect(told(page, "Added to saved posts")).toBeVisible();
  await visit(page, "/saved");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await leave(page);
  await heartOf(page).click();
  await expect(told(page, "Please log in to save gems")).toBeVisible();
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
    await chooseFromMenu(page, entry);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(logInOf(page, "main")).toBeVisible();
    await expectLoggedOutInPlace(page, address);
  });
