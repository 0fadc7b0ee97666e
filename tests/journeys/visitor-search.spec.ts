import type { Page } from "@playwright/test";
import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, holdBack, home, openWithHeldClock, visit } from "./support/visit.ts";

/** The number of entries in the page's history. */
const entries = (page: Page) => page.evaluate(() => window.history.length);
/** Types and presses keys in one task of the page: before it has painted anything. */
const typeAtOnce = (page: Page, text: string, keys: readonly string[]) =>
  page.evaluate(
    async ([typed, pressed]) => {
      const field = document.querySelector<HTMLInputElement>("[role=combobox]");
      if (field === null) throw new Error("there is no field");
      field.focus();
      // React notices a value only when it was not set by its own property of the element.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, typed);
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      for (const key of pressed) {
        // React has handled an event of a person when the next one comes.
        await Promise.resolve();
        field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      }
    },
    [text, keys] as const,
  );
const logoOf = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Anaba", exact: true });

test("keys that come before the list is shown go by what was typed", async ({ page }) => {
  await visit(page, "/?q=na");
  await typeAtOnce(page, "kyo", ["ArrowDown", "Enter"]);
  await expectAddress(page, "/?q=Kyoto");
});

test("a list that opens never shows the suggestions of an earlier term", async ({ page }) => {
  await visit(page, "/?q=na");
  await page.evaluate(() => {
    const list = document.querySelector("[role=listbox]");
    const shown: string[] = [];
    Object.assign(window, { shown });
    if (list !== null)
      new MutationObserver(() => shown.push(list.textContent ?? "")).observe(list, {
        childList: true,
        subtree: true,
      });
  });
  const { search, options, count } = home(page);
  await search.fill("");
  await expect(count).toHaveText("12 gems found");
  await search.pressSequentially("w");
  await expect(options.first()).toBeVisible();
  const shown = await page.evaluate(() => ("shown" in window ? String(window.shown) : ""));
  expect(shown).not.toBe("");
  expect(shown).not.toContain("Nature");
});

test(
  "suggestions appear from the first character: at most five, first categories, then places, then gems",
  everySize,
  async ({ page }) => {
    await visit(page, "/");
    const { search, list, options } = home(page);
    await expect(list).toBeHidden();
    await search.pressSequentially("n");
    await expect(list).toBeVisible();
    await expect(search).toHaveAttribute("aria-expanded", "true");
    await expect(options).toHaveCount(5);
    await search.pressSequentially("a");
    await expect(options).toHaveText([
      /^Nature & Gardens/,
      /^Nara/,
      /^Hand-Pressed Ink of Nara/,
      /^Manpuku-ji, a Ming Monastery in Tea Country/,
    ]);
    // Each has its text as its name and its kind as its description.
    for (const [name, kind] of [
      ["Nature & Gardens", "Category"],
      ["Nara", "Place"],
      ["Hand-Pressed Ink of Nara", "Gem"],
    ] as const)
      await expect(page.getByRole("option", { name, exact: true })).toHaveAccessibleDescription(kind);
    // Ten gems have these letters somewhere; the suggestions stand for four of them.
    const more = page.getByText("6 more match “na”", { exact: true });
    await expect(more).toBeVisible();
    await search.press("ArrowDown");
    await expect(more).toHaveCount(0);
  },
);

test("on a phone the suggestions bring the field to the top, above the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  const { search, list } = home(page);
  const top = async () => (await search.boundingBox())?.y ?? 0;
  expect(await top()).toBeGreaterThan(300);
  await search.pressSequentially("k");
  await expect(list).toBeVisible();
  // Below the header, with the lower half of the window for the keyboard.
  await expect.poll(top).toBeLessThan(120);
  expect(await top()).toBeGreaterThan(40);
});

test("no suggestion is active until an arrow key selects one; arrow keys wrap around; Escape closes the list, then clears the field; Enter without a selection searches the typed text", async ({
  page,
}) => {
  await visit(page, "/");
  const { search, list, options, count } = home(page);
  const selected = page.getByRole("option", { selected: true });
  await search.fill("na");
  await expect(options).toHaveCount(4);
  await expect(selected).toHaveCount(0);
  await expect(search).not.toHaveAttribute("aria-activedescendant");
  await search.press("ArrowDown");
  await expect(selected).toHaveText(/^Nature & Gardens/);
  const active = (await selected.getAttribute("id")) ?? "no id";
  await expect(search).toHaveAttribute("aria-activedescendant", active);
  await search.press("ArrowUp");
  await expect(selected).toHaveText(/^Manpuku-ji/);
  await search.press("ArrowDown");
  await expect(selected).toHaveText(/^Nature & Gardens/);
  await expect(search).toBeFocused();

  await search.press("Escape");
  await expect(list).toBeHidden();
  await expect(search).toHaveValue("na");
  await search.press("Escape");
  await expect(search).toHaveValue("");
  await expect(count).toHaveText("12 gems found");
  await expect(search).toBeFocused();

  await search.fill("na");
  await expect(options.first()).toBeVisible();
  await expect(selected).toHaveCount(0);
  await search.press("Enter");
  await expect(list).toBeHidden();
  await expect(search).toHaveValue("na");
  await expect(page).toHaveURL(/\?q=na$/);
  await expect(count).toHaveText("10 gems found");
});

test(
  "a place suggestion searches the place, a category filters and clears the field, a gem opens",
  everySize,
  async ({ page }) => {
    await visit(page, "/");
    const { search, options, filter, count } = home(page);
    await search.fill("tok");
    await options.filter({ hasText: "Tokyo" }).click();
    await expect(search).toHaveValue("Tokyo");
    await expect(page).toHaveURL(/\?q=Tokyo$/);
    await expect(count).toHaveText(/^\d+ gems? found$/);
    await search.fill("na");
    await search.press("ArrowDown");
    await search.press("Enter");
    await expect(filter("Nature & Gardens")).toHaveAttribute("aria-pressed", "true");
    await expect(search).toHaveValue("");
    await expect(count).toHaveText("2 gems found");
    await search.fill("ichijoji");
    await search.press("ArrowDown");
    await search.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Ichijoji Ramen Street" })).toBeVisible();
    await expectAddress(page, "/gem/12");
  },
);

test("a gem opens and stays open although the address still waits for the end of the typing", async ({
  page,
}) => {
  await openWithHeldClock(page);
  const release = await holdBack(page, /\/gem\/12\.json/);
  await home(page).search.fill("ichijoji");
  const asked = page.waitForRequest(/\/gem\/12\.json/);
  await home(page).search.press("ArrowDown");
  await home(page).search.press("Enter");
  await asked;
  await page.clock.runFor(1000);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Ichijoji Ramen Street" })).toBeVisible();
});

test("typing filters at once, whatever the case; keys of an input method choose nothing; the list closes when the focus leaves", async ({
  page,
}) => {
  await visit(page, "/");
  const { search, list, count, gems } = home(page);
  await search.pressSequentially("FUJI");
  await expect(count).toHaveText("1 gem found");
  await expect(gems).toHaveCount(1);
  await search.fill("");
  await expect(count).toHaveText("12 gems found");

  await search.fill("na");
  await expect(list).toBeVisible();
  const compose = (
    key: string,
    sign: { readonly isComposing?: boolean; readonly keyCode?: number } = { isComposing: true },
  ) =>
    search.evaluate(
      (field, pressed) => {
        field.dispatchEvent(new KeyboardEvent("keydown", { ...pressed, bubbles: true, cancelable: true }));
      },
      { key, ...sign },
    );
  await compose("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveCount(0);
  await compose("Enter");
  await compose("Escape");
  // As Safari sends the Enter that ends a composition.
  await compose("Enter", { keyCode: 229 });
  await expect(list).toBeVisible();
  await expect(search).toHaveValue("na");
  await search.press("Tab");
  await expect(list).toBeHidden();
});

test("text that is typed and deleted at once does not change the address and sends no request", async ({
  page,
}) => {
  await openWithHeldClock(page);
  const { search, count } = home(page);
  await search.fill("fuji");
  await expect(count).toHaveText("1 gem found");
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await search.fill("");
  await expect(count).toHaveText("12 gems found");
  await page.clock.runFor(1000);
  await expectAddress(page, "/");
  expect(asked.filter((url) => url.includes(".json"))).toEqual([]);
});

test("a filter, the logo and a suggestion that lead to the present address end the typing", async ({
  page,
}) => {
  await openWithHeldClock(page);
  const { search, filter, count } = home(page);
  const settled = async (term: string, found: string, address: string) => {
    await expect(search).toHaveValue(term);
    await expect(count).toHaveText(found);
    await page.clock.runFor(1000);
    await expect(count).toHaveText(found);
    await expectAddress(page, address);
  };
  for (const way of [filter("All"), logoOf(page)]) {
    await search.fill("fuji");
    await expect(count).toHaveText("1 gem found");
    // On a phone the suggestions would cover the filters.
    await search.press("Tab");
    await way.click();
    await settled("", "12 gems found", "/");
  }
  await search.fill("Kyoto");
  await page.clock.runFor(1000);
  await expectAddress(page, "/?q=Kyoto");
  await search.fill("Kioto");
  await page.getByRole("link", { name: "Kyoto", exact: true }).click();
  await settled("Kyoto", "2 gems found", "/?q=Kyoto");
});

test("a half-typed search makes no history entry when a suggestion, a filter or the logo is pressed", async ({
  page,
}) => {
  await openWithHeldClock(page);
  const { search, options, filter } = home(page);
  const before = await entries(page);
  const goBack = async () => {
    await page.evaluate(() => window.history.back());
    await expectAddress(page, "/");
    await expect(search).toHaveValue("");
  };
  await search.fill("ky");
  await options.filter({ hasText: "Kyoto" }).click();
  await expectAddress(page, "/?q=Kyoto");
  expect(await entries(page)).toBe(before + 1);
  await goBack();

  await search.fill("fuji");
  // On a phone the suggestions would cover the filters.
  await search.press("Tab");
  await filter("temple").click();
  await expectAddress(page, "/?category=temple");
  expect(await entries(page)).toBe(before + 1);
  await goBack();

  await search.fill("fuji");
  await search.press("Tab");
  await logoOf(page).click();
  await expect(search).toHaveValue("");
  await expectAddress(page, "/");
  expect(await entries(page)).toBe(before + 1);
});

test("the logo ends the typing although its data takes longer than the pause", async ({ page }) => {
  await openWithHeldClock(page);
  const { search, count } = home(page);
  const release = await holdBack(page, "**/*.json*");
  await search.fill("fuji");
  await search.press("Tab");
  await logoOf(page).click();
  await page.clock.runFor(1000);
  release();
  await expect(search).toHaveValue("");
  await expect(count).toHaveText("12 gems found");
  await expectAddress(page, "/");
});

for (const [address, press] of [
  ["/?q=nara+ink", ({ search }) => search.press("Enter")],
  ["/?category=temple&q=zen", ({ search }) => search.press("Enter")],
  ["/?q=", ({ filter }) => filter("All").click()],
] as readonly (readonly [string, (parts: ReturnType<typeof home>) => Promise<void>])[]) {
  test(`searching at ${address} for what it already has makes no history entry`, async ({ page }) => {
    await visit(page, address);
    const before = await entries(page);
    await press(home(page));
    await expectAddress(page, address);
    expect(await entries(page)).toBe(before);
  });
}

test("a better spelling is only suggested when nothing is found, and never applied by itself; Japanese names lead to their gems", async ({
  page,
}) => {
  await visit(page, "/");
  const { search, count } = home(page);
  const offer = page.getByText(/^Did you mean/);
  await search.fill("Kyoto");
  await expect(count).toHaveText("2 gems found");
  await expect(offer).toHaveCount(0);
  await search.fill("Kioto");
  await expect(page.getByText("No gems match “Kioto”")).toBeVisible();
  await expect(offer).toHaveText("Did you mean Kyoto?");
  await expect(search).toHaveValue("Kioto");
  await page.getByRole("link", { name: "Kyoto", exact: true }).click();
  await expect(count).toHaveText("2 gems found");
  await expect(search).toHaveValue("Kyoto");

  await search.fill("愛宕念仏寺");
  await expect(count).toHaveText("1 gem found");
  for (const typed of ["キョウト", "ｋｙｏｔｏ", "Kyōto"]) {
    await search.fill(typed);
    await expect(page.getByText(`No gems match “${typed}”`)).toBeVisible();
    await expect(offer).toHaveText("Did you mean Kyoto?");
  }
  await search.fill("まんぷくじ");
  await expect(offer).toHaveText("Did you mean Manpuku-ji, a Ming Monastery in Tea Country?");
});

test("the offered gems are cards of a named group, count as no results, and stay while somebody types on", async ({
  page,
}) => {
  await visit(page, "/");
  const { search, count } = home(page);
  await search.fill("kyoto temp");
  const offers = page.getByRole("group", { name: "These have all your words:", exact: true });
  const card = offers.getByRole("link", { name: /^Otagi Nenbutsu-ji/ }).first();
  await expect(card).toBeVisible();
  await expect(count).toHaveText("0 gems found");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
  const before = await card.elementHandle();
  await search.press("End");
  await search.pressSequentially("le");
  await expect(page.getByText("No gems match “kyoto temple”")).toBeVisible();
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
});
