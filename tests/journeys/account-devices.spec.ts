import type { Browser, Page } from "@playwright/test";
import {
  everySize,
  expect,
  expectAccessible,
  expectSignedOut,
  fromElsewhere,
  ownForm,
  password,
  settle,
  signIn,
  test,
} from "./support/account.ts";
import { journeyServer } from "./support/server.ts";
import { expectAddress, told, visit } from "./support/visit.ts";

const region = (page: Page) => page.getByRole("region", { name: "Devices", exact: true });
const items = (page: Page) => region(page).getByRole("listitem");

/** Signs in to the account in another browser. */
async function onAnotherDevice(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: journeyServer.origin });
  const other = await context.newPage();
  await visit(other, "/gem/2");
  await other.getByRole("banner").getByRole("button", { name: "Log in", exact: true }).click();
  await signIn(other, email);
  await expect(other.getByRole("link", { name: "Your profile", exact: true })).toBeVisible();
  return other;
}

test("a user sees the devices and signs one out", everySize, async ({ page, browser }) => {
  const { email } = await settle(page);
  await visit(page, "/account-settings");
  await expect(items(page)).toHaveCount(1);
  await expect(items(page)).toContainText("This device");
  await expect(region(page).getByRole("button", { name: "Sign out everywhere else" })).toHaveCount(0);
  const other = await onAnotherDevice(browser, email);
  await visit(page, "/account-settings");
  await expect(items(page)).toHaveCount(2);
  await expectAccessible(page);
  const second = items(page).nth(1);
  await expect(second).toContainText("Chrome on Linux");
  await expect(second).toContainText(/Last active \d+ \w+ \d{4}/);
  await second.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(items(page)).toHaveCount(1);
  await expect(told(page, "Chrome on Linux is signed out")).toBeVisible();
  await expect(region(page).getByRole("heading", { name: "Devices" })).toBeFocused();
  // The open page of the other device becomes logged out in place, as soon as somebody comes back to it.
  await other.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expectSignedOut(other);
  await expectAddress(other, "/gem/2");
  await other.context().close();
});

test("of many devices the first are shown, this one among them, and the others unfold", async ({ page }) => {
  const { signInAgain } = await settle(page);
  for (let count = 0; count < 6; count++) await signInAgain();
  await visit(page, "/account-settings");
  await expect(items(page).locator("visible=true")).toHaveCount(4);
  await expect(items(page).first()).toContainText("This device");
  await region(page).getByText("3 more devices", { exact: true }).click();
  await expect(items(page).locator("visible=true")).toHaveCount(7);
  await expectAccessible(page);
  await items(page).last().getByRole("button", { name: "Sign out", exact: true }).click();
  // Two more are shown with the others.
  await expect(items(page).locator("visible=true")).toHaveCount(6);
  await expect(region(page).getByText(/more devices/)).toHaveCount(0);
});

test("a user signs out everywhere else", async ({ page, browser }) => {
  const { email } = await settle(page);
  const other = await onAnotherDevice(browser, email);
  await visit(page, "/account-settings");
  await region(page).getByRole("button", { name: "Sign out everywhere else", exact: true }).click();
  await expect(items(page)).toHaveCount(1);
  await expect(told(page, "Signed out everywhere else")).toBeVisible();
  await visit(other, "/saved");
  await expectSignedOut(other);
  await other.context().close();
});

test("this device is signed out by its own button", async ({ page }) => {
  await settle(page);
  await visit(page, "/account-settings");
  await items(page).getByRole("button", { name: "Sign out", exact: true }).click();
  await expectSignedOut(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a user signs out another device", async ({ page, playwright }) => {
    const { email } = await settle(page);
    const elsewhere = await playwright.request.newContext({
      baseURL: journeyServer.origin,
      extraHTTPHeaders: { ...ownForm, ...fromElsewhere() },
    });
    await elsewhere.post("/sign-in", { form: { email, password } });
    expect(await (await elsewhere.get("/account-settings")).text()).toContain(email);
    await page.goto("/account-settings");
    await expect(items(page)).toHaveCount(2);
    await items(page).nth(1).getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(items(page)).toHaveCount(1);
    expect(await (await elsewhere.get("/account-settings")).text()).not.toContain(email);
    await elsewhere.dispose();
  });
});
