import type { Page } from "@playwright/test";
import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, visit } from "./support/visit.ts";

const figureOf = (page: Page) => page.getByRole("figure", { name: "Map of Japan with the twelve gems" });
const zoomInOf = (page: Page) => page.getByRole("button", { name: "Zoom in", exact: true });

/** How far each edge of the drawing is outside of its window, in pixels; negative where the window is empty. */
const overlap = (page: Page) =>
  page.locator("figure:has(svg) > :first-child").evaluate((window) => {
    const around = window.getBoundingClientRect();
    const drawing = window.firstElementChild?.getBoundingClientRect() ?? around;
    return {
      left: around.left - drawing.left,
      top: around.top - drawing.top,
      right: drawing.right - around.right,
      bottom: drawing.bottom - around.bottom,
      width: around.width,
    };
  });

test(
  "a seal keeps the focus when the enlarged map shows it in another place",
  everySize,
  async ({ page }) => {
    await visit(page, "/map");
    const seal = figureOf(page).getByRole("link", { name: /^No\. 1: / });
    await seal.focus();
    for (let press = 0; press < 4; press++) await page.keyboard.press("+");
    await expect(zoomInOf(page)).toBeDisabled();
    await expect(seal).toBeFocused();
    await page.keyboard.press("0");
    await expect(zoomInOf(page)).toBeEnabled();
    await expect(seal).toBeFocused();
  },
);

test("an enlarged map shows the same region in a window of another size", everySize, async ({ page }) => {
  await visit(page, "/map");
  for (let press = 0; press < 3; press++) await zoomInOf(page).click();
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
  }
  const before = await overlap(page);
  expect(before.right).toBeCloseTo(0, 0);
  expect(before.bottom).toBeCloseTo(0, 0);
  await page.setViewportSize({ width: 480, height: 700 });
  await expect.poll(async () => (await overlap(page)).width).not.toBe(before.width);
  const after = await overlap(page);
  expect(after.left / after.width).toBeCloseTo(before.left / before.width, 2);
  expect(after.top / after.width).toBeCloseTo(before.top / before.width, 2);
  expect(after.right).toBeCloseTo(0, 0);
  expect(after.bottom).toBeCloseTo(0, 0);
});

test("a mouse that was released outside of the map does not drag it", everySize, async ({ page }) => {
  await visit(page, "/map");
  await zoomInOf(page).click();
  const frame = await figureOf(page).locator("svg").locator("..").boundingBox();
  const [right, middle] = [(frame?.x ?? 0) + (frame?.width ?? 0), (frame?.y ?? 0) + 200];
  const before = await overlap(page);
  // So near the edge that the pointer leaves the map in one move, before that counts as a drag.
  await page.mouse.move(right - 20, (frame?.y ?? 0) + 2);
  await page.mouse.down();
  await page.mouse.move(right - 20, (frame?.y ?? 0) - 8);
  await page.mouse.up();
  await page.mouse.move(right - 20, middle);
  await page.mouse.move(right - 90, middle + 40, { steps: 4 });
  expect(await overlap(page)).toEqual(before);
});

test("the map's list keeps the focus on the city that was chosen by key", everySize, async ({ page }) => {
  await visit(page, "/map");
  const from = page.getByRole("combobox", { name: "From", exact: true });
  await from.focus();
  for (const city of ["tokyo", "kyoto"]) {
    await page.keyboard.press("ArrowDown");
    await expectAddress(page, `/map?from=${city}`);
    await expect(from).toBeFocused();
    await expect(from).toHaveValue(city);
  }
  await page.evaluate(() => {
    // A link of the page without the choice, as the header's on a wide screen.
    document.querySelector<HTMLElement>('header a[href="/map"]')?.click();
  });
  await expectAddress(page, "/map");
  await expect(from).toHaveValue("");
});
