import { expect } from "vitest";
import { journey, type Journey } from "../support/journey.ts";

const readable = ["/", "/gem/1", "/saved", "/photos", "/map", "/list?g=4,9,2", "/gem/4/card"];

/** The boxes that cover the page although nobody has opened them. */
const openBoxes = () =>
  [...document.querySelectorAll("[popover]")]
    .filter((box) => {
      const { position, pointerEvents } = getComputedStyle(box);
      const isAbove = position === "fixed" || position === "absolute";
      return box.checkVisibility() && isAbove && pointerEvents !== "none";
    })
    .map((box) => box.outerHTML.slice(0, 120));

/**
 * A browser without popovers, such as Safari before 17: the application does not start there, and the pages are as
 * without JavaScript (docs/product.md).
 */
export const withoutPopovers: readonly Journey[] = [
  journey("every page can be read, and no menu stands open", async ({ page }) => {
    for (const address of readable) {
      await page.open(address);
      await page.until(() => document.readyState, "complete");
      await page.see("heading");
      expect(await page.evaluate(() => document.body.innerText), address).not.toContain(
        "An unexpected error",
      );
      expect(await page.evaluate(openBoxes), address).toEqual([]);
    }
  }),

  journey("links and forms work", async ({ page }) => {
    await page.open("/");
    await page.press("button", "hiking", { role: "group", name: "Filters" });
    await page.read("3 gems found");
    await page.press("combobox", "Search gems");
    await page.type("fuji");
    await page.keys("Enter");
    await page.read("1 gem found");
    await page.press("link", "Satta Pass, Where Hiroshige Saw Fuji");
    await page.address("/gem/8");
    await page.press("link", "All prints of this gem");
    await page.address("/photos/gem/8");
    await page.press("link", "Anaba");
    await page.address("/");
  }),
];
