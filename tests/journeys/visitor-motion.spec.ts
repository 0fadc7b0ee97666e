import { expect, test } from "./support/test.ts";
import { animatedParts, bothPrints, recordTransitions } from "./support/transitions.ts";
import { boxOf, expectAddress, holdBack, home, visit } from "./support/visit.ts";

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a pressed print grows into the print of the next page, and shrinks again on the way back", async ({
    page,
  }) => {
    await recordTransitions(page);
    await visit(page, "/");
    const grown = async () => {
      await expect.poll(() => animatedParts(page)).toEqual(expect.arrayContaining(bothPrints));
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
    // The browser skips a transition whose page is late, as on a busy machine: then the way is gone again.
    await expect(async () => {
      if (new URL(page.url()).pathname === "/") await page.goForward();
      await expectAddress(page, "/gem/2");
      await animatedParts(page);
      await page.goBack();
      await expectAddress(page, "/");
      await grown();
    }).toPass();
  });

  test("a filter moves the cards that are seen, but none that stays in its place", async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      // oxlint-disable-next-line typescript/unbound-method -- called with its element
      const { animate } = Element.prototype;
      Element.prototype.animate = function record(...animation) {
        const gem = this.getAttribute("data-gem");
        if (gem !== null) moved.push(gem);
        return animate.apply(this, animation);
      };
    });
    await visit(page, "/?category=temple");
    const { gems, filter, count } = home(page);
    await gems.first().evaluate((card) => window.scrollBy(0, card.getBoundingClientRect().top - 100));
    // Without scrolling to the filter.
    await filter("photography").dispatchEvent("click");
    await expect(count).toHaveText("5 gems found");
    const moved = await page.evaluate((): unknown => Reflect.get(window, "moved"));
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-gem]")]
        .filter((card) => {
          const { top, bottom } = card.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight;
        })
        .map((card) => card.dataset["gem"]),
    );
    expect(moved).not.toEqual([]);
    // The first gem of both filters.
    expect(moved).toEqual(seen.filter((gem) => gem !== "1"));
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
  await recordTransitions(page);
  await visit(page, "/gem/1");
  await page.getByRole("link", { name: /^Next gem/ }).click();
  await expectAddress(page, "/gem/2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Mukojima-Hyakkaen, Garden of a Hundred Flowers",
  );
  // No transition was even started.
  expect(await page.evaluate(() => window.transitions)).toEqual([]);
});

test("with reduced motion a dialog opens where it stays, from its first moment", async ({ page }) => {
  await visit(page, "/photos");
  const places = page.evaluate(async () => {
    const seen = new Promise<Element>((resolve) => {
      new MutationObserver((_, observer) => {
        const dialog = document.querySelector("dialog:modal");
        if (dialog === null) return;
        observer.disconnect();
        resolve(dialog);
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    const dialog = await seen;
    const first = dialog.getBoundingClientRect().top;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return { first, settled: dialog.getBoundingClientRect().top };
  });
  await page.getByRole("banner").getByRole("button", { name: "Log in", exact: true }).click();
  const { first, settled } = await places;
  expect(first).toBe(settled);
});

test("a line shows that the next page is loading", async ({ page }) => {
  await visit(page, "/");
  const release = await holdBack(page, "**/gem/1.json*");
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
  const distances = () => Promise.all(buttons.map(async (button) => 740 - (await boxOf(button)).bottom));
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(async () => (await distances()).every((far) => far >= 0 && far < 40)).toBe(true);

  // The focused element must be above the bar.
  const last = page.getByRole("link", { name: /^Next gem/ });
  await last.focus();
  const bar = await boxOf(page.getByRole("button", { name: "Share", exact: true }));
  expect((await boxOf(last)).bottom).toBeLessThanOrEqual(bar.top);

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
