import { expect, test } from "./support/test.ts";
import { notices, openWithoutScripts } from "./support/visit.ts";

test("a button pressed before hydration opens what it should afterwards", async ({ page }) => {
  const start = await openWithoutScripts(page, "/");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  start();
  await expect(page.getByRole("dialog", { name: "Log in or sign up", exact: true })).toBeVisible();
});

test("two presses before hydration count as one", async ({ page }) => {
  const start = await openWithoutScripts(page, "/");
  const heart = page.getByRole("button", { name: /^Save / }).first();
  await heart.click();
  await heart.click();
  start();
  await expect(notices(page).getByText("Please log in to save gems", { exact: true })).toHaveCount(1);
});

test("the menu opens before hydration, and stays open after it", async ({ page }) => {
  const start = await openWithoutScripts(page, "/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const help = page.getByRole("menuitem", { name: "Help", exact: true });
  await expect(help).toBeVisible();
  start();
  await page.waitForFunction(() => window.beforeHydration === undefined);
  await expect(help).toBeVisible();
});

test("a heart that is pressed before the application started is answered at once, and once more with the button after it", async ({
  page,
}) => {
  const start = await openWithoutScripts(page, "/");
  const sentence = page.getByText("Please log in to save gems", { exact: true });
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await expect(sentence).toBeVisible();
  await expect(sentence).toHaveCount(1);
  start();
  const logIn = notices(page).getByRole("button", { name: "Log in", exact: true });
  await expect(logIn).toBeVisible();
  await expect(sentence).toHaveCount(1);
  await logIn.click();
  await expect(page.getByRole("dialog", { name: "Log in or sign up", exact: true })).toBeVisible();
});
