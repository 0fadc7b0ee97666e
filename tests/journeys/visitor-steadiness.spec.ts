import { recordShifts, shiftsOf } from "./support/layout-shifts.ts";
import { everySize, expect, test } from "./support/test.ts";
import { home, openWithoutScripts, takenOver, visit } from "./support/visit.ts";

/**
 * The word below the seal of gem 1's season. It is centred, and on a busy machine the font of the system in which it is set
 * first, which the browser looks up meanwhile, may be late by a frame (docs/decisions/0046-fonts-of-the-text.md).
 */
const seasonsWord = /^(?:<span class="[^"]*" lang="en">)?autumn(?:<\/span>)?$/;

for (const address of ["/", "/gem/1", "/photos", "/photos/gem/1", "/map", "/saved"]) {
  test(`nothing moves on ${address} while it loads and is scrolled`, everySize, async ({ page }) => {
    // A first visit over a slow connection is that of visitor-slow-line.spec.ts. A busy machine is slow, too.
    await visit(page, address);
    await page.waitForFunction(() => localStorage.getItem("fonts") !== null);
    await recordShifts(page);
    await visit(page, address);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 500) {
      await page.evaluate((to) => {
        window.scrollTo({ top: to, behavior: "instant" });
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, y);
    }
    expect((await shiftsOf(page)).filter(({ moved }) => !seasonsWord.test(moved))).toEqual([]);
  });
}

test("no print of a gallery moves while the list arrives in parts", everySize, async ({ page }) => {
  await visit(page, "/photos");
  const moved = await page.evaluate(() =>
    [...document.querySelectorAll("main ul")].flatMap((list) => {
      const items = [...list.children];
      const placesOf = (some: readonly Element[]) =>
        some.map((item) => {
          const { left, top, width, height } = item.getBoundingClientRect();
          const start = list.parentElement?.getBoundingClientRect().top ?? 0;
          return [left, top - start, width, height].map(Math.round).join(" ");
        });
      const whole = placesOf(items);
      return items.slice(1).flatMap((_, at) => {
        const later = items.slice(at + 1);
        for (const item of later) item.remove();
        const arrived = items.slice(0, at + 1);
        const places = placesOf(arrived);
        const wrong = arrived.filter((item, n) => item.checkVisibility() && places[n] !== whole[n]);
        list.append(...later);
        return wrong.map((item) => `${at + 1} of ${items.length}: ${item.firstElementChild?.ariaLabel}`);
      });
    }),
  );
  expect(moved).toEqual([]);
});

test("with reduced motion nothing is animated", everySize, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of ["/", "/gem/1", "/photos?photo=1"]) {
    await visit(page, address);
    const moving = await page.evaluate(() => {
      const longest = (text: string) =>
        Math.max(
          ...text.split(",").map((part) => Number.parseFloat(part) * (part.trim().endsWith("ms") ? 1 : 1000)),
        );
      return [...document.querySelectorAll("*")]
        .map((element) => {
          const style = getComputedStyle(element);
          return {
            element,
            time: Math.max(longest(style.transitionDuration), longest(style.animationDuration)),
          };
        })
        .filter(({ time }) => time > 1)
        .map(({ element }) => element.outerHTML.slice(0, 120));
    });
    expect(moving, address).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  }
});

test.describe("before the application has arrived", () => {
  test("text typed before hydration gets suggestions if the field still has the focus", async ({ page }) => {
    const release = await openWithoutScripts(page, "/");
    const { search, list, options } = home(page);
    await search.pressSequentially("na");
    release();
    await takenOver(page);
    await expect(search).toBeFocused();
    await expect(list).toBeVisible();
    await expect(search).toHaveAttribute("aria-expanded", "true");
    await expect(options).toHaveCount(4);
    await search.press("ArrowDown");
    await expect(page.getByRole("option", { selected: true })).toHaveText(/^Nature & Gardens/);
  });

  test("text typed before hydration gets no suggestions if the field has lost the focus", async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, "/");
    const { search, list } = home(page);
    await search.pressSequentially("na");
    await search.press("Tab");
    release();
    await expect(page).toHaveURL(/\?q=na$/);
    await expect(list).toBeHidden();
  });

  test("a search term from the address gets no suggestions, and text typed after it counts", async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, "/?q=na");
    const { search, list, options } = home(page);
    await search.focus();
    release();
    await takenOver(page);
    await expect(list).toBeHidden();
    const again = await openWithoutScripts(page, "/?q=na");
    await search.focus();
    await search.press("End");
    await search.pressSequentially("r");
    again();
    await takenOver(page);
    await expect(search).toHaveValue("nar");
    await expect(options).not.toHaveCount(0);
    await expect(page).toHaveURL(/\?q=nar$/);
  });

  test("text typed while the document is still loading filters once it has loaded", async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const field = document.querySelector<HTMLInputElement>("[name=q]");
        if (field === null) return;
        observer.disconnect();
        field.value = "fuji";
      }).observe(document, { childList: true, subtree: true });
    });
    const release = await openWithoutScripts(page, "/");
    const { search, count } = home(page);
    await expect(search).toHaveValue("fuji");
    await expect(count).toHaveText("1 gem found");
    release();
    await takenOver(page);
    await expect(search).toHaveValue("fuji");
    await expect(count).toHaveText("1 gem found");
  });

  test("Enter before hydration searches by the form", async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto("/?category=hiking");
    await home(page).search.fill("fuji");
    await home(page).search.press("Enter");
    await expect(page).toHaveURL(/q=fuji/);
    await expect(home(page).count).toHaveText("1 gem found");
    await expect(home(page).filter("hiking")).toHaveAttribute("aria-pressed", "true");
  });

  test.use({ expectedComplaints: [/ERR_FAILED/] });
});
