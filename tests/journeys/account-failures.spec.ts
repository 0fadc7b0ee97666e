import type { Page } from "@playwright/test";
import {
  breakNext,
  closedBy,
  expect,
  expectAccessible,
  expectSignedIn,
  loseNext,
  newName,
  openDeletion,
  openModal,
  openProfileForm,
  password,
  popupOf,
  refuseNext,
  reloadedBy,
  settle,
  test,
} from "./support/account.ts";
import { codeAfter, signUp } from "./support/sign-up.ts";
import { visit } from "./support/visit.ts";

const connectionLost = "Please check your connection and try again.";

/** Goes to the password step, past an expired code. */
async function startSignUp(page: Page) {
  await openModal(page);
  const parts = signUp(page);
  const { tab, field, button, dialog, heading } = parts;
  await tab("Sign Up").click();
  await field("Email").fill(`${newName()}@example.com`);
  await refuseNext(page, "/signup", { code: "code-not-sent" });
  await button("Get a code").click();
  await expect(dialog.getByText("Failed to send verification code")).toBeVisible();
  await field("Verification code").fill(await codeAfter(page, () => button("Get a code").click()));
  await refuseNext(page, "/signup", { code: "code-over" });
  await button("Verify").click();
  await expect(field("Verification code")).toHaveAccessibleDescription(
    /This code can no longer be used. Please get a new one./,
  );
  await button("Verify").click();
  await expect(heading("Choose a password")).toBeVisible();
  return parts;
}

test("a server error during the sign-up is shown at its step, and the next try continues", async ({
  page,
}) => {
  const { field, button, dialog, choosePassword, chooseNickname } = await startSignUp(page);
  for (const name of ["Password", "Confirm password"]) await field(name).fill(`Aa1${"x".repeat(126)}`);
  await button("Continue").click();
  await expect(dialog.getByText("Password must be no more than 128 characters long")).toBeVisible();
  await choosePassword();
  await refuseNext(page, "/signup", { code: "username-not-checked" });
  await field("Username").fill(newName());
  await expect(dialog.getByText("Error checking username availability")).toBeVisible();
  await expectAccessible(page);
  await button("Continue").click();
  await expect(dialog.getByText("This username is available")).toBeVisible();
  await button("Continue").click();
  await chooseNickname();
  await field("Bio").fill("あ".repeat(4097));
  await button("Create account").click();
  await expect(dialog.getByText("Bio must be no more than 4,096 characters long")).toBeVisible();
  await field("Bio").fill("Slow walks.");
  await refuseNext(page, "/signup", { code: "signup-failed" });
  await button("Create account").click();
  await expect(dialog.getByText("Failed to complete signup")).toBeVisible();
  await expectAccessible(page);
  await loseNext(page, "/signup");
  await button("Create account").click();
  await expect(dialog.getByText(connectionLost)).toBeVisible();
  await expect(field("Bio")).toHaveValue("Slow walks.");
  await reloadedBy(page, () => button("Create account").click());
  await expectSignedIn(page);
});

test("an expired sign-up begins again with the email address", async ({ page }) => {
  await openModal(page);
  const { field, button, dialog, askForCode } = signUp(page);
  const email = `${newName()}@example.com`;
  await askForCode(email);
  await field("Verification code").fill("123456");
  await refuseNext(page, "/signup", { code: "signup-over" });
  await button("Verify").click();
  await expect(dialog.getByText("Your sign-up has expired. Please start again.")).toBeVisible();
  await expect(field("Email")).toHaveValue(email);
  await expectAccessible(page);
});

test("a failed sign-in shows the reason, and the typed text stays", async ({ page }) => {
  const { field, button, dialog } = await openModal(page);
  await field("Email").fill("somebody@example.com");
  await field("Password").fill(password);
  const says = async (sentence: string) => {
    await button("Sign In").click();
    await expect(dialog.getByText(sentence, { exact: true })).toBeVisible();
  };
  await refuseNext(page, "/sign-in", { code: "too-many", retryAfter: 60 });
  await says("Too many attempts. Please try again later.");
  await refuseNext(page, "/sign-in", { code: "busy" });
  await says("Please try again");
  await breakNext(page, "/sign-in");
  await says("An unexpected error occurred");
  await loseNext(page, "/sign-in");
  await says(connectionLost);
  await expect(field("Email")).toHaveValue("somebody@example.com");
  await expect(field("Password")).toHaveValue(password);
  await expectAccessible(page);
});

test("a failure of Google is shown, whether it does not answer or answers wrongly", async ({ page }) => {
  const { dialog } = await openModal(page);
  const outcomes = {
    "google-unavailable": "Google sign-in is not available right now. Please try again later.",
    "google-failed": "Google sign-in did not work. Please try again.",
  };
  for (const [outcome, sentence] of Object.entries(outcomes)) {
    const popup = await popupOf(page, "Continue with Google");
    await closedBy(popup, () => popup.goto(`/sign-in/done?outcome=${outcome}`));
    await expect(dialog.getByText(sentence)).toBeVisible();
  }
  await page.goto("/sign-in/done?outcome=google-failed");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You can close this window");
  await expectAccessible(page);
});

for (const [what, fails, sentence] of [
  [
    "refused",
    (page: Page) => refuseNext(page, "/profile/edit", { code: "profile-failed" }),
    "Failed to update profile",
  ],
  [
    "answered with nothing of ours",
    (page: Page) => breakNext(page, "/profile/edit"),
    "Failed to update profile",
  ],
  ["cut off", (page: Page) => loseNext(page, "/profile/edit"), connectionLost],
] as const)
  test(`a profile whose saving is ${what} is shown by a notice, and the form keeps the typed text`, async ({
    page,
  }) => {
    await settle(page);
    const { field, save } = await openProfileForm(page);
    await field("Bio").fill("Slow walks.");
    await fails(page);
    await save.click();
    await expect(page.getByRole("alert")).toHaveText(sentence);
    await expect(field("Bio")).toHaveValue("Slow walks.");
    await expectAccessible(page);
    await field("Nickname").press("Enter");
    await expect(page.getByText("Slow walks.", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Edit Profile" })).toHaveCount(0);
  });

test("a failure to store a picture is shown at the picture's field", async ({ page }) => {
  await settle(page);
  const { field, picture, save } = await openProfileForm(page);
  await field("Bio").fill("Slow walks.");
  await refuseNext(page, "/profile/edit", { code: "image-not-stored", reason: "storage" });
  await save.click();
  await expect(picture).toHaveAccessibleDescription(/Failed to upload image: /);
  await expectAccessible(page);
  await expect(field("Bio")).toHaveValue("Slow walks.");
});

test("a failed deletion leaves the account unchanged", async ({ page }) => {
  await settle(page);
  await visit(page, "/account-settings");
  const { dialog, field, confirm } = await openDeletion(page);
  await field.fill(password);
  await refuseNext(page, "/account-settings", { code: "deletion-failed" });
  await confirm.click();
  await expect(dialog.getByText("Failed to delete account", { exact: true })).toBeVisible();
  await breakNext(page, "/account-settings");
  await confirm.click();
  await expect(
    dialog.getByText("An unexpected error occurred while deleting your account", { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expectSignedIn(page);
});

test("the deletion's dialog can be opened, filled in and closed with the keyboard alone", async ({
  page,
}) => {
  await settle(page);
  await visit(page, "/account-settings");
  const open = page.getByRole("button", { name: "Delete Account", exact: true });
  await open.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("textbox", { name: "Password" })).toBeFocused();
  for (const name of ["Show password", "Cancel", "Delete Account"]) {
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Password required for email/password accounts")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Password" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
});
