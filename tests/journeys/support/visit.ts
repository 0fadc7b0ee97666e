import type { Locator, Page, Route } from "@playwright/test";
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

/** Holds back the page's requests to an address until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    // The page may have cancelled the request meanwhile.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

/**
 * Handles the next request to an address, and none after it. The route is not removed: without its last route a page is
 * no longer intercepted, and now and then Chromium never answers what is being requested at that moment.
 */
export async function routeNext(
  page: Page,
  address: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let isNext = true;
  await page.route(address, (route) => {
    if (!isNext) return route.fallback();
    isNext = false;
    return handle(route);
  });
}

/** Opens a page with the application held back; the answer lets it come. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const start = await holdBack(page, "**/assets/*.js");
  await page.goto(address, { waitUntil: "commit" });
  return start;
}

/** Opens a page with its clock stopped, so that nothing is over before the test has moved the clock. */
export async function openWithHeldClock(page: Page, address = "/"): Promise<void> {
  const start = Date.UTC(2026, 3, 1, 9);
  await page.clock.install({ time: start });
  await visit(page, address);
  await page.clock.pauseAt(start + 60_000);
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
export const home = (page: Page) => {
  const filters = page.getByRole("group", { name: "Filters", exact: true }).getByRole("button");
  return {
    search: page.getByRole("combobox", { name: "Search gems", exact: true }),
    list: page.getByRole("listbox"),
    options: page.getByRole("option"),
    filters,
    filter: (name: string): Locator => filters.and(page.getByRole("button", { name, exact: true })),
    count: page.getByRole("main").getByRole("status"),
    gems: page.getByRole("article"),
    gem: (title: string): Locator => page.getByRole("article", { name: title, exact: true }),
  };
};

/** Chooses an entry of the header's menu. */
export async function chooseFromMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** The heart of a gem. */
export const heartOf = (page: Page, gem = "Ichijoji Ramen Street"): Locator =>
  page.getByRole("button", { name: `Save ${gem}`, exact: true });

/** The live region for information and success. */
export const notices = (page: Page): Locator => page.getByRole("status").locator("visible=true");

/** A notice with this text for information or success. */
export const told = (page: Page, text: string): Locator => notices(page).getByText(text, { exact: true });

/** Position and size of an element that is on the page, in CSS pixels. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("not on the page");
  const { x: left, y: top, width, height } = box;
  return { left, top, right: left + width, bottom: top + height, width, height };
}

/** Waits until the page is no wider than the window. */
export const expectNothingSticksOut = (page: Page, message: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), { message })
    .toBeLessThanOrEqual(0);

/** Downloads the page's gems in each format, to files with this name. */
export async function expectDownloads(page: Page, name: string): Promise<void> {
  const links = page.getByRole("group", { name: "Download", exact: true }).getByRole("link");
  await expect(links).toHaveText(["GPX", "KML", "GeoJSON", "CSV"]);
  for (const [index, ending] of ["gpx", "kml", "geojson", "csv"].entries()) {
    const downloading = page.waitForEvent("download");
    await links.nth(index).click();
    expect((await downloading).suggestedFilename()).toBe(`${name}.${ending}`);
  }
}

/** The layout of printed pages. */
export const onPaper = (format: "A4" | "A6") =>
  ({ format, margin: { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" } }) as const;

/** The number of sheets that a printed page takes. */
export const sheetsOf = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

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
