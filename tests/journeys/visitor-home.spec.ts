import type { Page } from "@playwright/test";
import { filters } from "../../domain/gems/gem.ts";
import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, holdBack, home, openWithoutScripts, visit } from "./support/visit.ts";

test(
  "the home page greets with its headline and twelve gems, and a filter shows its own",
  everySize,
  async ({ page }) => {
    await visit(page, "/");
    await expect(
      page.getByRole("heading", { level: 1, name: "Uncover Japan's Best-Kept Secrets", exact: true }),
    ).toBeVisible();
    for (const landmark of ["banner", "main", "contentinfo"] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toContainText("© 2024 Anaba. Discover the extraordinary.");
    const { filter, filters: buttons, count, gems } = home(page);
    await expect(buttons).toHaveText(["All", ...filters]);
    await expect(gems).toHaveCount(12);
    await expect(count).toHaveText("12 gems found");
    await expect(filter("All")).toHaveAttribute("aria-pressed", "true");
    await filter("temple").click();
    await expect(count).toHaveText("2 gems found");
    await expect(gems).toHaveCount(2);
    await expect(filter("temple")).toHaveAttribute("aria-pressed", "true");
    await expect(filter("All")).toHaveAttribute("aria-pressed", "false");
    await expectAddress(page, "/?category=temple");
    await filter("sushi").click();
    await expect(count).toHaveText("1 gem found");
    await filter("All").click();
    await expect(count).toHaveText("12 gems found");
    await expectAddress(page, "/");
  },
);

test("of filters pressed at once the last one counts, in the address too", async ({ page }) => {
  await visit(page, "/");
  const { filter, count } = home(page);
  const press = (...names: readonly string[]) =>
    page.getByRole("group", { name: "Filters", exact: true }).evaluate((group, wanted) => {
      const buttons = [...group.querySelectorAll<HTMLElement>("[role=button]")];
      for (const name of wanted) buttons.find(({ textContent }) => textContent === name)?.click();
    }, names);
  await press("temple", "hiking");
  await expect(filter("hiking")).toHaveAttribute("aria-pressed", "true");
  await expect(count).toHaveText("3 gems found");
  await expectAddress(page, "/?category=hiking");
  await press("temple", "hiking", "All");
  await expect(count).toHaveText("12 gems found");
  await expectAddress(page, "/");
  await expect(filter("All")).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(count).toHaveText("3 gems found");
  await expectAddress(page, "/?category=hiking");
});

test("a link pressed at the same moment as a filter opens its page", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "temple", exact: true }).evaluate((filter: HTMLElement) => {
    const link = document.querySelector<HTMLElement>("article a");
    filter.click();
    link?.click();
  });
  await expect(page).toHaveURL(/\/gem\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // What was pressed first does not come back.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page).toHaveURL(/\/gem\/\d+$/);
});

test("Back at the same moment as a filter shows all gems again", async ({ page }) => {
  await visit(page, "/");
  const { filter, count } = home(page);
  await filter("temple").evaluate((button: HTMLElement) => {
    button.click();
    window.history.back();
  });
  await expectAddress(page, "/");
  await expect(count).toHaveText("12 gems found");
  await expect(filter("All")).toHaveAttribute("aria-pressed", "true");
  await page.goForward();
  await expect(count).toHaveText("2 gems found");
});

test("choosing a category clears the search; searching keeps the category; Reset clears both", async ({
  page,
}) => {
  await visit(page, "/");
  const { search, filter, count } = home(page);
  await search.fill("fuji");
  await expect(count).toHaveText("1 gem found");
  await filter("hiking").click();
  await expect(search).toHaveValue("");
  await expect(count).toHaveText("3 gems found");
  await search.fill("fuji");
  await expect(count).toHaveText("1 gem found");
  await expect(filter("hiking")).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\?q=fuji&category=hiking$/);
  await search.fill("ramen");
  await expect(page.getByText("No gems match “ramen” in hiking")).toBeVisible();
  await expect(count).toHaveText("0 gems found");
  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await expect(count).toHaveText("12 gems found");
  await expect(search).toHaveValue("");
  await expect(filter("All")).toHaveAttribute("aria-pressed", "true");
  await expect(filter("All")).toBeFocused();
});

test("the focus stays before the results when a better spelling is chosen", async ({ page }) => {
  await visit(page, "/?q=Kioto");
  const { filter, count } = home(page);
  await page.getByRole("link", { name: "Kyoto", exact: true }).press("Enter");
  await expect(count).toHaveText("2 gems found");
  await expect(filter("All")).toBeFocused();
});

/** Chooses a filter, loads the page again without its scripts, and goes back. The answer lets the scripts come. */
async function goBackBeforeHydration(page: Page): Promise<() => void> {
  const { filter, count } = home(page);
  await filter("temple").click();
  await expect(count).toHaveText("2 gems found");
  const release = await holdBack(page, "**/assets/*.js");
  await page.reload({ waitUntil: "commit" });
  await expect(count).toHaveText("2 gems found");
  await page.evaluate(() => window.history.back());
  await expectAddress(page, "/");
  return release;
}

test("Back before hydration shows the page of the address", async ({ page }) => {
  await visit(page, "/");
  const { filter, count } = home(page);
  const release = await goBackBeforeHydration(page);
  release();
  await expect(count).toHaveText("12 gems found");
  await expect(filter("All")).toHaveAttribute("aria-pressed", "true");
});

test("Back before hydration without a connection keeps the page until the browser is online again", async ({
  page,
}) => {
  await visit(page, "/");
  // The scripts still come, as from the browser's cache.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "onLine", { get: () => false });
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...[type, ...rest]: Parameters<typeof listen>) => {
      listen(type, ...rest);
      if (type === "online") document.documentElement.dataset["waits"] = "";
    };
  });
  const { count } = home(page);
  const release = await goBackBeforeHydration(page);
  release();
  await expect(page.locator("html[data-waits]")).toBeAttached();
  await expect(count).toHaveText("2 gems found");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(count).toHaveText("12 gems found");
});

test("neither a filter nor a link to the page's own address fetches a stylesheet again", async ({ page }) => {
  const stylesheets: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".css")) stylesheets.push(request.url());
  });
  const parts = page.waitForResponse(/\/assets\/pending-gem-[^/]*\.css$/);
  await visit(page, "/?category=temple");
  await parts;
  const links = page.locator('link[rel="stylesheet"]:not([disabled])');
  const count = await links.count();
  const before = stylesheets.length;
  await home(page).filter("hiking").click();
  await expect(home(page).count).toHaveText("3 gems found");
  await expect(links).toHaveCount(count);
  await home(page).filter("All").click();
  await expect(home(page).count).toHaveText("12 gems found");
  const readAnew = page.waitForResponse((response) => response.url().includes("/site.json"));
  await page.getByRole("banner").getByRole("link", { name: "Anaba", exact: true }).click();
  await readAnew;
  await home(page).filter("hiking").click();
  await expect(home(page).count).toHaveText("3 gems found");
  await expect(links).toHaveCount(count);
  expect(stylesheets.slice(before)).toEqual([]);
});

test(
  "the header shrinks and has a line once a page is scrolled more than five pixels",
  everySize,
  async ({ page }) => {
    for (const address of ["/", "/gem/1", "/photos", "/map"]) {
      await visit(page, address);
      const bar = page.getByRole("banner").locator("> :first-child");
      const height = () => bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
      const line = () => bar.evaluate((element) => getComputedStyle(element).borderBottomColor);
      const [full, invisible] = [await height(), await line()];
      await page.evaluate(() => window.scrollTo(0, 5));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(5);
      expect(await height()).toBe(full);
      await page.evaluate(() => window.scrollTo(0, 6));
      await expect.poll(height).toBeLessThan(full);
      await expect.poll(line).not.toBe(invisible);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(height).toBe(full);
      await expect.poll(line).toBe(invisible);
    }
  },
);

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("a pressed filter brings its results into sight, and Back leads to the place before", async ({
  page,
}) => {
  await visit(page, "/");
  const { filter, gems, count } = home(page);
  // At the lower edge of the window.
  await filter("temple").evaluate((button) => button.scrollIntoView({ block: "end" }));
  const before = await scrolled(page);
  await expect(gems.first()).not.toBeInViewport({ ratio: 0.3 });
  await filter("temple").click();
  await expect(count).toHaveText("2 gems found");
  await expect(gems.first()).toBeInViewport({ ratio: 0.3 });
  await expect(filter("temple")).toBeInViewport({ ratio: 1 });
  await expect(filter("temple")).toBeFocused();
  await page.goBack();
  await expect(count).toHaveText("12 gems found");
  await expect.poll(() => scrolled(page)).toBe(before);
});

test("a filter whose results are in sight moves nothing", async ({ page }) => {
  await visit(page, "/");
  const { filter, gems, count } = home(page);
  await filter("temple").click();
  await expect(gems.first()).toBeInViewport({ ratio: 0.3 });
  await expect(count).toHaveText("2 gems found");
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await filter("hiking").click();
  await expect(count).toHaveText("3 gems found");
  expect(await scrolled(page)).toBe(before);
});

test("a filter that is on already moves nothing at the next change", async ({ page }) => {
  await visit(page, "/");
  const { filter, gems, count } = home(page);
  await filter("temple").evaluate((button) => button.scrollIntoView({ block: "end" }));
  const before = await scrolled(page);
  await filter("temple").click();
  await expect(count).toHaveText("2 gems found");
  await expect(gems.first()).toBeInViewport({ ratio: 0.3 });
  await filter("temple").click();
  await page.goBack();
  await expect(count).toHaveText("12 gems found");
  await expect.poll(() => scrolled(page)).toBe(before);
});

test("a filter pressed before the application was there brings its results into sight, too", async ({
  page,
}) => {
  const start = await openWithoutScripts(page, "/");
  const { filter, gems, count } = home(page);
  await filter("temple").click();
  start();
  await expect(count).toHaveText("2 gems found");
  await expect(gems.first()).toBeInViewport({ ratio: 0.3 });
});

test("the print of a single result is fetched as large as it is shown", async ({ page }) => {
  const { gems, count } = home(page);
  for (const width of [390, 800, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/?q=porcelain");
    await expect(count).toHaveText("1 gem found");
    const print = gems.locator("img");
    await expect(print).not.toHaveJSProperty("naturalWidth", 0);
    // The natural width is the width that `sizes` says.
    const { said, shown } = await print.evaluate((image: HTMLImageElement) => ({
      said: image.naturalWidth,
      shown: image.width,
    }));
    expect(said, `at ${width} px`).toBeGreaterThanOrEqual(shown);
  }
});

test("a suggested gem shows its print and its Japanese name", async ({ page }) => {
  await visit(page, "/");
  const { search, options } = home(page);
  await search.fill("porcelain");
  const option = options.filter({ hasText: "Porcelain Torii" });
  await expect(option).toHaveAccessibleName("The Porcelain Torii of Tozan Shrine");
  await expect(option.getByText("陶山神社", { exact: true })).toBeVisible();
  await expect(option.locator("img")).toBeVisible();
});
