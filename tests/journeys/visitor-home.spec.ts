import type { Page } from "@playwright/test";
import { filters } from "../../domain/gems/gem.ts";
import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, expectFocus, home, visit } from "./support/visit.ts";

test("the home page greets with its headline, the filters and twelve gems", everySize, async ({ page }) => {
  await page.goto("/");
  await expect(
    page.getByRole("heading", { level: 1, name: "Uncover Japan's Best-Kept Secrets", exact: true }),
  ).toBeVisible();
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  const { gems, count } = home(page);
  await expect(gems).toHaveCount(12);
  await expect(count).toHaveText("12 gems found");
  await expect(page.getByRole("group", { name: "Filters", exact: true }).getByRole("button")).toHaveText([
    "All",
    ...filters,
  ]);
  await expect(page.getByRole("contentinfo")).toContainText("© 2024 Anaba. Discover the extraordinary.");
});

test("each gem is an article named by its title, with a link and a heart", async ({ page }) => {
  await page.goto("/");
  const gem = home(page).gem("Ichijoji Ramen Street");
  const heart = gem.getByRole("button", { name: "Save Ichijoji Ramen Street", exact: true });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await gem.getByRole("link", { name: "Ichijoji Ramen Street", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ichijoji Ramen Street" })).toBeVisible();
  await expectAddress(page, "/gem/12");
});

test("a filter shows its gems and their number, and is in the address", everySize, async ({ page }) => {
  await visit(page, "/");
  const { filter, count, gems } = home(page);
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
});

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
  await expectFocus(filter("All"));
});

test("the focus stays before the results when a better spelling is chosen", async ({ page }) => {
  await visit(page, "/?q=Kioto");
  const { filter, count } = home(page);
  await page.getByRole("link", { name: "Kyoto", exact: true }).press("Enter");
  await expect(count).toHaveText("2 gems found");
  await expectFocus(filter("All"));
});

test("Back, Forward and a reload restore what was searched and filtered", async ({ page }) => {
  await visit(page, "/");
  const { search, filter, count } = home(page);
  await filter("temple").click();
  await expect(count).toHaveText("2 gems found");
  await search.fill("uji");
  await expect(page).toHaveURL(/\?q=uji&category=temple$/);
  await expect(count).toHaveText("1 gem found");
  await page.reload();
  await expect(search).toHaveValue("uji");
  await expect(count).toHaveText("1 gem found");
  await page.goBack();
  await expect(search).toHaveValue("");
  await expect(count).toHaveText("2 gems found");
  await page.goBack();
  await expect(count).toHaveText("12 gems found");
  await page.goForward();
  await expect(count).toHaveText("2 gems found");
  await expect(filter("temple")).toHaveAttribute("aria-pressed", "true");
});

/** Chooses a filter, loads the page again without its scripts, and goes back. The answer lets the scripts come. */
async function goBackBeforeHydration(page: Page): Promise<() => void> {
  const { filter, count } = home(page);
  await filter("temple").click();
  await expect(count).toHaveText("2 gems found");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
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

test("Back from a gem returns to the search", async ({ page }) => {
  await visit(page, "/?q=uji");
  await home(page).gem("Manpuku-ji, a Ming Monastery in Tea Country").getByRole("link").click();
  await expect(page).toHaveURL(/\/gem\/11$/);
  await page.goBack();
  await expect(home(page).search).toHaveValue("uji");
  await expect(home(page).count).toHaveText("2 gems found");
});

test("the logo clears search and filter, on the home page and from anywhere", async ({ page }) => {
  const logo = page.getByRole("banner").getByRole("link", { name: "Anaba", exact: true });
  await visit(page, "/?q=uji&category=temple");
  await logo.click();
  await expect(home(page).count).toHaveText("12 gems found");
  await expect(home(page).search).toHaveValue("");
  await expectAddress(page, "/");
  await visit(page, "/gem/3");
  await logo.click();
  await expect(home(page).count).toHaveText("12 gems found");
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
  "the header shrinks once the home page is scrolled more than five pixels, and keeps its height elsewhere",
  everySize,
  async ({ page }) => {
    await visit(page, "/");
    const banner = page.getByRole("banner");
    const height = () =>
      banner.evaluate((header) => Math.round(header.firstElementChild?.getBoundingClientRect().bottom ?? 0));
    const full = await height();
    await page.evaluate(() => window.scrollTo(0, 5));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(5);
    expect(await height()).toBe(full);
    await page.evaluate(() => window.scrollTo(0, 6));
    await expect.poll(height).toBeLessThan(full);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(height).toBe(full);

    await visit(page, "/gem/1");
    await expect(banner).toHaveAttribute("data-shrunk", "false");
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect(banner).toHaveAttribute("data-shrunk", "false");
  },
);
