import { catalogue } from "../../domain/gems/catalogue.ts";
import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, visit } from "./support/visit.ts";

/** The number of sheets that a printed page takes. */
const sheetsOf = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test("the card shows a driver where to go, and leads back to the gem", everySize, async ({ page }) => {
  await visit(page, "/gem/2");
  await page.getByRole("link", { name: "Show the driver", exact: true }).click();
  await expectAddress(page, "/gem/2/card");
  const name = page.getByRole("heading", { level: 1, name: "向島百花園", exact: true });
  await expect(name).toHaveAttribute("lang", "ja");
  for (const text of ["むこうじまひゃっかえん", "東京都墨田区東向島3-18-3", "東向島駅"])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText("この場所まで行ってください。", { exact: true })).toBeVisible();
  // Large enough to be read at arm's length.
  const size = await name.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  expect(size).toBeGreaterThanOrEqual(48);
  await page
    .getByRole("link", { name: "Back to Mukojima-Hyakkaen, Garden of a Hundred Flowers", exact: true })
    .click();
  await expectAddress(page, "/gem/2");
});

test("for a gem that visitors leave at night, the card also asks for a taxi back", async ({ page }) => {
  await visit(page, "/gem/7/card");
  await expect(page.getByText("帰りのタクシーを呼んでいただけますか。", { exact: true })).toBeVisible();
  await expect(page.getByText("Could you call a taxi for my way back, please?")).toBeVisible();
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

test("each card fits on one sheet, down to A6, without the page around it", async ({ page }) => {
  for (const { id } of catalogue) {
    await page.goto(`/gem/${id}/card`);
    for (const format of ["A4", "A6"] as const) {
      const margin = { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" };
      expect(sheetsOf(await page.pdf({ format, margin })), `${id} on ${format}`).toBe(1);
    }
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the cards show every character without a Japanese font of the system", async ({ page }) => {
  for (const { id } of catalogue) {
    await visit(page, `/gem/${id}/card`);
    const missing = await page.evaluate(async () => {
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
    expect(missing, `gem ${id}`).toEqual([]);
  }
});
