import type { Page } from "@playwright/test";
import {
  createAccount,
  everySize,
  expect,
  expectAccessible,
  expectSignedIn,
  expectSignedOut,
  loseNext,
  openDeletion,
  openModal,
  password,
  reloadedBy,
  settle,
  test,
} from "./support/account.ts";
import { signUp } from "./support/sign-up.ts";
import { chooseFromMenu, expectAddress, holdBack, visit } from "./support/visit.ts";

/**
 * Holds the page's next document back until the returned function is called, as over a slow connection. It extends the
 * page's own delay of half a second, because Playwright neither finds nor runs anything in a page whose next document
 * is loading.
 */
async function holdDocuments(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((delay) => {
    const start = window.setTimeout.bind(window);
    const startUnlessHeld = (run: TimerHandler, after = 0, ...args: unknown[]) => {
      if (after !== delay || typeof run !== "function") return start(run, after, ...args);
      document.addEventListener("let-go", () => run());
      return 0;
    };
    Object.assign(window, { setTimeout: startUnlessHeld });
  }, 500);
  return () => reloadedBy(page, () => page.evaluate(() => void document.dispatchEvent(new Event("let-go"))));
}

/** Whether this is the only visible text, and screen readers announce it. */
async function expectOnly(page: Page, title: string, hint: string): Promise<void> {
  const visible = () => page.evaluate(() => document.body.innerText.trim().split(/\n+/));
  await expect.poll(visible).toEqual(["Anaba", title, hint]);
  await expect(page.getByRole("main").getByRole("status")).toBeFocused();
  for (const role of ["link", "button", "textbox", "dialog", "alertdialog"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expectAccessible(page);
}

test(
  "from a log-in until the new document the page says so, and never shows “Log in” again",
  everySize,
  async ({ page }) => {
    const letGo = await holdDocuments(page);
    const { email } = await createAccount();
    const { field, button } = await openModal(page, "/saved");
    await field("Email").fill(email);
    await field("Password").fill(password);
    await button("Sign In").click();
    await expectOnly(page, "You are signed in", "Your saved gems are on their way.");
    await letGo();
    await expectSignedIn(page);
    await expectAddress(page, "/saved");
  },
);

test("from the end of a sign-up until the new document the page says that the account exists and is signed in", async ({
  page,
}) => {
  const letGo = await holdDocuments(page);
  await openModal(page, "/profile");
  const { field, button, ...steps } = signUp(page);
  await steps.proveEmail();
  await steps.choosePassword();
  await steps.chooseUsername();
  await steps.chooseNickname("Mei Tanaka");
  await field("Bio").fill("Slow walks.");
  await button("Create account").click();
  await expectOnly(page, "Your account is ready", "You are signed in.");
  await letGo();
  await expectSignedIn(page);
  await expect(page.getByRole("heading", { level: 1, name: "Mei Tanaka" })).toBeVisible();
});

test("from a log-out until the new document the page says so, and shows no personal data", async ({
  page,
  context,
}) => {
  const letGo = await holdDocuments(page);
  await settle(page);
  const second = await context.newPage();
  const letSecondGo = await holdDocuments(second);
  await visit(second, "/account-settings");
  await visit(page, "/profile");
  await chooseFromMenu(page, "Log out");
  for (const tab of [page, second]) await expectOnly(tab, "You are logged out", "See you on the road.");
  await Promise.all([letGo(), letSecondGo()]);
  await expectSignedOut(page);
  await expectSignedOut(second);
});

test("from a deletion until the new document the page says so, and shows nothing of the account", async ({
  page,
}) => {
  const letGo = await holdDocuments(page);
  await settle(page);
  await visit(page, "/account-settings");
  const { field, confirm } = await openDeletion(page);
  await field.fill(password);
  await confirm.click();
  await expectOnly(page, "Your account is deleted", "Your profile, reviews and saved gems went with it.");
  await letGo();
  await expectAddress(page, "/");
  await expectSignedOut(page);
});

test("a log-out that fails leaves the page as it was, and says why", async ({ page }) => {
  await settle(page);
  await visit(page, "/profile");
  await loseNext(page, "/sign-out");
  // What only a log-out that succeeds needs.
  const letGo = await holdBack(page, /session-changed/);
  await chooseFromMenu(page, "Log out");
  await expect(page.getByRole("alert")).toHaveText("Please check your connection and try again.");
  await expectSignedIn(page);
  letGo();
});

test("a deletion that fails says so before the script for one that succeeds has come", async ({ page }) => {
  await settle(page);
  await visit(page, "/account-settings");
  const { dialog, field, confirm } = await openDeletion(page);
  const letGo = await holdBack(page, /session-changed/);
  await field.fill(`not ${password}`);
  await confirm.click();
  await expect(dialog.getByText("Incorrect password", { exact: true })).toBeVisible();
  letGo();
});
