import {
  everySize,
  expect,
  expectAccessible,
  expectSignedIn,
  expectSignedOut,
  leave,
  mailTo,
  newName,
  openModal,
  ownForm,
  password,
  reloadedBy,
  settle,
  test,
} from "./support/account.ts";
import { expectAddress, visit } from "./support/visit.ts";

test(
  "a visitor signs in on the present page, after the sentences about wrong input",
  everySize,
  async ({ page }) => {
    const { email, nickname } = await settle(page);
    await leave(page);
    const { field, button, dialog } = await openModal(page, "/profile");
    await button("Sign In").click();
    await expect(dialog.getByText("Please fill in all fields")).toBeVisible();
    await expect(field("Email")).toBeFocused();
    await field("Email").fill(email);
    await field("Password").fill("Wrong8Password");
    await button("Sign In").click();
    await expect(dialog.getByText("Incorrect email or password")).toBeVisible();
    await expectAccessible(page);
    await field("Password").fill(password);
    await reloadedBy(page, () => button("Sign In").click());
    await expectAddress(page, "/profile");
    await expectSignedIn(page);
    await expect(page.getByRole("heading", { level: 1, name: nickname })).toBeVisible();
  },
);

test("a visitor signs in with the keyboard alone, from the header on; the focus stays in the modal and returns", async ({
  page,
}) => {
  const { email } = await settle(page);
  await leave(page);
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

test("a second tab follows a log-in and a log-out", async ({ page, context }) => {
  const { email } = await settle(page);
  await leave(page);
  const second = await context.newPage();
  await visit(second, "/photos");
  const { field, button } = await openModal(page);
  await field("Email").fill(email);
  await field("Password").fill(password);
  await Promise.all([
    reloadedBy(second, async () => undefined),
    reloadedBy(page, () => button("Sign In").click()),
  ]);
  await expectSignedIn(second);
  await visit(page, "/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("menu", { name: "Menu" });
  await expect(menu.getByRole("menuitem")).toHaveText([
    "Home",
    "Profile",
    "Saved",
    "Account Settings",
    "Help",
    "Log out",
  ]);
  await expectAccessible(page);
  await Promise.all([
    reloadedBy(second, async () => undefined),
    reloadedBy(page, () => menu.getByRole("menuitem", { name: "Log out" }).click()),
  ]);
  await expectSignedOut(page);
  await expectSignedOut(second);
});

test("the link for a forgotten password sets a new one, once", async ({ page }) => {
  const { email } = await settle(page);
  await leave(page);
  const { field, button, dialog } = await openModal(page);
  await button("Forgot password?").click();
  await expect(dialog.getByText("Please enter your email address first")).toBeVisible();
  await field("Email").fill(email);
  await button("Forgot password?").click();
  await expect(dialog.getByRole("status")).toHaveText("Password reset email sent! Check your inbox.");
  const [link = ""] = /https?:\/\/\S+/.exec(await mailTo(email)) ?? [];

  await visit(page, link);
  await expectAccessible(page);
  const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
  const save = page.getByRole("button", { name: "Save password" });
  await save.click();
  await expect(page.getByText("Please fill in all fields")).toBeVisible();
  await textbox("Password").fill("Nakahechi8Route");
  await textbox("Confirm password").fill("Nakahechi9Route");
  await save.click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await textbox("Confirm password").fill("Nakahechi8Route");
  await save.click();
  await expect(page.getByText("Your password has been changed. Please sign in.")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await field("Email").fill(email);
  await field("Password").fill("Nakahechi8Route");
  await reloadedBy(page, () => button("Sign In").click());
  await expectSignedIn(page);
  await expectAddress(page, "/");

  await visit(page, link);
  await expect(page.getByText("This link can no longer be used. Please ask for a new one.")).toBeVisible();
  await expectAccessible(page);
});

test("a wrong or expired reset link offers a new one on its page", async ({ page }) => {
  const { email } = await settle(page);
  await leave(page);
  await visit(page, "/reset-password?token=made-up");
  await expect(page.getByText("This link can no longer be used. Please ask for a new one.")).toBeVisible();
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
  const [link = ""] = /https?:\/\/\S+/.exec(await mailTo(email)) ?? [];
  const referrers: string[] = [];
  page.on("request", (request) => referrers.push(request.headers()["referer"] ?? ""));
  await visit(page, link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await expect(page.getByRole("button", { name: "Save password" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Save password" })).toBeVisible();
  expect(referrers.filter((referrer) => referrer.includes("token"))).toEqual([]);
});

test("a reset ends the session in the other tabs too, and in this one", async ({ page, context }) => {
  const { email } = await settle(page);
  const second = await context.newPage();
  await visit(second, "/profile");
  await page.request.post("/forgot-password", { form: { email }, headers: ownForm });
  const [link = ""] = /https?:\/\/\S+/.exec(await mailTo(email)) ?? [];
  await visit(page, link);
  await expectSignedIn(page);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("Nakahechi8Route");
  await page.getByRole("textbox", { name: "Confirm password", exact: true }).fill("Nakahechi8Route");
  await reloadedBy(second, () => page.getByRole("button", { name: "Save password" }).click());
  await expectSignedOut(page);
  await expect(page.getByText("Your password has been changed. Please sign in.")).toBeVisible();
  await expectSignedOut(second);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the reset link sets a new password, after the sentences about wrong input", async ({ page }) => {
    const { email } = await settle(page);
    await leave(page);
    await page.goto("/reset-password?token=made-up");
    await page.getByRole("textbox", { name: "Email", exact: true }).fill(email);
    await page.getByRole("button", { name: "Send a new link" }).click();
    await expect(page.getByText("Password reset email sent! Check your inbox.")).toBeVisible();
    const [link = ""] = /https?:\/\/\S+/.exec(await mailTo(email)) ?? [];
    await page.goto(link);
    await expect(page).toHaveURL(/\/reset-password$/);
    const fill = async (typed: string, repeated: string) => {
      await page.getByRole("textbox", { name: "Password", exact: true }).fill(typed);
      await page.getByRole("textbox", { name: "Confirm password", exact: true }).fill(repeated);
      await page.getByRole("button", { name: "Save password" }).click();
    };
    await fill("kumano8kodo", "kumano8kodo");
    await expect(page.getByText("Password must contain at least one uppercase letter")).toBeVisible();
    await fill("Nakahechi8Route", "Nakahechi9Route");
    await expect(page.getByRole("textbox", { name: "Confirm password" })).toHaveAccessibleDescription(
      "Passwords do not match",
    );
    await fill("Nakahechi8Route", "Nakahechi8Route");
    await expect(page.getByText("Your password has been changed. Please sign in.")).toBeVisible();
  });
});

test("asking for a new password says the same for an address without an account", async ({ page }) => {
  const { field, button, dialog } = await openModal(page);
  await field("Email").fill(`${newName()}@example.com`);
  await button("Forgot password?").click();
  await expect(dialog.getByRole("status")).toHaveText("Password reset email sent! Check your inbox.");
});

test("a lost connection during a sign-in is shown, and the typed text stays", async ({ page, context }) => {
  const { field, button, dialog } = await openModal(page);
  await field("Email").fill("somebody@example.com");
  await field("Password").fill(password);
  await context.route("**/sign-in", (route) => route.abort("aborted"));
  await button("Sign In").click();
  await expect(dialog.getByText("Please check your connection and try again.")).toBeVisible();
  await expect(field("Email")).toHaveValue("somebody@example.com");
  await expect(field("Password")).toHaveValue(password);
});
