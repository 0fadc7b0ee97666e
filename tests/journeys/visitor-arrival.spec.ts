import type { Page } from "@playwright/test";
import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, home, visit } from "./support/visit.ts";

/** The print of the hero. A reduced hero does not have it. */
const greeting = (page: Page) => page.getByRole("img", { name: /Mount Fuji at dawn/ });

test(
  "an address with a search or a filter shows the results and the pressed button on arrival",
  everySize,
  async ({ page }) => {
    for (const [address, pressed] of [
      ["/?q=uji", "All"],
      ["/?category=unique", "unique"],
      ["/?category=History+%26+Heritage", "History & Heritage"],
      ["/?category=autumn+leaves", "autumn leaves"],
      ["/?q=temple&category=photography", "photography"],
    ] as const) {
      await visit(page, address);
      const { filter, count, gems } = home(page);
      await expect(filter(pressed)).toHaveAttribute("aria-pressed", "true");
      await expect(filter(pressed), address).toBeInViewport({ ratio: 0.9 });
      await expect(count, address).toBeInViewport({ ratio: 1 });
      await expect(gems.first(), address).toBeInViewport({ ratio: 0.5 });
      await expect(greeting(page)).toHaveCount(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  },
);

test(
  "filtering on the home page leaves its hero unchanged, and so does Back",
  everySize,
  async ({ page }) => {
    await visit(page, "/");
    const { filter, count, gem, search } = home(page);
    const place = async () => (await search.boundingBox())?.y;
    const before = await place();
    await filter("temple").click();
    await expect(count).toHaveText("2 gems found");
    await expect(greeting(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await place()).toBe(before);
    await gem("Manpuku-ji, a Ming Monastery in Tea Country").getByRole("link").click();
    await expectAddress(page, "/gem/11");
    await page.goBack();
    await expect(count).toHaveText("2 gems found");
    await expect(greeting(page)).toBeVisible();
    await filter("All").click();
    await expect(greeting(page)).toBeVisible();
  },
);

test(
  "a reduced hero stays reduced while filtering, and the logo restores it",
  everySize,
  async ({ page }) => {
    await visit(page, "/?category=temple");
    const { filter, count, search } = home(page);
    const before = await search.boundingBox();
    await filter("All").click();
    await expect(count).toHaveText("12 gems found");
    await expect(greeting(page)).toHaveCount(0);
    expect(await search.boundingBox()).toEqual(before);
    await filter("sushi").click();
    await search.fill("osaka");
    await expect(count).toHaveText("1 gem found");
    await page.getByRole("banner").getByRole("link", { name: "Anaba", exact: true }).click();
    await expect(greeting(page)).toBeVisible();
    await expect(count).toHaveText("12 gems found");
    await expect(search).toHaveValue("");
    await expectAddress(page, "/");
  },
);
