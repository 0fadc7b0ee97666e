import { everySize, expect, test } from "./support/test.ts";
import { home, visit } from "./support/visit.ts";
import type { Locator, Page } from "@playwright/test";

/** Presses Tab until the element has the focus, but not for ever. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press("Tab");
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error("not reached by Tab");
}

test("a visitor can filter, search, open a gem, see its photos and return without a mouse", async ({
  page,
}) => {
  await visit(page, "/");
  const { search, filter, count } = home(page);
  await tabTo(page, search);
  await page.keyboard.type("fuji");
  await expect(count).toHaveText("1 gem found");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(count).toHaveText("12 gems found");
  await tabTo(page, filter("hiking"));
  await page.keyboard.press("Space");
  await expect(count).toHaveText("3 gems found");
  await expect(filter("hiking")).toBeFocused();

  await tabTo(page, page.getByRole("link", { name: "Satta Pass, Where Hiroshige Saw Fuji", exact: true }));
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { level: 1, name: "Satta Pass, Where Hiroshige Saw Fuji" }),
  ).toBeVisible();

  await tabTo(page, page.getByRole("link", { name: "All prints of this gem" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/photos\/gem\/8$/);
  const first = page.getByRole("button", { name: /^Open photo 1: / });
  await tabTo(page, first);
  await page.keyboard.press("Space");
  const viewer = page.getByRole("dialog", { name: "Photo viewer" });
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(first).toBeFocused();
});

test("the focus is always visible", everySize, async ({ page }) => {
  for (const address of ["/", "/gem/1", "/photos"]) {
    await visit(page, address);
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      const outlined = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return true;
        // The outline of the search field surrounds the whole form.
        return [element, element.closest("form")].some((shown) => {
          if (shown === null) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(shown);
          return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
        });
      });
      expect(outlined, `${address}, stop ${press + 1}`).toBe(true);
    }
  }
});
