import type { Locator, Page } from "@playwright/test";
import { everySize, expect, test } from "./support/test.ts";
import { boxOf, home, notices, openWithHeldClock, recordOpenings, told, visit } from "./support/visit.ts";

const sentence = "Please log in to save gems";
const hearts = (page: Page): Locator => home(page).gems.getByRole("button", { name: /^Save / });

test("an equal notice renews the shown one and its timer", everySize, async ({ page }) => {
  await openWithHeldClock(page);
  for (const index of [0, 1, 2]) {
    await hearts(page).nth(index).click();
    await expect(told(page, sentence)).toHaveCount(1);
    await page.clock.runFor(2000);
    await expect(told(page, sentence)).toHaveCount(1);
  }
  await page.clock.runFor(1100);
  await expect(told(page, sentence)).toHaveCount(0);
});

test(
  "a notice never covers the control that caused it, nor the heart of the next gem",
  everySize,
  async ({ page }) => {
    await visit(page, "/");
    for (const [index, place] of [
      [3, "start"],
      [4, "center"],
      [5, "end"],
      [6, "start"],
    ] as const) {
      const heart = hearts(page).nth(index);
      await heart.evaluate((element, block) => element.scrollIntoView({ block, behavior: "instant" }), place);
      await heart.click();
      // The old notice stays until the new one is drawn; it was placed for another part of the page.
      await expect(async () => {
        await expect(told(page, sentence)).toHaveCount(1, { timeout: 1000 });
        const notice = await boxOf(told(page, sentence).locator(".."));
        for (const other of [heart, hearts(page).nth(index + 1)]) {
          const box = await boxOf(other);
          const isApart =
            notice.bottom <= box.top ||
            notice.top >= box.bottom ||
            notice.right <= box.left ||
            notice.left >= box.right;
          expect(isApart, JSON.stringify({ place, notice, box })).toBe(true);
        }
      }).toPass();
    }
  },
);

test("the button of a notice is on one line and large enough for a finger", everySize, async ({ page }) => {
  await visit(page, "/");
  await hearts(page).first().click();
  const action = notices(page).getByRole("button", { name: "Log in", exact: true });
  const lines = await action.evaluate((button) => {
    const range = document.createRange();
    range.selectNodeContents(button);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  const box = await action.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

test("the shadow of a notice is not cut by its layer", everySize, async ({ page }) => {
  await visit(page, "/gem/1");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  const layer = page.locator("[popover][data-edge]").filter({ has: told(page, sentence) });
  await expect(layer).toHaveCSS("overflow", "visible");
});

test("notices of hearts leave the open layer alone; their button follows the heart pressed last", async ({
  page,
}) => {
  await visit(page, "/");
  const record = await recordOpenings(page);
  const openings = async () => (await record()).length;
  await hearts(page).nth(0).press("Enter");
  await expect(told(page, sentence)).toBeVisible();
  await expect.poll(openings).toBe(1);
  const first = await told(page, sentence).elementHandle();
  await hearts(page).nth(2).press("Enter");
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(told(page, sentence)).toBeVisible();
  // What opens the layer comes after a frame and a task.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(await openings()).toBe(1);
  await page.keyboard.press("Tab");
  await expect(notices(page).getByRole("button", { name: "Log in", exact: true })).toBeFocused();
});

test("a notice stays for its time when a dialog opens", async ({ page }) => {
  await openWithHeldClock(page);
  await hearts(page).first().click();
  await expect(told(page, sentence)).toHaveCount(1);
  const now = () => page.evaluate(() => Date.now());
  const start = await now();
  await page.clock.runFor(1000);
  await page.getByRole("banner").getByRole("button", { name: "Log in", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Log in or sign up" });
  // The response appears a little later by the page's own clock.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(dialog).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(told(page, sentence)).toHaveCount(1);
  await page.clock.runFor(3000 - 1 - ((await now()) - start));
  await expect(told(page, sentence)).toHaveCount(1);
  await page.clock.runFor(2);
  await expect(told(page, sentence)).toHaveCount(0);
});
