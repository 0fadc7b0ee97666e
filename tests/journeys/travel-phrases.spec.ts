import type { Locator, Page } from "@playwright/test";
import { allPhrases } from "../../domain/travel/phrases/all-phrases.ts";
import { everySize, expect, test } from "./support/test.ts";
import { boxOf, expectAddress, onPaper, sheetsOf, visit } from "./support/visit.ts";

const lineOf = (page: Page, id: string): Locator => page.locator(`#${id}`);
const showButton = (page: Page, id: string): Locator =>
  lineOf(page, id).getByRole("button", { name: "Show", exact: true });

test(
  "a phrase is shown in large letters, and Escape leads back to its button",
  everySize,
  async ({ page }) => {
    await visit(page, "/phrases");
    await showButton(page, "last-one").click();
    const dialog = page.getByRole("dialog", { name: "What time is the last one back?", exact: true });
    const japanese = dialog.getByText("帰りの最終は何時ですか", { exact: true });
    await expect(japanese).toBeVisible();
    await expect(dialog.getByText("Kaeri no saishū wa nanji desu ka.")).toBeVisible();
    // At arm's length.
    const size = await japanese.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(showButton(page, "last-one")).toBeFocused();
    await showButton(page, "toilet").click();
    await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  },
);

test("a short sentence fills the width of a phone", async ({ page }) => {
  await visit(page, "/phrases");
  await showButton(page, "bus-stop").click();
  const sentence = page.getByRole("dialog").getByText("バス停はどこですか", { exact: true });
  const longest = await boxOf(sentence.getByText("どこですか", { exact: true }));
  expect(longest.width).toBeGreaterThan(0.9 * (await boxOf(sentence)).width);
});

test("the other person's answer stays marked until it is pressed again", async ({ page }) => {
  await visit(page, "/phrases");
  await showButton(page, "allergy").click();
  // Two sentences, each like a sign.
  for (const sentence of ["アレルギーがあります", "これは入っていますか"])
    await expect(page.getByRole("dialog").getByText(sentence, { exact: true })).toBeVisible();
  const words = page.getByRole("dialog").getByRole("group", { name: "Words to point at", exact: true });
  const egg = words.getByRole("button", { name: "卵 egg", exact: true });
  await egg.click();
  await words.getByRole("button", { name: "いいえ No", exact: true }).click();
  await expect(words.getByRole("button", { pressed: true })).toHaveText([/卵/, /いいえ/]);
  await egg.click();
  await expect(words.getByRole("button", { pressed: true })).toHaveText([/いいえ/]);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test(`at ${viewport.width} px all words to point at are in sight`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, "/phrases");
    for (const { id, words } of allPhrases.filter((phrase) => phrase.words !== undefined)) {
      await showButton(page, id).click();
      const buttons = page.getByRole("dialog").getByRole("group").getByRole("button");
      await expect(buttons).toHaveCount(words?.length ?? 0);
      await expect(buttons.last(), id).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
  });

test("in large letters every part of a sentence fits a phone's line", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/phrases");
  for (const { id, japanese } of allPhrases) {
    await showButton(page, id).click();
    const dialog = page.getByRole("dialog");
    const parts = dialog.locator("p > [lang=ja] > *");
    await expect(parts).toHaveCount(japanese.length);
    const broken = await parts.evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { left, right, height } = element.getBoundingClientRect();
        const lines = height / Number.parseFloat(getComputedStyle(element).lineHeight);
        return left < 0 || right > window.innerWidth || lines > 1.5 ? [element.textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("the card for a driver leads to a phrase of its kind, which is marked", async ({ page }) => {
  await visit(page, "/gem/9/card");
  await page.getByRole("link", { name: "Have bears been seen around here lately?", exact: true }).click();
  await expectAddress(page, "/phrases#bears");
  await expect(lineOf(page, "bears")).toBeInViewport();
  await expect(page.locator("li:target")).toHaveId("bears");
});

test("the jump to the part that is being read is marked", everySize, async ({ page }) => {
  await visit(page, "/phrases");
  const jumps = page.getByRole("navigation", { name: "On this page", exact: true });
  await expect(jumps.locator("[aria-current]")).toHaveCount(0);
  for (const part of ["Help", "At the table"]) {
    await jumps.getByRole("link", { name: part, exact: true }).click();
    await expect(jumps.locator("[aria-current=location]")).toHaveText(part);
  }
});

test("the phrases are printed on two sheets by their button, with the words to point at", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset["printed"] = "yes";
    };
  });
  await visit(page, "/phrases");
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  expect(sheetsOf(await page.pdf(onPaper("A4")))).toBe(2);
  await page.emulateMedia({ media: "print" });
  await expect(showButton(page, "taxi")).toBeHidden();
  await expect(lineOf(page, "pork").getByText("はい", { exact: true })).toBeVisible();
});

test("every character is shown without a Japanese font of the system", async ({ page }) => {
  await visit(page, "/phrases");
  const missing = await page.evaluate(async () => {
    const family = '700 40px "Zen Kaku Gothic Phrases"';
    const sentences = [...document.querySelectorAll("main [lang=ja]")].map(({ textContent }) => textContent);
    const characters = [...new Set(sentences.join(""))];
    await document.fonts.load(family, characters.join(""));
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (context === null) return ["no canvas"];
    context.font = family;
    return characters.filter((character) => {
      context.clearRect(0, 0, 300, 150);
      context.fillText(character, 50, 80);
      return context.getImageData(0, 0, 150, 150).data.every((value) => value === 0);
    });
  });
  expect(missing).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the phrases have large letters and their words, and no button that does nothing", async ({
    page,
  }) => {
    await page.goto("/phrases#card");
    await expect(page.getByRole("button", { name: "Show", exact: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Print", exact: true })).toHaveCount(0);
    const line = lineOf(page, "card");
    await expect(line).toBeInViewport();
    await expect(line.getByText("現金だけです")).toBeVisible();
    const size = await line
      .getByText("カードで払えますか。", { exact: true })
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(24);
  });
});
