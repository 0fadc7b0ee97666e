import type { Page } from "@playwright/test";
import { paths } from "../../domain/site/paths.ts";
import { addressOfPage, publicPages } from "../support/page-addresses.ts";
import { expectAccessible } from "./support/axe.ts";
import { install } from "./support/installed.ts";
import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, expectNothingSticksOut, visit } from "./support/visit.ts";

const backOf = (page: Page, includeHidden = false) =>
  page.getByRole("link", { name: "Back", exact: true, includeHidden });

const parents: Readonly<Record<string, string>> = {
  [paths.driverCard(1)]: paths.gem(1),
  [paths.gemPhotos(1)]: paths.gem(1),
};

const addresses = publicPages.map(addressOfPage).filter((address) => address !== paths.home());

test("in a window of the browser no page has a link Back, and each has its way up in the document", async ({
  page,
}) => {
  for (const address of addresses) {
    await page.goto(address);
    await expect(backOf(page), address).toHaveCount(0);
    await expect(backOf(page, true), address).toHaveAttribute("href", parents[address] ?? "/");
  }
  await page.goto("/");
  await expect(backOf(page, true)).toHaveCount(0);
});

for (const address of addresses)
  test(`on a home screen ${address} has one link Back`, everySize, async ({ page }) => {
    await install(page);
    await visit(page, address);
    await expect(backOf(page)).toBeVisible();
    await expectAccessible(page);
  });

test("on a home screen home has no link Back", everySize, async ({ page }) => {
  await install(page);
  await visit(page, "/");
  await expect(backOf(page)).toHaveCount(0);
});

test("on a home screen the header has room for Back on a small phone, with large letters too", async ({
  page,
}) => {
  await install(page);
  for (const width of [360, 320, 180, 160]) {
    await page.setViewportSize({ width, height: 640 });
    await visit(page, "/saved");
    await expect(backOf(page)).toBeInViewport({ ratio: 1 });
    await expectNothingSticksOut(page, `${width} px`);
  }
});

test("Back leads to the page before, to the same place in it", async ({ page }) => {
  await install(page);
  await visit(page, "/?category=temple");
  const gem = page.getByRole("article").last();
  await gem.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await gem.getByRole("link").first().click();
  await expect(backOf(page)).toBeVisible();
  await backOf(page).click();
  await expectAddress(page, "/?category=temple");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("Back from the first page leads up, and leaves nothing behind to which Back would return", async ({
  page,
}) => {
  await install(page);
  await visit(page, "/gem/1/card");
  await backOf(page).click();
  await expectAddress(page, "/gem/1");
  await backOf(page).click();
  await expectAddress(page, "/");
  expect(await page.evaluate(() => window.history.length)).toBe(2);
});

test("nothing on a home screen is below the notch", async ({ page }) => {
  await install(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { top: 47, left: 30, bottom: 34 } });
  await visit(page, "/gem/1");
  for (const scrollTo of [0, 800]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), scrollTo);
    await expect(page.locator("header[data-shrunk]")).toHaveAttribute("data-shrunk", String(scrollTo > 0));
    for (const control of [
      backOf(page),
      page.getByRole("link", { name: "Anaba", exact: true }),
      page.getByRole("button", { name: "Menu", exact: true }),
    ])
      await expect.poll(async () => (await control.boundingBox())?.y).toBeGreaterThanOrEqual(47);
  }
});
