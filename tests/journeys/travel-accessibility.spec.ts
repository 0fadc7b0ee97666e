import type { Page } from "@playwright/test";
import { axe, showIn } from "./support/axe.ts";
import { everySize, expect, test } from "./support/test.ts";
import { visit } from "./support/visit.ts";

/** The pages for travellers, each in its visually different states. */
const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "a gem with conflicting facts": (page) => visit(page, "/gem/1"),
  "a gem with old facts": (page) => visit(page, "/gem/9"),
  "the card with an address": (page) => visit(page, "/gem/2/card"),
  "the card with a town and a taxi back": (page) => visit(page, "/gem/7/card"),
  "a list of three": (page) => visit(page, "/list?g=4,9,2"),
  "a list of one": (page) => visit(page, "/list?g=5"),
  "the map, enlarged": async (page) => {
    await visit(page, "/map#gem-7");
    await page.getByRole("button", { name: "Zoom in", exact: true }).click();
  },
  "the map without a position": async (page) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of an error as is read
        fail?.({ code: 1, message: "" } as GeolocationPositionError);
      };
    });
    await visit(page, "/map?from=tokyo");
    await page.getByRole("button", { name: "Near me", exact: true }).click();
    await expect(page.getByText(/^Your browser keeps your position to itself\./)).toBeVisible();
  },
};

for (const [name, open] of Object.entries(screens))
  test(`${name}: no violation of WCAG 2.2 AA, light and dark`, everySize, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await showIn(page, colorScheme);
      const { violations } = await axe(page)
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(
        violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
        ),
        colorScheme,
      ).toEqual([]);
    }
  });

/** The elements with names and facts on the pages for travellers. */
const longTexts: Readonly<Record<string, string>> = {
  "/gem/1": "[aria-labelledby=before-you-go] dd p, [aria-labelledby=nearby] li a",
  "/gem/1/card": "h1, dd",
  "/list?g=1,2": "ol h2 a, ol dd",
  "/map": "ol a",
};

test("long names and long facts stay within the page", everySize, async ({ page }) => {
  for (const [address, selector] of Object.entries(longTexts)) {
    await visit(page, address);
    await page.evaluate((selected) => {
      const long = `Llanfairpwllgwyngyllgogery ${"a name of many ordinary words ".repeat(8)}`;
      for (const element of document.querySelectorAll(selected)) {
        const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
        if (text !== undefined) text.nodeValue = long;
      }
    }, selector);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: address,
      })
      .toBeLessThanOrEqual(0);
  }
});
