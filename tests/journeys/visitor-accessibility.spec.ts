import type { Locator } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { visitorScreens } from "./support/screens.ts";
import { everySize, expect, test } from "./support/test.ts";
import { expectNothingSticksOut, home, visit } from "./support/visit.ts";

test.use({ expectedComplaints: [/status of 404/] });

for (const [walk, screens] of Object.entries(visitorScreens))
  test(`${walk}: no violation of WCAG 2.2 AA, light and dark`, everySize, async ({ page }) => {
    for (const [name, open] of Object.entries(screens))
      await test.step(name, async () => {
        await open(page);
        await expectAccessible(page);
      });
  });

test("with forced colours the chosen filter and the active suggestion look different from the others", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/?category=temple");
  const { filter, search, options } = home(page);
  const ground = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(filter("temple"))).not.toBe(await ground(filter("hiking")));
  await search.fill("na");
  await search.press("ArrowDown");
  const outline = (option: Locator) => option.evaluate((element) => getComputedStyle(element).outlineStyle);
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  expect([await outline(options.nth(0)), await outline(options.nth(1))]).toEqual(["solid", "none"]);
});

/** The elements with names and facts on the pages for travellers. */
const longTexts: Readonly<Record<string, string>> = {
  "/gem/1": "[aria-labelledby=before-you-go] dd p:not([data-mark]), [aria-labelledby=nearby] li a",
  "/gem/1/card": "h1 span, dd",
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
    await expectNothingSticksOut(page, address);
  }
});
