import type { Locator, Page } from "@playwright/test";
import { everySize, expect, test } from "./support/test.ts";
import { expectAccessible } from "./support/axe.ts";
import { boxOf, expectAddress, onPaper, sheetsOf, visit } from "./support/visit.ts";

const row = (page: Page, name: RegExp): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

test(
  "the footer leads to what the site says of itself, and its tables can be read at every size",
  everySize,
  async ({ page }) => {
    await visit(page, "/photos");
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy", exact: true }).click();
    await expectAddress(page, "/privacy");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
    await expect(page.getByRole("table")).toHaveCount(5);
    const devices = row(page, /^Devices/);
    await expect(devices.getByRole("cell")).toHaveCount(3);
    await expect(devices.getByRole("cell").nth(1)).toContainText("30\u00a0days after the last use");
    await page.getByText("Every column, cookie and file", { exact: true }).click();
    await expect(page.getByText("browser draft-review", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "How reviews work", exact: true }).click();
    await expectAddress(page, "/how-reviews-work");
    await expect(page.getByText("deleted by the operator so far", { exact: true })).toBeVisible();
  },
);

test("on a phone each cell says what it is, below the row’s title", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/privacy");
  const why = row(page, /^Reviews/)
    .getByRole("cell")
    .first();
  await expect(why.getByText("Why", { exact: true })).toBeVisible();
  const title = await boxOf(row(page, /^Reviews/).getByRole("rowheader"));
  expect((await boxOf(why)).top).toBeGreaterThanOrEqual(title.bottom);
});

test("the list at the head of Privacy leads to its parts", async ({ page }) => {
  await visit(page, "/privacy");
  const parts = page.getByRole("navigation", { name: "On this page", exact: true });
  await parts.getByRole("link", { name: "How it is deleted", exact: true }).click();
  await expectAddress(page, "/privacy#deletion");
  await expect(page.getByRole("heading", { name: "How it is deleted", exact: true })).toBeInViewport();
});

test("the reviews of a gem lead to how they work, and that to the operator", async ({ page }) => {
  await visit(page, "/gem/1");
  await page
    .getByRole("region", { name: "Reviews", exact: true })
    .getByRole("link", { name: "How reviews work", exact: true })
    .click();
  await expectAddress(page, "/how-reviews-work");
  await visit(page, "/contact");
  await page.getByRole("link", { name: "Emergency numbers", exact: true }).click();
  await expectAddress(page, "/phrases#emergency");
});

test("on paper the folded names are printed too, and nothing else is around the page", async ({ page }) => {
  await visit(page, "/privacy");
  expect(sheetsOf(await page.pdf(onPaper("A4")))).toBeLessThanOrEqual(5);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByText("browser draft-review", { exact: true })).toBeVisible();
});

test("its print, which is small, is fetched at once without being preloaded", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, "/privacy");
  const print = page.getByRole("main").locator("picture img").first();
  await expect(print).toHaveAttribute("loading", "eager");
  await expect(print).toHaveAttribute("fetchpriority", "high");
  await expect(page.locator("head link[rel=preload][as=image]")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all three pages can be read, and the fold opens", async ({ page }) => {
    for (const [address, heading] of [
      ["/privacy", "Privacy"],
      ["/how-reviews-work", "How reviews work"],
      ["/contact", "Contact"],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    }
    await page.goto("/privacy");
    await page.getByText("Every column, cookie and file", { exact: true }).click();
    await expect(page.getByText("cookie session", { exact: true })).toBeVisible();
  });
});
