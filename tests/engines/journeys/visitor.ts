import { expect } from "vitest";
import { journey, type Journey } from "../support/journey.ts";
import type { Query } from "../support/in-page.ts";

const search = "Search gems";
const filters: Query = { role: "group", name: "Filters" };
const viewer: Query = { role: "dialog", name: "Photo viewer" };
const ramen = "Ichijoji Ramen Street";

export const visitorJourneys: readonly Journey[] = [
  journey("a first visit shows the headline, the filters and twelve gems", async ({ page }) => {
    await page.visit("/");
    await page.see("heading", "Uncover Japan's Best-Kept Secrets");
    await page.see("button", "unique", filters);
    await page.read("12 gems found");
    expect(await page.ask("count", { role: "article" })).toBe(12);
    await page.until(() => document.querySelector("article img")?.closest("picture") !== null, true);
    await page.until(() => document.querySelector<HTMLImageElement>("article img")?.complete ?? false, true);
  }),

  journey("what is typed before hydration counts, and no character is lost", async ({ page, site }) => {
    const release = site.hold(/^\/assets\/.*\.js$/);
    await page.open("/");
    await page.press("combobox", search);
    await page.type("uji");
    await page.read("2 gems found");
    release();
    await page.hydrated();
    await page.address("/?q=uji");
    await page.type(" t");
    expect(await page.ask("value", { role: "combobox", name: search })).toBe("uji t");
    await page.focus("combobox", search);
  }),

  journey("a search is in the address, and a reload restores it", async ({ page }) => {
    await page.visit("/");
    await page.fill("combobox", search, "fuji");
    await page.read("1 gem found");
    await page.address("/?q=fuji");
    await page.window.reload();
    await page.hydrated();
    await page.read("1 gem found");
    expect(await page.ask("value", { role: "combobox", name: search })).toBe("fuji");
  }),

  journey("suggestions are chosen by keys; Escape closes them, then clears the field", async ({ page }) => {
    await page.visit("/");
    await page.press("combobox", search);
    await page.type("kyo");
    await page.see("option", "Kyoto");
    await page.keys("Escape");
    await page.gone("listbox");
    await page.keys("Escape");
    await page.read("12 gems found");
    await page.type("kyo");
    await page.see("option", "Kyoto");
    await page.keys("ArrowDown", "Enter");
    await page.address("/?q=Kyoto");
    await page.fill("combobox", search, "ichijoji");
    await page.see("option", ramen);
    await page.keys("ArrowDown", "Enter");
    await page.address("/gem/12");
    await page.see("heading", ramen);
  }),

  journey("filters are in the address, and Back and Forward follow them", async ({ page }) => {
    const temple: Query = { role: "button", name: "temple", within: filters };
    const isPressed = (pressed: boolean) =>
      expect.poll(() => page.ask("attribute", temple, "aria-pressed")).toBe(String(pressed));
    await page.visit("/");
    await page.press("button", "temple", filters);
    await page.address("/?category=temple");
    await isPressed(true);
    await page.window.back();
    await page.address("/");
    await isPressed(false);
    await page.read("12 gems found");
    await page.window.forward();
    await page.address("/?category=temple");
    await isPressed(true);
  }),

  journey("a gem opens, and Back returns to the same place of the home page", async ({ page }) => {
    await page.visit("/");
    await page.see("article", ramen);
    await page.evaluate(
      (title) =>
        [...document.querySelectorAll("article a")]
          .find((link) => link.textContent === title)
          ?.scrollIntoView({ block: "center" }),
      ramen,
    );
    const place = await page.evaluate(() => Math.round(scrollY));
    expect(place).toBeGreaterThan(1000);
    await page.press("link", ramen);
    await page.address("/gem/12");
    await page.see("heading", ramen);
    await page.see("link", "Photo 1 of 5");
    await page.window.back();
    await page.address("/");
    await page.until((before) => Math.abs(scrollY - before) <= 2, true, place);
  }),

  journey("a gem's category leads to the filtered home page", async ({ page }) => {
    await page.visit("/gem/12");
    await page.press("link", "Food & Dining", { role: "main" });
    await page.address("/?category=Food%20%26%20Dining");
    await page.see("article", ramen);
  }),

  journey("the menu opens beside its button, works by keys, and gives the focus back", async ({ page }) => {
    const menu: Query = { role: "menu", name: "Menu" };
    await page.visit("/gem/1");
    await page.press("button", "Menu");
    await page.see("menuitem", "Saved", menu);
    const [box, button] = [
      await page.ask("box", menu),
      await page.ask("box", { role: "button", name: "Menu" }),
    ];
    if (box === null || button === null) throw new Error("not on the page");
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    expect(Math.abs(box.y - (button.y + button.height))).toBeLessThan(24);
    await page.keys("Escape");
    await page.gone("menu");
    await page.focus("button", "Menu");
    await page.keys("Enter");
    await page.focus("menuitem", "Saved");
    await page.keys("Enter");
    await page.address("/saved");
  }),

  journey("the lightbox turns by arrows, wraps round, and closes by Escape and by Back", async ({ page }) => {
    await page.visit("/photos");
    const total = await page.ask("count", { role: "button", name: "/^Open photo \\d+: /" });
    await page.press("button", "/^Open photo 2: /");
    await page.see("dialog", "Photo viewer");
    await page.read(`2 / ${total}`);
    await page.keys("ArrowLeft", "ArrowLeft");
    await page.read(`${total} / ${total}`);
    await page.keys("ArrowRight");
    await page.read(`1 / ${total}`);
    await page.press("button", "Next photo", viewer);
    await page.read(`2 / ${total}`);
    await page.address("/photos?photo=2");
    await page.keys("Escape");
    await page.gone("dialog");
    await page.address("/photos");
    await page.focus("button", "/^Open photo 2: /");
    await page.press("button", "/^Open photo 3: /");
    await page.see("dialog", "Photo viewer");
    await page.keys("ArrowRight");
    await page.address("/photos?photo=4");
    await page.window.back();
    await page.gone("dialog");
    await page.address("/photos");
  }),

  journey("a gem's link is copied from its Share menu, and can be pasted", async ({ page, site }) => {
    await page.visit("/gem/3");
    await page.press("button", "Share");
    await page.press("menuitem", "Copy link");
    await page.read("Link copied to clipboard!");
    await page.visit("/");
    await page.press("combobox", search);
    await page.keys("Control+v");
    await expect
      .poll(() => page.ask("value", { role: "combobox", name: search }))
      .toBe(`${site.origin}/gem/3`);
  }),

  journey("“Open in maps” names three maps", async ({ page }) => {
    await page.visit("/gem/3");
    await page.press("button", "Open in maps");
    for (const name of ["Google Maps", "Apple Maps", "OpenStreetMap"]) await page.see("menuitem", name);
    await page.keys("Escape");
    await page.gone("menu");
  }),

  journey(
    "an unknown gem is not found, and leads home",
    async ({ page }) => {
      await page.visit("/gem/99");
      await page.see("heading", "Gem not found");
      await page.press("link", "Go Home");
      await page.address("/");
      await page.read("12 gems found");
    },
    { expected: [/status of 404/] },
  ),
];
