import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectSignedIn,
  expectSignedOut,
  leave,
  newName,
  openModal,
  reloadedBy,
  test,
} from "./support/account.ts";
import { addressOf, visit } from "./support/visit.ts";

const popupOf = async (page: Page, button: string): Promise<Page> => {
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  await expect(popup.getByRole("heading", { name: "Stand-in for Google" })).toBeVisible();
  return popup;
};

/** Goes through the stand-in as somebody. */
async function chooseAccount(popup: Page, email: string): Promise<void> {
  await popup.getByRole("textbox", { name: "Email" }).fill(email);
  await popup.getByRole("textbox", { name: "Name" }).fill("Gen Sato");
  await Promise.all([popup.waitForEvent("close"), popup.getByRole("button", { name: "Continue" }).click()]);
}

async function signIn(page: Page, email: string): Promise<void> {
  await openModal(page);
  await chooseAccount(await popupOf(page, "Continue with Google"), email);
}

test("a first Google sign-in completes the profile and comes back home", async ({ page }) => {
  const name = newName();
  await signIn(page, `${name}@example.com`);
  await expect(page.getByRole("heading", { level: 1, name: "Complete Your Profile" })).toBeVisible();
  expect(addressOf(page)).toBe("/profile/edit?from=google");
  await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await expect(page.getByRole("textbox", { name: "Nickname" })).toHaveValue("Gen Sato");
  await page.getByRole("textbox", { name: "Username" }).fill(name);
  await expect(page.getByText("This username is available")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Profile updated successfully!" })).toBeVisible();
  expect(addressOf(page)).toBe("/");

  // The next time there is nothing to complete.
  await leave(page);
  await openModal(page, "/photos");
  const popup = await popupOf(page, "Continue with Google");
  await reloadedBy(page, () => chooseAccount(popup, `${name}@example.com`));
  await expectSignedIn(page);
  expect(addressOf(page)).toBe("/photos");
});

test("completing the profile may wait", async ({ page }) => {
  await signIn(page, `${newName()}@example.com`);
  await page.getByRole("button", { name: "Skip for Now" }).click();
  await expect(page.getByRole("article")).toHaveCount(12);
  expect(addressOf(page)).toBe("/");
  await expectSignedIn(page);
});

test("closing the popup changes nothing, and it can be opened again", async ({ page }) => {
  const { dialog } = await openModal(page);
  await (await popupOf(page, "Continue with Google")).close();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("status")).toHaveText("");
  await (await popupOf(page, "Continue with Google")).close();
  await expectAccessible(page);
});

test("a blocked popup is told", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const { dialog, button } = await openModal(page);
  await button("Continue with Google").click();
  await expect(dialog.getByRole("status")).toHaveText("Please allow popups to continue with Google");
  await expectAccessible(page);
});

test("an account made with Google is deleted after Google has confirmed it", async ({ page }) => {
  const email = `${newName()}@example.com`;
  await signIn(page, email);
  await page.getByRole("button", { name: "Skip for Now" }).click();
  await visit(page, "/account-settings");
  await page.getByRole("button", { name: "Delete Account", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?", exact: true });
  await dialog.getByRole("button", { name: "Delete Account", exact: true }).click();
  await expect(dialog.getByText("Please confirm with Google first")).toBeVisible();
  await expectAccessible(page);
  await chooseAccount(await popupOf(page, "Confirm with Google"), email);
  await expect(dialog.getByText("Confirmed. You can delete your account now.")).toBeVisible();
  await dialog.getByRole("button", { name: "Delete Account", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Account deleted successfully" })).toBeVisible();
  expect(addressOf(page)).toBe("/");
  await expectSignedOut(page);
});
