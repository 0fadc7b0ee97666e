import { everySize, expect, test } from "./support/test.ts";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { expectAddress, onPaper, sheetsOf, visit } from "./support/visit.ts";
import type { Page } from "@playwright/test";

const before = (page: Page) => page.getByRole("region", { name: "Before you go", exact: true });
/** A date and time in Japan. */
const inJapan = (moment: string) => new Date(`${moment.replace(" ", "T")}:00+09:00`);

test("on paper a gem's page is what one needs on the way", async ({ page }) => {
  await visit(page, "/gem/1");
  const needed = ["Otagi Nenbutsu-ji, Temple of 1,200 Faces", "Before you go", "Nearby gems"];
  const other = [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("region", { name: "Reviews", exact: true }),
    before(page).getByText(/in Japan\.$/),
  ];
  for (const part of other) await expect(part).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const name of needed)
    await expect(page.getByRole("heading", { name, exact: true }).first()).toBeVisible();
  await expect(before(page).getByText("¥300–500", { exact: true })).toBeVisible();
  // What the sources say and their addresses are printed, too.
  await expect(before(page).getByText("¥500, children ¥300", { exact: true })).toBeVisible();
  const source = before(page)
    .getByRole("link", { name: /^Souda Kyoto/ })
    .first();
  await expect(source).toBeVisible();
  expect(await source.evaluate((link) => getComputedStyle(link, "::after").content)).toBe(
    '" https://souda-kyoto.jp/guide/spot/otaginenbutsuji.html"',
  );
  await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
  for (const part of other) await expect(part).toBeHidden();
  await expect(page.getByRole("button").locator("visible=true")).toHaveCount(0);
});

test("on paper a gem's page takes two sheets, and no row is cut", async ({ page }) => {
  for (const { id } of catalogue) {
    await visit(page, `/gem/${id}`);
    expect(sheetsOf(await page.pdf(onPaper("A4"))), String(id)).toBeLessThanOrEqual(2);
  }
  // Chromium prints the rows of a grid that is cut over each other.
  await page.emulateMedia({ media: "print" });
  expect(await before(page).evaluate((section) => getComputedStyle(section).display)).toBe("block");
});

test.describe("on a phone of usual size", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("with all folds closed the facts of each gem take no more than 900 pixels, and no source is in sight", async ({
    page,
  }) => {
    for (const { id } of catalogue) {
      await visit(page, `/gem/${id}`);
      // At any time of the day: the sentence about this minute takes up to three lines.
      const height = await before(page).evaluate((section) => {
        const sentence = section.querySelector("p") ?? section;
        const threeLines = 3 * Number.parseFloat(getComputedStyle(sentence).lineHeight);
        return section.clientHeight + Math.max(threeLines - sentence.clientHeight, 0);
      });
      expect(height, String(id)).toBeLessThanOrEqual(900);
      await expect(
        before(page).getByRole("definition").getByRole("link").locator("visible=true"),
      ).toHaveCount(0);
      await expect(
        page.getByRole("main").getByRole("link", { name: "Prints", exact: true }),
      ).toBeInViewport();
    }
  });
});

test("the open state follows the clock in Japan, whatever the reader's own", async ({ page }) => {
  await page.clock.install({ time: inJapan("2026-11-25 08:58") });
  await visit(page, "/gem/2");
  const sentence = before(page).getByText(/in Japan\.$/);
  await expect(sentence).toHaveText("Opens today at 9:00. It is 8:58 on Wednesday in Japan.");
  await page.clock.runFor("02:00");
  await expect(sentence).toHaveText(
    "Open now: last entry 16:30, closes 17:00. It is 9:00 on Wednesday in Japan.",
  );
  await page.clock.setFixedTime(inJapan("2026-11-25 17:00"));
  await page.clock.runFor("01:00");
  await expect(sentence).toHaveText("Closed now; opens tomorrow at 9:00. It is 17:00 on Wednesday in Japan.");
});

test.describe("in another time zone", () => {
  test.use({ timezoneId: "America/Los_Angeles" });
  test("the open state is the same in another time zone, also after a navigation", async ({ page }) => {
    await page.clock.install({ time: inJapan("2026-11-24 12:00") });
    await visit(page, "/gem/11");
    await expect(before(page).getByText(/^Open now: .* It is 12:00 on Tuesday in Japan\.$/)).toBeVisible();
    await page.getByRole("link", { name: /^Previous gem/ }).click();
    await expectAddress(page, "/gem/10");
    await expect(
      before(page).getByText(
        "Closed today (the Udatsu house); opens tomorrow at 9:30. It is 12:00 on Tuesday in Japan.",
      ),
    ).toBeVisible();
  });
});

test("a year after the facts were checked, no page says “Open now” any more", async ({ page }) => {
  await page.clock.install({ time: inJapan("2027-12-01 12:00") });
  await visit(page, "/gem/2");
  await expect(before(page).getByText(/^Usually open 9:00–17:00\./)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test(
    "without JavaScript a gem's page says what is true at any time, and links to maps work",
    everySize,
    async ({ page }) => {
      await page.goto("/gem/2");
      await expect(
        before(page).getByText("Usually open 9:00–17:00. All times are those in Japan."),
      ).toBeVisible();
      await before(page).getByRole("button", { name: "Open in maps", exact: true }).click();
      await expect(page.getByRole("menuitem", { name: "OpenStreetMap", exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      const link = before(page).getByRole("link", { name: "GO TOKYO", exact: true }).first();
      await expect(link).toBeHidden();
      await before(page).getByText("2 sources", { exact: true }).nth(1).click();
      await expect(link).toBeVisible();
      // No other gem is within 60 km of this one.
      await expect(page.getByRole("region", { name: "Nearby gems", exact: true })).toHaveCount(0);
      await before(page).getByRole("link", { name: "Show the driver", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("向島百花園");
      await expect(page.getByRole("button", { name: "Print", exact: true })).toBeHidden();
      await page.getByRole("link", { name: /^Back to Mukojima/ }).click();
      await expectAddress(page, "/gem/2");
      await page.getByRole("link", { name: "On the map", exact: true }).click();
      await expectAddress(page, "/map#gem-2");
    },
  );
});
