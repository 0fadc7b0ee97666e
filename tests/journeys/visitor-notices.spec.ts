import type { Locator, Page } from "@playwright/test";
import { everySize, expect, test } from "./support/test.ts";
import { expectFocus, home, notices, visit, recordOpenings } from "./support/visit.ts";

const text = "Please log in to save gems";
const told = (page: Page) => notices(page).getByText(text, { exact: true });

/** Opens the home page with its clock stopped. */
async function openWithHeldClock(page: Page): Promise<void> {
  const start = new Date("2026-04-01T09:00:00Z");
  await page.clock.install({ time: start });
  await visit(page, "/");
  await page.clock.pauseAt(new Date(start.getTime() + 60_000));
}

const hearts = (page: Page): Locator => home(page).gems.getByRole("button", { name: /^Save / });

test("an equal notice renews the shown one and its timer", everySize, async ({ page }) => {
  await openWithHeldClock(page);
  for (const index of [0, 1, 2]) {
    await hearts(page).nth(index).click();
    await expect(told(page)).toHaveCount(1);
    await page.clock.runFor(2000);
    await expect(told(page)).toHaveCount(1);
  }
  await page.clock.runFor(1100);
  await expect(told(page)).toHaveCount(0);
});

test(
  "a notice never covers the control that caused it, nor the heart of the next gem",
  everySize,
  async ({ page }) => {
    await visit(page, "/");
    const boxOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      if (box === null) throw new Error("not on the page");
      return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
    };
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
        await expect(told(page)).toHaveCount(1, { timeout: 1000 });
        const notice = await boxOf(told(page).locator(".."));
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

test("notices of hearts leave the open layer alone; their button follows the heart pressed last", async ({
  page,
}) => {
  await visit(page, "/");
  const record = await recordOpenings(page);
  const openings = async () => (await record()).length;
  await hearts(page).nth(0).press("Enter");
  await expect(told(page)).toBeVisible();
  await expect.poll(openings).toBe(1);
  const first = await told(page).elementHandle();
  await hearts(page).nth(2).press("Enter");
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(told(page)).toBeVisible();
  // What opens the layer comes after a frame and a task.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(await openings()).toBe(1);
  await page.keyboard.press("Tab");
  await expectFocus(notices(page).getByRole("button", { name: "Log in", exact: true }));
});

test("a notice stays for its time when a dialog opens", async ({ page }) => {
  await openWithHeldClock(page);
  await hearts(page).first().click();
  await expect(told(page)).toHaveCount(1);
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
  await expect(told(page)).toHaveCount(1);
  await page.clock.runFor(3000 - 1 - ((await now()) - start));
  await expect(told(page)).toHaveCount(1);
  await page.clock.runFor(2);
  await expect(told(page)).toHaveCount(0);
});
