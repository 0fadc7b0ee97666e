import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, visit } from "./support/visit.ts";
import type { Page } from "@playwright/test";

const before = (page: Page) => page.getByRole("region", { name: "Before you go", exact: true });
/** A date and time in Japan. */
const inJapan = (moment: string) => new Date(`${moment.replace(" ", "T")}:00+09:00`);

test("a gem's page tells what to know before going", everySize, async ({ page }) => {
  await visit(page, "/gem/1");
  const region = before(page);
  for (const term of ["Hours", "Closed", "Cost", "Way there", "Way back", "Season", "Time needed", "Manners"])
    await expect(region.getByRole("term").filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible();
  // Sources disagree: each value is shown with its source.
  for (const answer of ["¥300", "¥400", "¥500, children ¥300"])
    await expect(region.getByText(answer, { exact: true })).toBeVisible();
  await expect(region.getByText("Sources differ, seen Dec 2014").first()).toBeVisible();
  await expect(region.getByRole("link", { name: "Souda Kyoto", exact: true }).first()).toHaveAttribute(
    "href",
    "https://souda-kyoto.jp/guide/spot/otaginenbutsuji.html",
  );
  await expect(region.getByText("Nobody was found to tell: booking.")).toBeVisible();
});

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
  await expect(before(page).getByText("¥300", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
  for (const part of other) await expect(part).toBeHidden();
  await expect(page.getByRole("button").locator("visible=true")).toHaveCount(0);
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

test(
  "a gem's place opens in other maps, from a menu that works with the keyboard",
  everySize,
  async ({ page }) => {
    await visit(page, "/gem/1");
    const button = before(page).getByRole("button", { name: "Open in maps", exact: true });
    await button.press("Enter");
    const menu = page.getByRole("menu", { name: "Open in maps", exact: true });
    await expect(menu.getByRole("menuitem")).toHaveText(["Google Maps", "Apple Maps", "OpenStreetMap"]);
    await expect(menu.getByRole("menuitem", { name: "Google Maps", exact: true })).toBeFocused();
    for (const [name, address] of [
      ["Google Maps", /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=35\.0314%2C135\.6611$/],
      ["Apple Maps", /^https:\/\/maps\.apple\.com\/\?ll=35\.0314,135\.6611&q=/],
      ["OpenStreetMap", /^https:\/\/www\.openstreetmap\.org\/\?mlat=35\.0314&mlon=135\.6611#map=/],
    ] as const) {
      const item = menu.getByRole("menuitem", { name, exact: true });
      await expect(item).toHaveAttribute("href", address);
      await expect(item).toHaveAttribute("rel", "noreferrer");
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  },
);

test("the nearby gems have their distance and a link", everySize, async ({ page }) => {
  await visit(page, "/gem/11");
  const nearby = page.getByRole("region", { name: "Nearby gems", exact: true });
  await expect(nearby.getByRole("listitem")).toHaveCount(2);
  await expect(nearby.getByRole("listitem").first()).toContainText(/^about \d+ km/);
  await expect(nearby.getByText("Straight lines, not the way there.")).toBeVisible();
  await nearby.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ichijoji Ramen Street");
  await expect(before(page).getByText(/^Varies/)).toBeVisible();
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
      await expect(before(page).getByRole("link", { name: "GO TOKYO", exact: true }).first()).toBeVisible();
      const nearby = page.getByRole("region", { name: "Nearby gems", exact: true });
      await expect(nearby.getByRole("link")).toHaveCount(2);
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
