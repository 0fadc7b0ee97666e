import type { Page } from "@playwright/test";
import {
  createAccount,
  everySize,
  expect,
  expectAccessible,
  expectSignedIn,
  expectSignedOut,
  leave,
  modal,
  openDeletion,
  openModal,
  password,
  refuseNext,
  reloadedBy,
  settle,
  test,
} from "./support/account.ts";
import { journeyServer } from "./support/server.ts";
import { plugIn } from "./support/virtual-authenticator.ts";
import { expectAddress, holdBack, told, visit } from "./support/visit.ts";

const region = (page: Page) => page.getByRole("region", { name: "Passkeys", exact: true });
const items = (page: Page) => region(page).getByRole("listitem");

/** The dialog that adds a passkey, on the open account settings. */
async function openAdding(page: Page) {
  await region(page).getByRole("button", { name: "Add a passkey", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey", exact: true });
  await expect(dialog).toBeVisible();
  const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  return { dialog, field, button };
}

/** Adds a passkey by the password. */
async function addPasskey(page: Page, name?: string) {
  const { field, button } = await openAdding(page);
  if (name !== undefined) await field("Name").fill(name);
  await field("Password").fill(password);
  await button("Continue").click();
  await expect(told(page, "Passkey added")).toBeVisible();
}

/** Settles somebody who has a passkey, on their account settings. */
async function settleWithPasskey(page: Page) {
  const device = await plugIn(page);
  const account = await settle(page);
  await visit(page, "/account-settings");
  await addPasskey(page);
  // A notice would lie over what is pressed next.
  await visit(page, "/account-settings");
  return { ...account, device };
}

test("a user adds a passkey, signs in with it, and removes it", everySize, async ({ page }) => {
  const device = await plugIn(page);
  await settle(page);
  await visit(page, "/account-settings");
  const { field, button, dialog } = await openAdding(page);
  await expect(field("Name")).toHaveValue(/^Chrome on \w+$/);
  await expectAccessible(page);
  await field("Name").fill(" ");
  await button("Continue").click();
  await expect(field("Name")).toHaveAccessibleDescription(/Please enter a name/);
  await expect(field("Name")).toBeFocused();
  await field("Name").fill("Old phone");
  await button("Continue").click();
  await expect(field("Password")).toHaveAccessibleDescription(
    /Password required for email\/password accounts/,
  );
  await field("Password").fill(password);
  await button("Continue").click();
  await expect(dialog).toHaveCount(0);
  await expect(told(page, "Passkey added")).toBeVisible();
  await expect(items(page)).toHaveText([/Old phone.*Added \d+ \w+ \d{4}.*Not used yet/]);
  expect(await device.passkeys()).toHaveLength(1);
  await expectAccessible(page);

  await leave(page);
  await device.answers(false);
  const parts = await openModal(page);
  await expectAccessible(page);
  await device.answers(true);
  await reloadedBy(page, () => parts.button("Sign in with a passkey").click());
  await expectSignedIn(page);
  await visit(page, "/account-settings");
  await expect(items(page)).toHaveText([/Last used \d+ \w+ \d{4}/]);
  await items(page).getByRole("button", { name: "Remove", exact: true }).click();
  await expect(items(page)).toHaveCount(0);
  await expect(told(page, "Old phone is removed")).toBeVisible();
  await expect(region(page).getByRole("heading", { name: "Passkeys" })).toBeFocused();
  // The browser was told, and offers it no more.
  await expect.poll(device.passkeys).toEqual([]);
});

test("the email field offers passkeys where the browser can fill them in", async ({ page }) => {
  await settleWithPasskey(page);
  await leave(page);
  await visit(page, "/gem/2");
  const { field } = modal(page);
  // Chromium's simulation chooses the only passkey at once, and the page reloads: the field is looked at before that.
  const letQuestionGo = await holdBack(page, "**/sign-in");
  await page.getByRole("banner").getByRole("button", { name: "Log in", exact: true }).click();
  await expect(field("Email")).toHaveAttribute("autocomplete", "username webauthn");
  await reloadedBy(page, async () => letQuestionGo());
  await expectSignedIn(page);
  await expectAddress(page, "/gem/2");
});

test("a passkey confirms another one, and the deletion", async ({ page }) => {
  const { device } = await settleWithPasskey(page);
  const adding = await openAdding(page);
  await adding.button("Confirm with a passkey").click();
  await expect(adding.dialog.getByText("Confirmed. You can add the passkey now.")).toBeFocused();
  await expect(adding.field("Password")).toHaveCount(0);
  await expectAccessible(page);
  await adding.button("Continue").click();
  await expect(adding.dialog.getByText("This device already has a passkey for your account.")).toBeVisible();
  await adding.button("Cancel").click();
  expect(await device.passkeys()).toHaveLength(1);

  const { button, confirm, dialog } = await openDeletion(page);
  await expectAccessible(page);
  await button("Confirm with a passkey").click();
  await expect(dialog.getByText("Confirmed. You can delete your account now.")).toBeFocused();
  await confirm.click();
  await expect(told(page, "Account deleted successfully")).toBeVisible();
  await expectSignedOut(page);
});

test("who declines in the browser's own dialog can go on as before", async ({ page }) => {
  await settleWithPasskey(page);
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await visit(page, "/account-settings");
  const { button, field } = await openDeletion(page);
  await button("Confirm with a passkey").click();
  await expect(button("Confirm with a passkey")).not.toHaveAttribute("aria-busy");
  await expect(field).toBeVisible();
  await leave(page);
  const parts = await openModal(page);
  await parts.button("Sign in with a passkey").click();
  await expect(parts.button("Sign in with a passkey")).not.toHaveAttribute("aria-busy");
  await expect(parts.field("Email")).toBeVisible();
});

test("a copy of a passkey is refused, and its owner reads it in both places", async ({ page }) => {
  const { device, signInAgain } = await settleWithPasskey(page);
  await leave(page);
  await visit(page, "/");
  const logIn = page.getByRole("banner").getByRole("button", { name: "Log in", exact: true });
  await reloadedBy(page, () => logIn.click());
  await expectSignedIn(page);
  await leave(page);
  await device.becomeOldCopy();
  const { dialog } = await openModal(page);
  await expect(
    dialog.getByText(
      "This passkey was refused, because there may be a copy of it. Please sign in another way, and remove it in your account settings.",
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await signInAgain();
  await visit(page, "/account-settings");
  await expect(items(page)).toContainText(/Refused \d+ \w+ \d{4}, because there may be a copy of it/);
  await expectAccessible(page);
});

const refusedSignIns = [
  ["passkey-over", "That took too long. Please try again."],
  ["passkey-unknown", "This passkey was removed, or is not from here. Please sign in another way."],
  ["passkey-refused", "This passkey could not be checked. Please try again, or sign in another way."],
] as const;

for (const [code, sentence] of refusedSignIns)
  test(`a sign-in that is refused says: ${sentence}`, async ({ page }) => {
    const { email } = await createAccount();
    const asked = page.waitForResponse(/\/sign-in$/);
    const { button, dialog, field } = await openModal(page);
    await asked;
    await field("Email").fill(email);
    await refuseNext(page, "/sign-in", { code });
    await button("Sign in with a passkey").click();
    await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(field("Email")).toHaveValue(email);
    await expectAccessible(page);
  });

const refusedAdditions = [
  ["passkey-taken", "This passkey has been added already"],
  ["passkeys-many", "An account can have 20 passkeys. Please remove one first."],
  ["passkey-name-too-long", "Name must be no more than 60 characters long"],
  ["passkey-name-characters", "Name contains characters that cannot be shown"],
] as const;

test("what is refused when a passkey is added is said in its dialog", async ({ page }) => {
  await plugIn(page);
  await settle(page);
  await visit(page, "/account-settings");
  const { field, button, dialog } = await openAdding(page);
  for (const [code, sentence] of refusedAdditions) {
    await field("Password").fill(password);
    await refuseNext(page, "/account-settings", { code });
    await button("Continue").click();
    await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(button("Continue")).not.toHaveAttribute("aria-busy");
  }
  await expectAccessible(page);
  await button("Continue").click();
  await expect(told(page, "Passkey added")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a passkey can be removed, and none can be added", async ({ page, browser }) => {
    const other = await (
      await browser.newContext({ baseURL: journeyServer.origin, javaScriptEnabled: true })
    ).newPage();
    const { signInBrowser } = await createAccount();
    await signInBrowser(other.context());
    await plugIn(other);
    await visit(other, "/account-settings");
    await addPasskey(other);
    await other.context().close();
    await signInBrowser(page.context());
    await page.goto("/account-settings");
    await expect(region(page).getByRole("button", { name: "Add a passkey" })).toBeHidden();
    await items(page).getByRole("button", { name: "Remove", exact: true }).click();
    await expect(items(page)).toHaveCount(0);
  });
});
