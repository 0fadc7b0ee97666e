import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, holdBack, takenOver, visit } from "./support/visit.ts";
import type { Locator, Page } from "@playwright/test";

const viewer = (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "Photo viewer", exact: true });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  return {
    dialog,
    previous: button("Previous photo"),
    next: button("Next photo"),
    close: button("Close"),
    counter: (text: string) => dialog.getByText(text, { exact: true }),
  };
};
const photos = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Open photo \d+: ./ });

test(
  "the galleries show the photos of all gems, or those of one gem with a link to it",
  everySize,
  async ({ page }) => {
    await visit(page, "/photos");
    await expect(page.getByRole("heading", { level: 1, name: "Photos", exact: true })).toBeVisible();
    const all = photos(page);
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(12);
    expect(await all.count()).toBeGreaterThanOrEqual(12);
    const names = await all.evaluateAll((links) => links.map((link) => link.getAttribute("aria-label")));
    names.forEach((name, index) => expect(name).toContain(`Open photo ${index + 1}: `));

    await visit(page, "/photos/gem/1");
    await expect(
      page.getByRole("heading", { level: 1, name: "Otagi Nenbutsu-ji, Temple of 1,200 Faces" }),
    ).toBeVisible();
    await expect(photos(page).first()).toBeVisible();
    await page.getByRole("link", { name: "Go to the gem" }).click();
    await expect(page).toHaveURL(/\/gem\/1$/);
  },
);

test("the gallery keeps its height and its place below the lightbox", async ({ page }) => {
  await visit(page, "/photos");
  await photos(page).nth(30).scrollIntoViewIfNeeded();
  const place = () =>
    page.evaluate(() => [window.scrollY, document.querySelector("main")?.getBoundingClientRect().height]);
  const before = await place();
  await photos(page).nth(30).click();
  await expect(viewer(page).dialog).toBeVisible();
  await expect(page).toHaveURL(/photo=\d+$/);
  expect(await place()).toEqual(before);
  await page.keyboard.press("ArrowRight");
  await page.goBack();
  await expect(viewer(page).dialog).toHaveCount(0);
  expect(await place()).toEqual(before);
});

const inWindow = (image: Locator) =>
  image.evaluate((img: HTMLImageElement) => {
    const { left, top, right, bottom } = img.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });

/** The size of a print on the page, and of the image file in it. */
const measure = (image: Locator) =>
  image.evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    const { width, height } = img.getBoundingClientRect();
    return { width, height, proportions: img.naturalWidth / img.naturalHeight };
  });

test("the lightbox shows every print completely and in its proportions", everySize, async ({ page }) => {
  for (const gem of [1, 9]) {
    await visit(page, `/photos/gem/${gem}?photo=1`);
    const { dialog, next, counter } = viewer(page);
    for (const photo of [1, 2, 3, 4, 5]) {
      await expect(counter(`${photo} / 5`)).toBeVisible();
      const { width, height, proportions } = await measure(dialog.getByRole("img"));
      expect(width / height, `gem ${gem}, photo ${photo}`).toBeCloseTo(proportions, 1);
      // The next print comes in from the side.
      await expect.poll(() => inWindow(dialog.getByRole("img"))).toBe(true);
      await next.click();
    }
  }
});

test("the lightbox shows a print's title, and its file with the licence", everySize, async ({ page }) => {
  for (const size of [page.viewportSize(), { width: 740, height: 360 }]) {
    if (size !== null) await page.setViewportSize(size);
    await visit(page, "/photos?photo=30");
    const { dialog } = viewer(page);
    await expect(dialog.getByText("Kiln smoke at sundown, Arita", { exact: true })).toBeInViewport({
      ratio: 1,
    });
    await expect(dialog.getByRole("link", { name: "By Anaba, CC BY 4.0", exact: true })).toBeInViewport({
      ratio: 1,
    });
    await expect(dialog.getByRole("img", { name: /a potter carries bowls/ })).toBeVisible();
    const link = dialog.getByRole("link", { name: "Download", exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    const loading = page.waitForEvent("download");
    await link.click();
    const file = await loading;
    expect(file.suggestedFilename()).toBe("anaba-kiln-smoke-at-sundown-arita.avif");
    expect(await file.failure()).toBeNull();
  }
});

test("all prints in the strip of a gem have the same height", everySize, async ({ page }) => {
  await visit(page, "/gem/1");
  const strip = page.getByRole("list", { name: "Photos", exact: true }).getByRole("img");
  await strip.first().scrollIntoViewIfNeeded();
  const heights: number[] = [];
  for (const print of await strip.all()) {
    await print.scrollIntoViewIfNeeded();
    const { width, height, proportions } = await measure(print);
    expect(width / height).toBeCloseTo(proportions, 1);
    heights.push(Math.round(height));
  }
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
});

test("on a phone the four other prints of a gem are one strip to swipe", async ({ page }) => {
  await visit(page, "/gem/1");
  const prints = await Promise.all(
    [2, 3, 4, 5].map(async (n) => {
      const print = page.getByRole("link", { name: `Photo ${n} of 5`, exact: true });
      return print.evaluate((link) => {
        const { top, left, width } = link.getBoundingClientRect();
        return { top: Math.round(top), left, width };
      });
    }),
  );
  expect(new Set(prints.map(({ top }) => top)).size).toBe(1);
  expect(prints.map(({ left }) => left)).toEqual(prints.map(({ left }) => left).toSorted((a, b) => a - b));
  // The next one shows at the edge of the screen.
  const [first, second] = prints;
  expect(first?.width).toBeGreaterThan(0.6 * 360);
  expect(second?.left).toBeLessThan(360);
  expect(prints.at(-1)?.left).toBeGreaterThan(360);
  await page.getByRole("link", { name: "Photo 5 of 5", exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("link", { name: "Photo 5 of 5", exact: true })).toBeInViewport({ ratio: 0.9 });
});

test("Back at the same moment as a photo is pressed stays in the gallery", async ({ page }) => {
  await visit(page, "/photos");
  await photos(page)
    .first()
    .evaluate((photo: HTMLElement) => {
      photo.click();
      window.history.back();
    });
  const { dialog } = viewer(page);
  await expect(page).toHaveURL(/\/photos$/);
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test("a print that is pressed twice at once opens once, and a key at the same moment turns its photo", async ({
  page,
}) => {
  await visit(page, "/photos");
  const first = photos(page).first();
  await first.evaluate((photo: HTMLElement) => {
    photo.click();
    photo.click();
  });
  const { dialog } = viewer(page);
  await expect(dialog.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/photos$/);

  await first.evaluate((photo: HTMLElement) => {
    photo.click();
    photo.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL(/photo=2$/);
  await expect(dialog.getByText(/^2 \/ \d+$/)).toBeVisible();
});

/** Presses the next print of the gallery. */
const pressNext = (page: Page) => photos(page).nth(2).click();
/** Goes forward to the photo that was closed. */
const goForward = (page: Page) => page.evaluate(() => window.history.forward());

for (const [way, goOn, photo] of [
  ["a press", pressNext, 3],
  ["Forward", goForward, 2],
] as const) {
  test(`${way} opens the closed lightbox again while the page before is slow`, async ({ page }) => {
    // The skeleton of that page would cover the gallery.
    await holdBack(page, "**/assets/pending-gem-*.js");
    await visit(page, "/gem/3");
    await page.getByRole("link", { name: "Photo 2 of 5", exact: true }).click();
    const { dialog, close, counter } = viewer(page);
    await expect(counter("2 / 5")).toBeVisible();
    const release = await holdBack(page, /^[^/]+\/\/[^/]+\/gem\/3\.json/);
    await close.click();
    await expectAddress(page, "/gem/3");
    await expect(dialog).toBeHidden();
    await goOn(page);
    await expectAddress(page, `/photos/gem/3?photo=${photo}`);
    await expect(counter(`${photo} / 5`)).toBeVisible();
    release();
    await close.click();
    await expectAddress(page, "/gem/3");
    await expect(dialog).toHaveCount(0);
  });
}

test("a link to a photo opens it; the focus stays inside; closing stays in the gallery", async ({ page }) => {
  await visit(page, "/photos?photo=3");
  const { dialog, close } = viewer(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(/^3 \/ \d+$/)).toBeVisible();
  await page.reload();
  await takenOver(page);
  await expect(dialog.getByText(/^3 \/ \d+$/)).toBeVisible();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return (
        activeElement !== null && activeElement !== document.body && activeElement.closest("dialog") === null
      );
    });
    expect(outside).toBe(false);
  }
  await close.click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/photos$/);
});

test("a swipe changes the photo, and the lightbox of all photos links to the gem", async ({ page }) => {
  await visit(page, "/photos?photo=2");
  const { dialog } = viewer(page);
  const swipe = async (from: number, to: number) => {
    const figure = dialog.getByRole("figure");
    const at = (x: number) => ({
      pointerId: 1,
      pointerType: "touch",
      isPrimary: true,
      clientX: x,
      clientY: 300,
    });
    await figure.dispatchEvent("pointerdown", at(from));
    await figure.dispatchEvent("pointerup", at(to));
  };
  await swipe(300, 100);
  await expect(page).toHaveURL(/photo=3$/);
  await swipe(100, 300);
  await expect(page).toHaveURL(/photo=2$/);
  await dialog.getByRole("link", { name: "Otagi Nenbutsu-ji, Temple of 1,200 Faces" }).click();
  await expect(page).toHaveURL(/\/gem\/1$/);
  await expect(dialog).toHaveCount(0);
});
