import { axe } from "./support/axe.ts";
import { everySize, expect, test } from "./support/test.ts";
import { home, visit } from "./support/visit.ts";
import type { Locator, Page } from "@playwright/test";

type Screens = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

/** Every screen and state that a visitor can see, in sequences: each step continues on the page of the step before. */
const walks: Readonly<Record<string, Screens>> = {
  home: {
    // Before home: Chromium shows a larger file of a print that it still has, and then complains that the link to the
    // fitting one was in vain.
    "home, a filter": (page) => visit(page, "/?category=temple"),
    home: (page) => visit(page, "/"),
    "home, suggestions": async (page) => {
      await home(page).search.fill("na");
      await home(page).search.press("ArrowDown");
    },
    "the menu": async (page) => {
      await home(page).search.press("Escape");
      await home(page).search.fill("");
      await page.getByRole("button", { name: "Menu" }).click();
    },
    "home, a notice": async (page) => {
      await page.keyboard.press("Escape");
      await page
        .getByRole("button", { name: /^Save / })
        .first()
        .click();
      await expect(page.getByText("Please log in to save gems")).toBeVisible();
    },
    "home, nothing found": (page) => visit(page, "/?q=Kioto&category=temple"),
  },
  "a gem": {
    gem: (page) => visit(page, "/gem/1"),
    "gem, share menu": async (page) => {
      await visit(page, "/gem/2");
      await page.getByRole("button", { name: "Share", exact: true }).click();
    },
    "gem, maps menu": async (page) => {
      await visit(page, "/gem/1");
      await page.getByRole("button", { name: "Open in maps", exact: true }).click();
    },
    "the card for a driver": (page) => visit(page, "/gem/7/card"),
    "a list": (page) => visit(page, "/list?g=4,9,2"),
    "gem not found": (page) => visit(page, "/gem/13"),
    "page not found": (page) => visit(page, "/nowhere"),
  },
  "the photos": {
    photos: (page) => visit(page, "/photos"),
    lightbox: async (page) => {
      await page.getByRole("button", { name: /^Open photo 1: / }).click();
      await expect(page.getByRole("dialog", { name: "Photo viewer" })).toBeVisible();
    },
    "photos of a gem": (page) => visit(page, "/photos/gem/1"),
  },
  "the pages of an account": {
    saved: (page) => visit(page, "/saved"),
    profile: (page) => visit(page, "/profile"),
    "edit profile": (page) => visit(page, "/profile/edit"),
    "account settings": (page) => visit(page, "/account-settings"),
  },
};

test.use({ expectedComplaints: [/status of 404/] });

/** Each of the two layouts is checked in one of the two colour schemes. */
const schemes = { light: ["dark", "light"], dark: ["light", "dark"] } as const;

for (const [walk, screens] of Object.entries(walks)) {
  test(`${walk}: no violation of WCAG 2.2 AA`, everySize, async ({ page }, { project }) => {
    const checked = project.name === "phone" ? "light" : "dark";
    for (const [name, open] of Object.entries(screens))
      await test.step(name, async () => {
        await open(page);
        for (const colorScheme of schemes[checked]) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          const file = `artefacts/screens/${project.name}-${name.replaceAll(/\W+/g, "-")}-${colorScheme}.jpg`;
          await page.screenshot({ path: file, type: "jpeg", quality: 70, animations: "disabled" });
        }
        const { violations } = await axe(page)
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
        );
        expect(found, `${name}, ${checked}`).toEqual([]);
      });
  });
}

/** Checks that no page is wider than the screen, at the given widths in pixels. */
async function expectNothingSticksOut(page: Page, widths: readonly number[]): Promise<void> {
  const addresses = [
    "/",
    "/gem/1",
    "/gem/9/card",
    "/list?g=1,8,10",
    "/map",
    "/photos",
    "/photos/gem/1",
    "/saved",
    "/nowhere",
  ];
  for (const address of addresses) {
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
          message: `${address} at ${width}`,
        })
        .toBeLessThanOrEqual(0);
    }
  }
}

test("nothing sticks out sideways, at any width from 320 px", ({ page }) =>
  expectNothingSticksOut(page, [320, 360, 480, 768, 1024, 1440]));

test("nothing sticks out sideways with letters half as large again, at any width from 360 px", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=24"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ baseURL: String(baseURL) });
    await expectNothingSticksOut(page, [360, 480, 768, 1024, 1440]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("24px");
  } finally {
    await browser.close();
  }
});

test("with forced colours the chosen filter and the active suggestion look different from the others", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/?category=temple");
  const { filter, search, options } = home(page);
  const ground = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(filter("temple"))).not.toBe(await ground(filter("hiking")));
  await search.fill("na");
  await search.press("ArrowDown");
  const outline = (option: Locator) => option.evaluate((element) => getComputedStyle(element).outlineStyle);
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  expect([await outline(options.nth(0)), await outline(options.nth(1))]).toEqual(["solid", "none"]);
});
