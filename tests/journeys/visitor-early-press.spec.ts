import { expect, test } from "./support/test.ts";
import { expectAddress, notices, openWithoutScripts } from "./support/visit.ts";

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

test("arrow keys and Escape that are pressed before hydration turn and close a photo that was opened by its address", async ({
  page,
}) => {
  const viewer = page.getByRole("dialog", { name: "Photo viewer", exact: true });
  const press = async (...keys: readonly string[]) => {
    const start = await openWithoutScripts(page, "/photos/gem/1?photo=2");
    await expect(viewer.getByText("2 / 5", { exact: true })).toBeVisible();
    for (const key of keys) await page.keyboard.press(key);
    start();
  };
  await press("ArrowRight", "ArrowRight");
  await expect(viewer.getByText("4 / 5", { exact: true })).toBeVisible();
  await expectAddress(page, "/photos/gem/1?photo=4");
  await press("ArrowLeft", "Escape");
  await expect(viewer).toHaveCount(0);
  await expectAddress(page, "/photos/gem/1");
});
