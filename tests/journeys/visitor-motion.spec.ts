import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { expectAddress, home, visit } from "./support/visit.ts";

declare global {
  interface Window {
    /** The elements that each view transition has animated so far. */
    transitions?: (readonly string[])[];
  }
}

/** Records every view transition. */
const record = (page: Page) =>
  page.addInitScript(() => {
    const transitions: (readonly string[])[] = [];
    window.transitions = transitions;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const read = () =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect.pseudoElement ?? ""] : []))
          .filter((part) => part.startsWith("::view-transition"));
      transition.ready.then(
        () => transitions.push(read()),
        () => transitions.push([]),
      );
      return transition;
    };
  });
/** The parts animated by the transitions since the last call. */
const transitions = (page: Page) => page.evaluate(() => window.transitions?.splice(0).flat() ?? []);
const bothPrints = ["::view-transition-old(print)", "::view-transition-new(print)"];

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a pressed print grows into the print of the next page, and shrinks again on the way back", async ({
    page,
  }) => {
    await record(page);
    await visit(page, "/");
    const grown = async () => {
      await expect.poll(() => transitions(page)).toEqual(expect.arrayContaining(bothPrints));
    };
    await home(page).gems.nth(1).getByRole("link").first().click();
    await expectAddress(page, "/gem/2");
    await grown();
    await page.getByRole("link", { name: "Photo 3 of 5", exact: true }).click();
    const viewer = page.getByRole("dialog", { name: "Photo viewer", exact: true });
    await expect(viewer).toBeVisible();
    await grown();
    await page.keyboard.press("Escape");
    await expect(viewer).toHaveCount(0);
    await expectAddress(page, "/gem/2");
    await grown();
    await page.goBack();
    await expectAddress(page, "/");
    await grown();
  });

  test("a press during a page transition works", async ({ page }) => {
    await visit(page, "/gem/1");
    for (const id of [2, 3, 4]) {
      await page.getByRole("link", { name: /^Next gem/ }).click();
      await expectAddress(page, `/gem/${id}`);
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "The Stone Road and the Amazake Teahouse",
    );
  });
});

test("with reduced motion the next page appears at once", async ({ page }) => {
  await record(page);
  await visit(page, "/gem/1");
  await page.getByRole("link", { name: /^Next gem/ }).click();
  await expectAddress(page, "/gem/2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Mukojima-Hyakkaen, Garden of a Hundred Flowers",
  );
  // No transition was even started.
  expect(await page.evaluate(() => window.transitions)).toEqual([]);
});

test("a line shows that the next page is loading", async ({ page }) => {
  await visit(page, "/");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/gem/1.json*", async (route) => {
    await held;
    await route.continue();
  });
  const line = page.getByRole("banner").locator("[data-waiting]");
  await home(page).gems.first().getByRole("link").first().click();
  await expect(line).toBeVisible();
  release();
  await expectAddress(page, "/gem/1");
  await expect(line).toHaveCount(0);
});

test("when a gem's head is scrolled out of view, its buttons are at the bottom of a phone", async ({
  page,
}) => {
  await visit(page, "/gem/1");
  const buttons = [/^Save /, "Share", "Write a review"].map((name) => page.getByRole("button", { name }));
  /** The distance of each button's lower edge from the bottom of the screen. */
  const distances = () =>
    Promise.all(
      buttons.map(async (button) => {
        const box = await button.boundingBox();
        return box === null ? Number.NaN : 740 - box.y - box.height;
      }),
    );
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(async () => (await distances()).every((far) => far >= 0 && far < 40)).toBe(true);

  // The focused element must be above the bar.
  const last = page.getByRole("link", { name: /^Next gem/ });
  await last.focus();
  const [bar, focused] = await Promise.all([buttons[0]?.boundingBox(), last.boundingBox()]);
  expect((focused?.y ?? Number.NaN) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(async () => (await distances())[2]).toBeLessThan(0);
});

test("the buttons of a gem move to the bottom of a phone only while no pointer is pressing", async ({
  page,
}) => {
  await visit(page, "/gem/1");
  const bar = () => page.evaluate(() => document.documentElement.dataset["bottomBar"] ?? "");
  await page.getByRole("heading", { level: 1 }).hover();
  await page.mouse.down();
  await page.evaluate(async () => {
    window.scrollTo(0, 1500);
    // The observer of the page's head has been called by now.
    for (let frame = 0; frame < 5; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(await bar()).toBe("");
  await page.mouse.up();
  await expect.poll(bar).toContain("on");
});
