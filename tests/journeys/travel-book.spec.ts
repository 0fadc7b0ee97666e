import type { Page } from "@playwright/test";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, expectNothingSticksOut, sheetsOf, visit } from "./support/visit.ts";

/** The pages whose content reaches into the margin, which a printer may leave white; with the difference in CSS pixels. */
const overfull = (page: Page) =>
  page.getByRole("list", { name: "The pages", exact: true }).evaluate(async (list) => {
    await document.fonts.ready;
    return [...list.querySelectorAll(":scope > [aria-label] > *")].flatMap((content) => {
      const margin = Number.parseFloat(getComputedStyle(content).paddingTop);
      const { left, top, right, bottom } = content.getBoundingClientRect();
      const over = [...content.children].flatMap((child) => {
        const box = child.getBoundingClientRect();
        return [
          box.bottom + margin - bottom,
          top + margin - box.top,
          box.right + margin - right,
          left + margin - box.left,
        ];
      });
      const most = Math.max(...over, content.scrollWidth - content.clientWidth);
      return most > 0.5 ? [`${content.parentElement?.ariaLabel}: ${most}`] : [];
    });
  });

const lists = [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12], [10, 4, 7], [11]] as const;

test("everything fits its page, on the screen and on paper, for each gem", everySize, async ({ page }) => {
  for (const ids of lists) {
    await visit(page, `/list/book?g=${ids.join(",")}`);
    expect(await overfull(page), `${ids.join()} on the screen`).toEqual([]);
    await expectNothingSticksOut(page, ids.join());
    await page.emulateMedia({ media: "print" });
    expect(await overfull(page), `${ids.join()} on paper`).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  }
});

test("it is one sheet of A4 in landscape", async ({ page }) => {
  for (const ids of [catalogue.map(({ id }) => id), [9]]) {
    await visit(page, `/list/book?g=${ids.join(",")}`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(sheetsOf(pdf)).toBe(1);
    // In points of a 72nd of an inch.
    const [, width, height] =
      /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(pdf.toString("latin1")) ?? [];
    expect([Number(width), Number(height)].map(Math.round)).toEqual([842, 595]);
  }
});

test("on paper the pages are where folding brings them in order", async ({ page }) => {
  await visit(page, "/list/book?g=1,2,3,4,5,6");
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.emulateMedia({ media: "print" });
  // 210 mm. What is higher costs Firefox a second sheet.
  expect(await page.evaluate(() => document.body.getBoundingClientRect().height)).toBeLessThan(793.7);
  const places = await page.getByRole("list", { name: "The pages", exact: true }).evaluate((list) =>
    [...list.querySelectorAll(":scope > [aria-label]")].map((leaf) => {
      const { left, top, width, height } = leaf.getBoundingClientRect();
      return {
        column: Math.round(left / width) + 1,
        row: Math.round((top - list.getBoundingClientRect().top) / height) + 1,
        turn: getComputedStyle(leaf).rotate,
      };
    }),
  );
  expect(places).toEqual([
    { column: 2, row: 2, turn: "none" },
    { column: 3, row: 2, turn: "none" },
    { column: 4, row: 2, turn: "none" },
    { column: 4, row: 1, turn: "180deg" },
    { column: 3, row: 1, turn: "180deg" },
    { column: 2, row: 1, turn: "180deg" },
    { column: 1, row: 1, turn: "180deg" },
    { column: 1, row: 2, turn: "none" },
  ]);
});

test("a list leads to its book, and back", async ({ page }) => {
  await visit(page, "/list?g=4,9,2");
  await page.getByRole("link", { name: "Pocket book", exact: true }).click();
  await expectAddress(page, "/list/book?g=4,9,2");
  await expect(page.getByRole("heading", { level: 1, name: "Pocket book", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back to the list", exact: true }).click();
  await expectAddress(page, "/list?g=4,9,2");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the book can be read, and the button that prints is not there", async ({ page }) => {
    await page.goto("/list/book?g=4,9");
    await expect(page.getByRole("listitem", { name: "Page 2", exact: true })).toContainText("箱根旧街道");
    await expect(page.getByRole("button", { name: "Print", exact: true })).toHaveCount(0);
  });
});
