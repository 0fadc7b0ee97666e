import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, home } from "./support/visit.ts";
import type { Locator, Page } from "@playwright/test";

const linkIn = (page: Page, name: string): Locator =>
  page.getByRole("main").getByRole("link", { name, exact: true });

const ways = [
  ["Map", "/map"],
  ["Prints", "/photos"],
] as const;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("home leads to the map and the prints beside its count", everySize, async ({ page }) => {
      for (const address of ["/", "/?q=temple"])
        for (const [name, path] of ways) {
          await page.goto(address);
          const [link, count] = [linkIn(page, name), home(page).count];
          await expect(link).toBeVisible();
          const [a, b] = [await link.boundingBox(), await count.boundingBox()];
          const middle = (box: typeof a) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
          expect(Math.abs(middle(a) - middle(b)), `${name} of ${address}`).toBeLessThan(4);
          await link.click();
          await expectAddress(page, path);
        }
    });

    // Its count is for screen readers alone.
    test("home without a result leads to the map and the prints", everySize, async ({ page }) => {
      for (const [name, path] of ways) {
        await page.goto("/?q=nothing like this");
        await linkIn(page, name).click();
        await expectAddress(page, path);
      }
    });
  });

test("a gem leads to the map and the prints", async ({ page }) => {
  for (const [name, path] of ways) {
    await page.goto("/gem/1");
    await linkIn(page, name).click();
    await expectAddress(page, path);
  }
});
