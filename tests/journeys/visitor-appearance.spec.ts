import type { Locator, Page } from "@playwright/test";
import * as messages from "../../domain/site/messages.ts";
import { themeColour } from "../../domain/site/theme.ts";
import { everySize, expect, expectAccessible, reloadedBy, settle, test } from "./support/account.ts";
import { chooseFromMenu, openWithoutScripts, takenOver, visit } from "./support/visit.ts";

type Scheme = keyof typeof themeColour;

const { appearances } = messages.site;
const schemes = ["light", "dark"] as const;
const other = { light: "dark", dark: "light" } as const;

const group = (page: Page) => page.getByRole("radiogroup", { name: "Appearance", exact: true });
const radio = (page: Page, choice: keyof typeof appearances) =>
  group(page).getByRole("radio", { name: appearances[choice], exact: true });

/** The colours and the scheme of the page, and the colour that it asks of the browser's own bars. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/\d+/g) ?? []).map(Number);
    const bar = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(
      ({ media }) => matchMedia(media).matches,
    );
    return {
      paper: `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`,
      bar: bar?.content,
      colorScheme,
    };
  });

async function expectScheme(page: Page, scheme: Scheme, colorScheme: string = scheme): Promise<void> {
  const colour = themeColour[scheme];
  await expect.poll(() => shown(page)).toEqual({ paper: colour, bar: colour, colorScheme });
}

/** Collects the colours that the paper of each document has, in every frame that is painted. */
async function watchFrames(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction("noteFrame", (colour: string) => void seen.push(colour));
  await page.addInitScript(() => {
    let last = "";
    const look = () => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      if (document.body !== null && backgroundColor !== last)
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- exposed above
        (window as unknown as { noteFrame: (colour: string) => void }).noteFrame(backgroundColor);
      last = backgroundColor;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return seen;
}

for (const system of schemes) {
  const chosen = other[system];

  test.describe(`on a system that prefers ${system}`, () => {
    test.use({ colorScheme: system });

    test(
      `who chooses ${chosen} has it at once, after a reload, on other pages and in the other tabs`,
      everySize,
      async ({ page, context }) => {
        const second = await context.newPage();
        await visit(second, "/phrases");
        await visit(page, "/");
        await expect(radio(page, "system")).toBeChecked();
        await expectScheme(page, system, "light dark");
        await radio(page, chosen).check();
        await expectScheme(page, chosen);
        await expectScheme(second, chosen);
        await expect(radio(second, chosen)).toBeChecked();
        await page.reload();
        await takenOver(page);
        await expectScheme(page, chosen);
        await expect(radio(page, chosen)).toBeChecked();
        await page.getByRole("contentinfo").getByRole("link", { name: "See them all", exact: true }).click();
        await expect(page.getByRole("heading", { level: 1, name: "Photos", exact: true })).toBeVisible();
        await expectScheme(page, chosen);
        await radio(second, "system").check();
        await expectScheme(second, system, "light dark");
        await expectScheme(page, system, "light dark");
        await expect(radio(page, "system")).toBeChecked();
      },
    );

    test(`who has chosen ${chosen} sees no frame in ${system}`, everySize, async ({ page }) => {
      await visit(page, "/");
      await radio(page, chosen).check();
      const frames = await watchFrames(page);
      for (const address of ["/", "/gem/1", "/saved", "/map", "/photos", "/offline"]) {
        await visit(page, address);
        await expectScheme(page, chosen);
      }
      expect(new Set(frames).size).toBe(1);
    });

    test(`without JavaScript the page is as the system, and there is no switch`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: system });
      const page = await context.newPage();
      await page.goto(`${baseURL}/`);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expectScheme(page, system, "light dark");
      await expect(group(page)).toBeHidden();
      await context.close();
    });

    test(`who has chosen ${chosen} sees the map of that time, loaded once`, async ({ page }) => {
      await visit(page, "/");
      await radio(page, chosen).check();
      const loaded: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith(".svg") && request.url().includes("/gem-1")) loaded.push(request.url());
      });
      await visit(page, "/gem/1");
      const maps = page.locator("a[href^='/map'] img");
      const map = maps.filter({ visible: true });
      await expect(maps).toHaveCount(2);
      await expect(map).toHaveCount(1);
      await map.scrollIntoViewIfNeeded();
      await expect(map).toHaveAttribute("src", chosen === "dark" ? /#dark$/ : /\.svg$/);
      await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      expect(loaded).toHaveLength(1);
    });
  });
}

test("what is held out or printed is light in the dark, too", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const expectPaper = async (paper: Locator) => {
    const [ground = 0, letters = 255] = await paper.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return [backgroundColor, color].map((value) => Number(/\d+/.exec(value)?.[0]));
    });
    expect(ground - letters, page.url()).toBeGreaterThan(150);
  };
  await visit(page, "/gem/4/card");
  await expectPaper(page.getByRole("main").getByRole("article").first());
  await visit(page, "/list/book?g=1,2");
  await expectPaper(page.getByRole("main").getByRole("listitem").first());
  await visit(page, "/phrases");
  await page.getByRole("main").getByRole("button", { name: "Show", exact: true }).first().click();
  await expectPaper(page.getByRole("dialog").locator("> div").first());
});

test("paper is light, whatever is chosen", async ({ page }) => {
  await visit(page, "/");
  await radio(page, "dark").check();
  await page.emulateMedia({ media: "print" });
  await expect.poll(async () => (await shown(page)).paper).toBe(themeColour.light);
  const white = "#ffffff";
  await visit(page, "/list?g=1,2");
  await expect.poll(async () => (await shown(page)).paper).toBe(white);
});

test(
  "every choice has no violation of WCAG 2.2 AA, whatever the system prefers",
  everySize,
  async ({ page }) => {
    for (const address of ["/", "/gem/1", "/photos"])
      for (const choice of schemes) {
        await visit(page, address);
        await radio(page, choice).check();
        await expectAccessible(page);
      }
  },
);

test("the switch is driven by keys, and a choice made before hydration counts", async ({ page }) => {
  const start = await openWithoutScripts(page, "/");
  await radio(page, "system").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(radio(page, "dark")).toBeChecked();
  await expectScheme(page, "dark");
  start();
  await takenOver(page);
  await expect(radio(page, "dark")).toBeChecked();
  await expectScheme(page, "dark");
});

test("with forced colours the chosen radio button is the browser's own", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/");
  await expect(radio(page, "system")).toHaveCSS("appearance", "auto");
});

test("a browser that keeps nothing shows the choice until the page is left", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await visit(page, "/");
  await radio(page, "dark").check();
  await expectScheme(page, "dark");
  await page.reload();
  await takenOver(page);
  await expectScheme(page, "light", "light dark");
});

test.describe("where React renders the document anew", () => {
  test.use({ expectedComplaints: [/Minified React error #418/] });

  test("the choice stays", async ({ page }) => {
    await visit(page, "/");
    await radio(page, "dark").check();
    const start = await openWithoutScripts(page, "/");
    await page.evaluate(() => document.querySelector("footer p")?.remove());
    start();
    await takenOver(page);
    await expect(page.getByRole("contentinfo")).toContainText("Discover the extraordinary.");
    await expectScheme(page, "dark");
    await expect(radio(page, "dark")).toBeChecked();
  });
});

test("the choice is the browser's: it outlives a log-out", async ({ page }) => {
  await settle(page);
  await visit(page, "/");
  await radio(page, "dark").check();
  await reloadedBy(page, () => chooseFromMenu(page, "Log out"));
  await expectScheme(page, "dark");
  await expect(radio(page, "dark")).toBeChecked();
});
