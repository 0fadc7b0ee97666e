import type { Locator, Page } from "@playwright/test";
import {
  closedBy,
  everySize,
  expect,
  expectAccessible,
  expectSignedIn,
  expectSignedOut,
  leave,
  mailTo,
  newName,
  openModal,
  password,
  popupOf,
  reloadedBy,
  settle,
  test,
} from "./support/account.ts";
import { expectAddress, visit } from "./support/visit.ts";

/** Presses a button of the development provider that ends the sign-in there. */
const endWith = (popup: Page, button: string) =>
  closedBy(popup, () => popup.getByRole("button", { name: button }).click());

/** Signs in at the development provider as somebody. */
async function chooseAccount(popup: Page, email: string): Promise<void> {
  await popup.getByRole("textbox", { name: "Email" }).fill(email);
  await popup.getByRole("textbox", { name: "Name" }).fill("Gen Sato");
  await endWith(popup, "Continue");
}

async function signIn(page: Page, email: string): Promise<void> {
  await openModal(page);
  await chooseAccount(await popupOf(page, "Continue with Google"), email);
}

/**
 * Leaves the profile unchanged after a first sign-in, and waits for the home page, so that no later navigation
 * interferes.
 */
async function skipCompletion(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Skip for Now" }).click();
  await expect(page.getByRole("article")).toHaveCount(12);
  await expectAddress(page, "/");
}

/** Signs up with Google, and opens the dialog that deletes the account; returns the dialog. */
async function openDeletion(page: Page, email: string): Promise<Locator> {
  await signIn(page, email);
  await skipCompletion(page);
  await visit(page, "/account-settings");
  await page.getByRole("button", { name: "Delete Account", exact: true }).click();
  return page.getByRole("alertdialog", { name: "Delete your account?", exact: true });
}

test("a first Google sign-in completes the profile and leads home", everySize, async ({ page }) => {
  const name = newName();
  await signIn(page, `${name}@example.com`);
  await expect(page.getByRole("heading", { level: 1, name: "Complete Your Profile" })).toBeVisible();
  await expectAddress(page, "/profile/edit?from=google");
  await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await expect(page.getByRole("textbox", { name: "Nickname" })).toHaveValue("Gen Sato");
  await page.getByRole("textbox", { name: "Username" }).fill(name);
  await expect(page.getByText("This username is available")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Profile updated successfully!" })).toBeVisible();
  await expectAddress(page, "/");

  // At the next sign-in there is nothing to complete.
  await leave(page);
  await openModal(page, "/photos");
  const popup = await popupOf(page, "Continue with Google");
  await reloadedBy(page, () => chooseAccount(popup, `${name}@example.com`));
  await expectSignedIn(page);
  await expectAddress(page, "/photos");
});

test("the profile can be completed later", async ({ page }) => {
  await signIn(page, `${newName()}@example.com`);
  await skipCompletion(page);
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

test("the modal shows why a sign-in by Google failed, and nothing after a cancelled one", async ({
  page,
}) => {
  const { email } = await settle(page);
  await leave(page);
  const { dialog, button } = await openModal(page);
  const popup = await popupOf(page, "Continue with Google");
  await expectAccessible(popup);
  await endWith(popup, "Cancel");
  await expect(dialog.getByText(/Google has|did not work/)).toHaveCount(0);

  const unproven = await popupOf(page, "Continue with Google");
  await unproven.getByRole("checkbox", { name: "This address is verified" }).uncheck();
  await endWith(unproven, "Continue");
  await expect(dialog.getByText("Google has not verified this email address.")).toBeVisible();
  await expectAccessible(page);

  await chooseAccount(await popupOf(page, "Continue with Google"), email);
  await expect(dialog.getByText("An account with this email already exists. Please sign in.")).toBeVisible();
  await expect(button("Continue with Google")).toBeFocused();
  await expectSignedOut(page);
});

test("an expired Google sign-in says so and has no button to repeat it", async ({ page }) => {
  await openModal(page);
  const popup = await popupOf(page, "Continue with Google");
  const chooser = popup.url();
  await endWith(popup, "Cancel");
  await page.goto(chooser);
  await expect(page.getByRole("heading", { name: "This choice has expired" })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.goto(`${new URL(chooser).origin}/google-stand-in/auth?client_id=nobody`);
  await expect(page.getByRole("heading", { name: "This choice has expired" })).toBeVisible();
  await expectAccessible(page);
});

test("an account with Google and a password can sign in both ways, and is deleted by password", async ({
  page,
}) => {
  const email = `${newName()}@example.com`;
  await signIn(page, email);
  await skipCompletion(page);
  await expectSignedIn(page);
  await leave(page);
  const { field, button } = await openModal(page);
  await field("Email").fill(email);
  await button("Forgot password?").click();
  const [link = ""] = /https?:\/\/\S+/.exec(await mailTo(email)) ?? [];
  await visit(page, link);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Confirm password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Your password has been changed. Please sign in.")).toBeVisible();

  await openModal(page);
  await field("Email").fill(email);
  await field("Password").fill(password);
  await reloadedBy(page, () => button("Sign In").click());
  await expectSignedIn(page);
  await leave(page);
  await signIn(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Complete Your Profile" })).toBeVisible();

  await visit(page, "/account-settings");
  await page.getByRole("button", { name: "Delete Account", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?", exact: true });
  await expect(dialog.getByRole("button", { name: "Confirm with Google" })).toHaveCount(0);
  await dialog.getByRole("textbox", { name: "Password" }).fill(password);
  await dialog.getByRole("button", { name: "Delete Account", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Account deleted successfully" })).toBeVisible();
  await expectSignedOut(page);
});

test("a blocked popup is reported", async ({ page }) => {
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
  const dialog = await openDeletion(page, email);
  await dialog.getByRole("button", { name: "Delete Account", exact: true }).click();
  await expect(dialog.getByText("Please confirm with Google first")).toBeVisible();
  await expectAccessible(page);
  await chooseAccount(await popupOf(page, "Confirm with Google"), email);
  await expect(dialog.getByText("Confirmed. You can delete your account now.")).toBeVisible();
  await dialog.getByRole("button", { name: "Delete Account", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Account deleted successfully" })).toBeVisible();
  await expectAddress(page, "/");
  await expectSignedOut(page);
});

test("another Google account does not confirm a deletion; the right one then does", async ({ page }) => {
  const email = `${newName()}@example.com`;
  const dialog = await openDeletion(page, email);
  await chooseAccount(await popupOf(page, "Confirm with Google"), `${newName()}@example.com`);
  await expect(dialog.getByText("Please choose the Google account you signed up with.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete Account", exact: true }).click();
  await expect(dialog.getByText("Please confirm with Google first")).toBeVisible();
  await chooseAccount(await popupOf(page, "Confirm with Google"), email);
  await expect(dialog.getByText("Confirmed. You can delete your account now.")).toBeVisible();
});
