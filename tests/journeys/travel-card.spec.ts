import type { Page } from "@playwright/test";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { expect, test } from "./support/test.ts";
import { onPaper, sheetsOf, visit } from "./support/visit.ts";

test("for a gem that visitors leave at night, the card also asks for a taxi back", async ({ page }) => {
  await visit(page, "/gem/7/card");
  await expect(page.getByText("帰りのタクシーを呼んでいただけますか。", { exact: true })).toBeVisible();
  await expect(page.getByText("Could you call a taxi for my way back, please?")).toBeVisible();
});

test("the largest words are where to be driven, not what the gem is named after", async ({ page }) => {
  const destinations: readonly (readonly [id: number, name: string])[] = [
    [1, "愛宕念仏寺"],
    [3, "吉野寿司"],
    [4, "甘酒茶屋"],
    [5, "錦光園"],
    [9, "御岳登山鉄道 滝本駅"],
  ];
  for (const [id, name] of destinations) {
    await visit(page, `/gem/${id}/card`);
    const largest = await page.locator("main").evaluate((main) => {
      const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const leaves = [...main.querySelectorAll("*")].filter(
        ({ children, textContent }) => children.length === 0 && textContent !== "",
      );
      return leaves.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]?.textContent;
    });
    expect(largest).toBe(name);
  }
});

test("the card is printed by its button", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset["printed"] = "yes";
    };
  });
  await visit(page, "/gem/3/card");
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
});

/** The Japanese characters of the page that its own font does not show. */
const missingCharacters = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const family = '700 40px "Zen Kaku Gothic Japanese"';
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (context === null) return ["no canvas"];
    const text = [...document.querySelectorAll("article [lang=ja]")].map((element) => element.textContent);
    const characters = new Set(text.join("").match(/[\u3041-\u9fff]/g));
    await document.fonts.load(family, [...characters].join(""));
    context.font = family;
    return [...characters].filter((character) => {
      context.clearRect(0, 0, 300, 150);
      context.fillText(character, 50, 80);
      return context.getImageData(0, 0, 150, 150).data.every((value) => value === 0);
    });
  });

test("each card shows every character without a Japanese font of the system, and fits on one sheet, down to A6", async ({
  page,
}) => {
  for (const { id } of catalogue) {
    await visit(page, `/gem/${id}/card`);
    expect(await missingCharacters(page), `gem ${id}`).toEqual([]);
    for (const format of ["A4", "A6"] as const)
      expect(sheetsOf(await page.pdf(onPaper(format))), `${id} on ${format}`).toBe(1);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
