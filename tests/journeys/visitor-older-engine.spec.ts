import { expect, test } from "./support/test.ts";
import { expectAddress, home } from "./support/visit.ts";

/** The inline script and styles differ from those that the policy has hashes of. */
test.use({ bypassCSP: true });

test.beforeEach(async ({ page }) => {
  // An engine without popovers, as far as the page can ask.
  await page.route(
    (url) => !url.pathname.includes("."),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      expect(text.match(/selector\(:popover-open\)/g)?.length).toBeGreaterThan(2);
      await route.fulfill({ response, body: text.replaceAll(":popover-open", ":unknown-here") });
    },
  );
});

test("in an engine without popovers the application does not start, and the page is whole", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  for (const address of ["/", "/gem/1", "/map", "/list?g=1,2"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Shippori Mincho/);
    for (const name of [/^Save /, "Menu", "Log in", "Share", "Open in maps", "Zoom in", "Copy link"])
      await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
    await expect(page.getByRole("radiogroup", { name: "Appearance", exact: true })).toHaveCount(0);
  }
  await page.goto("/photos");
  const last = page.getByRole("main").getByRole("img").last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.beforeHydration)).toBeUndefined();
  expect(scripts).toEqual([]);
});

test("in an engine without popovers the menu's links stand on the page, for keys too", async ({ page }) => {
  await page.goto("/");
  const saved = page.getByRole("menuitem", { name: "Saved", exact: true });
  await expect(saved).toBeVisible();
  await page.getByRole("link", { name: "Anaba", exact: true }).first().focus();
  await page.keyboard.press("Tab");
  await expect(saved).toBeFocused();
  await page.keyboard.press("Enter");
  await expectAddress(page, "/saved");
  await page.goto("/gem/1");
  await expect(page.getByRole("menuitem", { name: "Apple Maps", exact: true })).toBeVisible();
});

test("in an engine without popovers search, filters and the map's order work by form and link", async ({
  page,
}) => {
  await page.goto("/");
  const { search, filter, count } = home(page);
  await filter("hiking").click();
  await expect(count).toHaveText("3 gems found");
  await search.fill("fuji");
  await search.press("Enter");
  await expect(count).toHaveText("1 gem found");
  await page.goto("/map");
  await page.getByRole("combobox", { name: "From", exact: true }).selectOption("Osaka");
  await page.getByRole("button", { name: "Sort", exact: true }).click();
  await expectAddress(page, "/map?from=osaka");
  await expect(page.getByRole("main").getByRole("status")).toContainText("Nearest to Osaka first");
});
