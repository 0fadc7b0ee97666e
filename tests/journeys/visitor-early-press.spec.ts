import { expect, test } from "./support/test.ts";

for (const [pressed, name] of [
  ["opens what it opens", "Log in"],
  ["twice counts once", "Menu"],
] as const)
  test(`a button pressed before the application has started ${pressed}`, async ({ page }) => {
    let start = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    const button = page.getByRole("button", { name, exact: true });
    await button.click();
    if (name === "Menu") await button.click();
    start();
    await expect(
      name === "Menu" ? page.getByRole("menu") : page.getByRole("dialog", { name: "Log in or sign up" }),
    ).toBeVisible();
  });
