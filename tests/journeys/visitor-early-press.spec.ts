import { expect, test } from "./support/test.ts";
import { expectAddress, heartOf, notices, openWithoutScripts } from "./support/visit.ts";

test("a button pressed before hydration opens what it should afterwards", async ({ page }) => {
  const start = await openWithoutScripts(page, "/");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  start();
  await expect(page.getByRole("dialog", { name: "Log in or sign up", exact: true })).toBeVisible();
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

test("a heart that is pressed twice before the application started is answered once at once, and once more with the button after it", async ({
  page,
}) => {
  const start = await openWithoutScripts(page, "/");
  const sentence = page.getByText("Please log in to save gems", { exact: true });
  await heartOf(page, "Otagi Nenbutsu-ji, Temple of 1,200 Faces").click();
  await heartOf(page, "Otagi Nenbutsu-ji, Temple of 1,200 Faces").click();
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

test.describe("the map", () => {
  test.use({ permissions: ["geolocation"], geolocation: { latitude: 34.9131, longitude: 135.8064 } });

  test("a city that is chosen before hydration orders the map's list afterwards", async ({ page }) => {
    const start = await openWithoutScripts(page, "/map");
    const from = page.getByRole("combobox", { name: "From", exact: true });
    await from.selectOption("Kanazawa");
    start();
    const status = page.getByRole("main").getByRole("status");
    await expect(status).toHaveText("Nearest to Kanazawa first, as the crow flies.");
    await expectAddress(page, "/map?from=kanazawa");
    await expect(from).toHaveValue("kanazawa");
  });

  test('"Near me" that is pressed before hydration orders the map\'s list afterwards', async ({ page }) => {
    const start = await openWithoutScripts(page, "/map");
    await page.getByRole("button", { name: "Near me", exact: true }).click();
    start();
    const status = page.getByRole("main").getByRole("status");
    await expect(status).toHaveText("Nearest to you first, as the crow flies.");
  });

  test("a city that is chosen after a press of Near me, both before hydration, wins", async ({ page }) => {
    const start = await openWithoutScripts(page, "/map");
    await page.getByRole("button", { name: "Near me", exact: true }).click();
    await page.getByRole("combobox", { name: "From", exact: true }).selectOption("Osaka");
    start();
    await expectAddress(page, "/map?from=osaka");
    const status = page.getByRole("main").getByRole("status");
    await expect(status).toHaveText("Nearest to Osaka first, as the crow flies.");
  });

  test("a zoom that is pressed before hydration enlarges the map, with a city chosen after it", async ({
    page,
  }) => {
    const start = await openWithoutScripts(page, "/map");
    const drawing = page.getByRole("figure").locator("svg").first();
    const whole = (await drawing.boundingBox())?.width ?? 0;
    await page.getByRole("button", { name: "Zoom in", exact: true }).click();
    const from = page.getByRole("combobox", { name: "From", exact: true });
    await from.click();
    await page.keyboard.press("Escape");
    await from.selectOption("Tokyo");
    start();
    await expectAddress(page, "/map?from=tokyo");
    await expect.poll(async () => ((await drawing.boundingBox())?.width ?? 0) / whole).toBeCloseTo(1.6, 2);
    await page.getByRole("button", { name: "Whole map", exact: true }).click();
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBe(whole);
  });
});
