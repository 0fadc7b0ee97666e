import type { Page } from "@playwright/test";
import { openLine, type Line } from "./line.ts";
import { test as base } from "./people.ts";
import { expect } from "./test.ts";
import { visit } from "./visit.ts";

/** The `test` of journeys with a line that can be lost. */
export const test = base.extend<{ readonly line: Line }>({
  signedIn: false,
  line: async ({ page }, use) => {
    const line = await openLine();
    await use(line);
    // Requests that the page still sends would be complained about.
    await page.goto("about:blank");
    await line.end();
  },
});

/** The parts of the page "Offline". */
export const offline = (page: Page) => ({
  words: page.getByRole("radio", { name: "Words and map", exact: true }),
  prints: page.getByRole("radio", { name: "With prints", exact: true }),
  keep: page.getByRole("button", { name: "Keep for offline", exact: true }),
  update: page.getByRole("button", { name: "Update", exact: true }),
  remove: page.getByRole("button", { name: "Remove", exact: true }),
  progress: page.getByRole("progressbar", { name: "Keeping for offline", exact: true }),
  kept: page.getByText(/^Kept on this phone: \d+\.\d MB, copy of \d+ \w+ \d{4}$/),
});

/** Keeps the site on this phone, and waits until it is kept. */
export async function keepSite(
  page: Page,
  { origin }: Line,
  what: "words" | "prints" = "words",
): Promise<void> {
  await visit(page, `${origin}/offline`);
  await offline(page)[what].check();
  await offline(page).keep.click();
  await expect(offline(page).kept).toBeVisible();
}

/** What the browser has stored: the names of the caches, how much is in each, and how many workers are registered. */
export const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const sizes = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return {
      caches: Object.fromEntries(
        names.map((name, place) => [name.replace(/(?<=^anaba-pages-).*/, ""), sizes[place]]),
      ),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    };
  });

/** What is stored where nobody has kept anything. */
export const nothing = { caches: {}, workers: 0 };
