import { catalogue } from "../../domain/gems/catalogue.ts";
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
      for (const address of ["/", "/?q=nothing like this"])
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
  });

test("a gem leads to the map and the prints without scrolling on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { id } of catalogue) {
    await page.goto(`/gem/${id}`);
    for (const [name] of ways) await expect(linkIn(page, name), `gem ${id}`).toBeInViewport({ ratio: 1 });
  }
  for (const [name, path] of ways) {
    await page.goto("/gem/1");
    await linkIn(page, name).click();
    await expectAddress(page, path);
  }
});
