import { expect } from "vitest";
import { journey, type Journey, type Traveller } from "../support/journey.ts";
import type { Page } from "../support/page.ts";

const visitorPages = [
  "/",
  "/?q=tea",
  "/saved",
  "/profile",
  "/gem/1",
  "/gem/4/card",
  "/photos",
  "/photos/gem/1",
  "/map",
  "/list?g=4,9,2",
  "/privacy",
  "/how-reviews-work",
  "/contact",
  "/nowhere",
];
const userPages = ["/", "/saved", "/stamps", "/profile", "/profile/edit", "/account-settings", "/gem/7"];

/** How far a page can be scrolled sideways. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

async function fits(page: Page, pages: readonly string[]): Promise<void> {
  for (const address of pages) {
    await page.visit(address);
    await page.see("main");
    expect(await page.evaluate(overflow), address).toBe(0);
  }
}

/** The lightness of a colour, from 0 to 255. */
const lightnessOf = (property: "color" | "backgroundColor") => {
  const canvas = document.createElement("canvas").getContext("2d");
  if (canvas === null) return -1;
  // The root has both.
  canvas.fillStyle = getComputedStyle(document.documentElement)[property];
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3;
};

/** Whether the small map is there, and dark on the whole. Of its channels from 0 to 255 the mean is 56 by night and 198 by day. */
const isNight = () => {
  const image = [...document.querySelectorAll<HTMLImageElement>("a[href^='/map'] img")].find(
    ({ offsetWidth }) => offsetWidth > 0,
  );
  const drawing = document.createElement("canvas").getContext("2d");
  if (!image?.complete || image.naturalWidth === 0 || drawing === null) return false;
  drawing.drawImage(image, 0, 0, 30, 20);
  const { data } = drawing.getImageData(0, 0, 30, 20);
  return data.reduce((sum, value, index) => (index % 4 === 3 ? sum : sum + value), 0) / (30 * 20 * 3) < 110;
};

const expectPaper = (page: Page, scheme: "light" | "dark") =>
  expect
    .poll(async () => (await page.evaluate(lightnessOf, "backgroundColor")) < 60, { message: scheme })
    .toBe(scheme === "dark");

/** What the switch in the footer says. */
const chosenAppearance = () =>
  document.querySelector<HTMLInputElement>("[role=radiogroup] :checked")?.value ?? "";

export const everywhereJourneys: readonly Journey[] = [
  journey("no page of a visitor runs out of the window sideways", ({ page }) => fits(page, visitorPages), {
    expected: [/status of 404/],
  }),

  journey("no page of a user runs out of the window sideways", async ({ page, signedIn }) => {
    await signedIn("/");
    await fits(page, userPages);
  }),

  journey(
    "who prefers dark gets light letters on dark paper, and a map by night",
    async ({ page }) => {
      for (const address of ["/", "/gem/1", "/saved", "/map"]) {
        await page.visit(address);
        expect(await page.evaluate(lightnessOf, "backgroundColor"), address).toBeLessThan(60);
        expect(await page.evaluate(lightnessOf, "color"), address).toBeGreaterThan(180);
      }
      await page.visit("/gem/1");
      await page.evaluate(() => document.querySelector("a[href^='/map']:has(img)")?.scrollIntoView());
      await page.until(isNight, true);
    },
    { preferences: { dark: true } },
  ),

  journey(
    "who chooses Dark has it at once, in other windows, on other pages and back in the history",
    async ({ page, openWindow }) => {
      await page.visit("/");
      const other = await openWindow("/phrases");
      await page.visit("/photos");
      await expectPaper(page, "light");
      await page.press("radio", "Dark");
      await expectPaper(page, "dark");
      await expectPaper(other, "dark");
      await other.until(chosenAppearance, "dark");
      await page.window.back();
      await page.hydrated();
      await expectPaper(page, "dark");
      await page.until(chosenAppearance, "dark");
      await page.visit("/gem/1");
      await page.evaluate(() => document.querySelector("a[href^='/map']:has(img)")?.scrollIntoView());
      await page.until(isNight, true);
      await other.press("radio", "As the system");
      await expectPaper(page, "light");
      await page.until(isNight, false);
    },
  ),

  journey(
    "who chooses Light has it on a system that prefers dark",
    async ({ page }) => {
      await page.visit("/photos");
      await expectPaper(page, "dark");
      await page.press("radio", "Light");
      await expectPaper(page, "light");
      await page.window.reload();
      await page.hydrated();
      await expectPaper(page, "light");
      await page.until(chosenAppearance, "light");
    },
    { preferences: { dark: true } },
  ),

  journey(
    "without JavaScript a visitor searches, filters, reads a gem and looks at its photos",
    async ({ page }) => {
      const isPlain = async () => {
        await page.see("button", "Menu");
        for (const name of ["/^Save /", "Log in", "Share", "Write a review"]) await page.gone("button", name);
        await page.gone("radiogroup", "Appearance");
        await page.press("button", "Menu");
        await page.see("menuitem");
        expect(await page.ask("texts", { role: "menuitem" })).toEqual(["Saved"]);
        await page.press("button", "Menu");
        await page.gone("menuitem");
      };
      await page.open("/");
      await isPlain();
      await page.press("button", "hiking", { role: "group", name: "Filters" });
      await page.read("3 gems found");
      await page.press("combobox", "Search gems");
      await page.type("fuji");
      await page.keys("Enter");
      await page.address("/?category=hiking&q=fuji");
      await page.read("1 gem found");
      expect(await page.ask("count", { role: "article" })).toBe(1);
      await page.fill("combobox", "Search gems", "ramen");
      await page.press("button", "Search");
      await page.read("No gems match “ramen” in hiking");
      await page.press("button", "Reset");
      await page.read("12 gems found");
      await page.address("/");
      await page.press("link", "Otagi Nenbutsu-ji, Temple of 1,200 Faces");
      await page.address("/gem/1");
      await page.read("Somebody on this hillside is laughing at you");
      await page.see("heading", "Reviews");
      const image = () => document.querySelector<HTMLImageElement>("main a img")?.naturalWidth ?? 0;
      await expect.poll(() => page.evaluate(image)).toBeGreaterThan(0);
      const font = () => getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily;
      expect(await page.evaluate(font)).toContain("Shippori Mincho");
      await isPlain();
      await page.press("button", "Menu");
      await page.press("menuitem", "Saved");
      await page.address("/saved");
      await isPlain();
      await page.open("/photos");
      await page.press("button", "/^Open photo 1: /");
      await page.see("dialog", "Photo viewer");
      await page.read("1 / ");
      await page.press("button", "Next photo");
      await page.read("2 / ");
      await page.address("/photos?photo=2");
      await page.press("button", "Close");
      await page.gone("dialog");
      await page.address("/photos");
    },
    { preferences: { scripts: false } },
  ),
];

async function photographPages({ page, photograph }: Traveller, theme: string): Promise<void> {
  for (const [name, address] of [
    ["home", "/"],
    ["gem", "/gem/1"],
  ] as const) {
    await page.visit(address);
    await page.until(() => document.fonts.status, "loaded");
    await photograph(`${name} ${theme}`);
  }
  await page.press("button", "/^Save /");
  await page.read("Please log in to save gems");
  await photograph(`notice ${theme}`);
  await page.visit("/");
  await page.press("button", "Log in", { role: "banner" });
  await page.press("tab", "Sign Up");
  await page.see("button", "Get a code");
  await photograph(`sign-up ${theme}`);
}

/** Pictures to look at, in the folder that SHOTS names. */
export const photographs: readonly Journey[] = [
  journey("photographs in the light theme", (traveller) => photographPages(traveller, "light")),
  journey("photographs in the dark theme", (traveller) => photographPages(traveller, "dark"), {
    preferences: { dark: true },
  }),
];
