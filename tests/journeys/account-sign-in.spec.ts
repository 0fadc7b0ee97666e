import {
  createAccount,
  expect,
  expectAccessible,
  expectSignedIn,
  expectSignedOut,
  mailedLink,
  newPassword,
  openModal,
  password,
  reloadedBy,
  resetLink,
  settle,
  signIn,
  test,
} from "./support/account.ts";
import { expectAddress, visit } from "./support/visit.ts";

test("a visitor signs in with the keyboard alone, from the header on; the focus stays in the modal and returns", async ({
  page,
}) => {
  const { email } = await createAccount();
  await visit(page, "/");
  const opener = page.getByRole("banner").getByRole("button", { name: "Log in" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Log in or sign up" });
  await expect(dialog.getByRole("textbox", { name: "Email" })).toBeFocused();
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).toMatch(
      /DIALOG|BODY/,
    );
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Email" })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await reloadedBy(page, () => page.keyboard.press("Enter"));
  await expectSignedIn(page);
});

test("the link for a forgotten password sets a new one, once", async ({ page }) => {
  const { email } = await createAccount();
  const { field, button, dialog } = await openModal(page);
  await button("Forgot password?").click();
  await expect(dialog.getByText("Please enter your email address first")).toBeVisible();
  await field("Email").fill(email);
  await button("Forgot password?").click();
  await expect(dialog.getByRole("status")).toHaveText("Password reset email sent! Check your inbox.");
  const link = await mailedLink(email);

  await visit(page, link);
  await expectAccessible(page);
  const form = newPassword(page);
  await form.send("Nakahechi8Route", "Nakahechi9Route");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await form.send("Nakahechi8Route");
  await expect(page.getByText("Your password has been changed. Please sign in.")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await signIn(page, email, "Nakahechi8Route");
  await expectSignedIn(page);
  await expectAddress(page, "/");

  await visit(page, link);
  await expect(page.getByText("This link can no longer be used. Please request a new one.")).toBeVisible();
  await expectAccessible(page);
});

test("a wrong or expired reset link offers a new one on its page", async ({ page }) => {
  const { email } = await createAccount();
  await visit(page, "/reset-password?token=made-up");
  await expect(page.getByText("This link can no longer be used. Please request a new one.")).toBeVisible();
  const field = page.getByRole("textbox", { name: "Email", exact: true });
  const send = page.getByRole("button", { name: "Send a new link" });
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please enter your email address", { exact: true })).toBeVisible();
  await field.fill("nobody@nowhere");
  await send.click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expectAccessible(page);
  await field.fill(email);
  await send.click();
  await expect(page.getByText("Password reset email sent! Check your inbox.")).toBeVisible();
  await expectAccessible(page);
  const referrers: string[] = [];
  page.on("request", (request) => referrers.push(request.headers()["referer"] ?? ""));
  await visit(page, await mailedLink(email));
  await expectAddress(page, "/reset-password");
  await expect(newPassword(page).save).toBeVisible();
  await page.reload();
  await expect(newPassword(page).save).toBeVisible();
  expect(referrers.filter((referrer) => referrer.includes("token"))).toEqual([]);
});

test("a reset ends the session in the other tabs too, and in this one", async ({ page, context }) => {
  const { email } = await settle(page);
  const second = await context.newPage();
  await visit(second, "/profile");
  await visit(page, await resetLink(page, email));
  await expectSignedIn(page);
  await reloadedBy(second, () => newPassword(page).send("Nakahechi8Route"));
  await expectSignedOut(page);
  await expect(page.getByText("Your password has been changed. Please sign in.")).toBeVisible();
  await expectSignedOut(second);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the reset link sets a new password, after the sentences about wrong input", async ({ page }) => {
    const { email } = await createAccount();
    await page.goto("/reset-password?token=made-up");
    await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
    await page.getByRole("button", { name: "Send a new link" }).click();
    await expect(page.getByText("Password reset email sent! Check your inbox.")).toBeVisible();
    await page.goto(await mailedLink(email));
    await expectAddress(page, "/reset-password");
    const { field, send } = newPassword(page);
    await send("kumano8kodo");
    await expect(page.getByText("Password must contain at least one uppercase letter")).toBeVisible();
    await send("Nakahechi8Route", "Nakahechi9Route");
    await expect(field("Confirm password")).toHaveAccessibleDescription("Passwords do not match");
    await send("Nakahechi8Route");
    await expect(page.getByText("Your password has been changed. Please sign in.")).toBeVisible();
  });
});
