import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Waits until the page is hydrated, so that a press or a key reaches the application. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector("header button") !== null && window.beforeHydration === undefined,
  );
}

/** Opens an address and waits until the page is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
}

/** Opens a page with the application held back; the answer lets it come. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: start } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  return start;
}

/** The address of the page, without the origin. */
const addressOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

/** Waits until the address of the page is this one, without the origin. */
export const expectAddress = (page: Page, address: string): Promise<void> =>
  expect.poll(() => addressOf(page)).toBe(address);

/** The parts of the home page, by their accessible names. */
export const home = (page: Page) => ({
  search: page.getByRole("combobox", { name: "Search gems", exact: true }),
  list: page.getByRole("listbox"),
  options: page.getByRole("option"),
  filter: (name: string): Locator =>
    page.getByRole("group", { name: "Filters", exact: true }).getByRole("button", { name, exact: true }),
  count: page.getByRole("main").getByRole("status"),
  gems: page.getByRole("article"),
  gem: (title: string): Locator => page.getByRole("article", { name: title, exact: true }),
});

/** The live region for information and success. */
export const notices = (page: Page): Locator => page.getByRole("status").locator("visible=true");

/** Whether an element has the focus. */
export const expectFocus = (element: Locator): Promise<void> => expect(element).toBeFocused();

/** Records from now on what opens above the page: the role of each popover, or "layer". Returns the reader of the record. */
export async function recordOpenings(page: Page): Promise<() => Promise<unknown[]>> {
  const openings = await page.evaluateHandle(() => {
    const roles: string[] = [];
    document.addEventListener(
      "beforetoggle",
      ({ target, newState }) => {
        if (newState === "open" && target instanceof Element) roles.push(target.role ?? "layer");
      },
      true,
    );
    return roles;
  });
  return () => openings.jsonValue();
}
