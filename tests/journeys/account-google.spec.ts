import type { Page } from "@playwright/test";
import {
  closedBy,
  continueWithGoogle,
  createAccount,
  expect,
  expectAccessible,
  expectSignedIn,
  expectSignedOut,
  leave,
  mailedLink,
  newName,
  newPassword,
  openDeletion,
  openModal,
  password,
  popupOf,
  signIn,
  test,
} from "./support/account.ts";
import { expectAddress, told, visit } from "./support/visit.ts";

/** Presses a button of the development provider that ends the sign-in there. */
const endWith = (popup: Page, button: string) =>
  closedBy(popup, () => popup.getByRole("button", { name: button }).click());

/**
 * Leaves the profile unchanged after a first sign-in, and waits for the home page, so that no later navigation
 * interferes.
 */
async function skipCompletion(page: Page): Promise<void> {
  await expectAddress(page, "/profile/edit?from=google");
  await page.getByRole("button", { name: "Skip for Now" }).click();
  await expect(page.getByRole("article")).toHaveCount(12);
  await expectAddress(page, "/");
}

/** Signs up with Google, and opens the dialog that deletes the account. */
async function signUpAndOpenDeletion(page: Page, email: string) {
  await openModal(page);
  await continueWithGoogle(page, email);
  await skipCompletion(page);
  await visit(page, "/account-settings");
  return openDeletion(page);
}

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
  const { email } = await createAccount();
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

  await continueWithGoogle(page, email);
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
  const { field, button } = await openModal(page);
  await continueWithGoogle(page, email);
  await skipCompletion(page);
  await expectSignedIn(page);
  await leave(page);
  await openModal(page);
  await field("Email").fill(email);
  await button("Forgot password?").click();
  await visit(page, await mailedLink(email));
  await newPassword(page).send(password);
  await expect(page.getByText("Your password has been changed. Please sign in.")).toBeVisible();

  await openModal(page);
  await signIn(page, email);
  await expectSignedIn(page);
  await leave(page);
  await openModal(page);
  await continueWithGoogle(page, email);
  await expect(page.getByRole("heading", { level: 1, name: "Complete Your Profile" })).toBeVisible();
  await expectAccessible(page);

  await visit(page, "/account-settings");
  const deletion = await openDeletion(page);
  await expect(deletion.button("Confirm with Google")).toHaveCount(0);
  await deletion.field.fill(password);
  await deletion.confirm.click();
  await expect(told(page, "Account deleted successfully")).toBeVisible();
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

test("an account made with Google is deleted after Google has confirmed it, and another account does not", async ({
  page,
}) => {
  const email = `${newName()}@example.com`;
  const { dialog, confirm } = await signUpAndOpenDeletion(page, email);
  await confirm.click();
  await expect(dialog.getByText("Please confirm with Google first")).toBeVisible();
  await expectAccessible(page);
  await continueWithGoogle(page, `${newName()}@example.com`, "Confirm with Google");
  await expect(dialog.getByText("Please choose the Google account you signed up with.")).toBeVisible();
  await expectAccessible(page);
  await confirm.click();
  await expect(dialog.getByText("Please confirm with Google first")).toBeVisible();
  await continueWithGoogle(page, email, "Confirm with Google");
  await expect(dialog.getByText("Confirmed. You can delete your account now.")).toBeVisible();
  await confirm.click();
  await expect(told(page, "Account deleted successfully")).toBeVisible();
  await expectAddress(page, "/");
  await expectSignedOut(page);
});
