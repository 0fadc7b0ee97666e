import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { notices } from "./support/visit.ts";

/** Opens the home page with its scripts held back; the answer lets them come. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  let start = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  return start;
}

test("what a button opens comes, though it was pressed before the application started", async ({ page }) => {
  const start = await openWithoutScripts(page);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  start();
  await expect(page.getByRole("dialog", { name: "Log in or sign up", exact: true })).toBeVisible();
});

test("pressing twice before the application started counts once", async ({ page }) => {
  const start = await openWithoutScripts(page);
  const heart = page.getByRole("button", { name: /^Save / }).first();
  await heart.click();
  await heart.click();
  start();
  await expect(notices(page).getByText("Please log in to save gems", { exact: true })).toHaveCount(1);
});

test("the menu opens before the application started, and stays open", async ({ page }) => {
  const start = await openWithoutScripts(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const help = page.getByRole("menuitem", { name: "Help", exact: true });
  await expect(help).toBeVisible();
  start();
  await page.waitForFunction(() => window.takePress === undefined);
  await expect(help).toBeVisible();
});
