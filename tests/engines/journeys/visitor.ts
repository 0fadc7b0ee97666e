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
    // Both fonts of the text are shown or none, never the text of one weight in the other; and they are remembered.
    await page.until(() => localStorage.getItem("fonts") !== null, true);
    const fonts = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => family.includes("Zen Kaku Gothic"))
        .map(({ weight, status }) => `${weight} ${status}`)
        .toSorted(),
    );
    expect([[], ["400 loaded", "700 loaded"]]).toContainEqual(fonts);
    // What is likely to be pressed comes before the press: the data of the page, and its script. A pointer that rests
    // where the page scrolls to is the newer intent, so the focus is given again.
    const prefetched = () => {
      const names = performance.getEntriesByType("resource").map(({ name }) => name);
      const isThere = [/\/gem\/12\.json$/, /\/assets\/gem-[^/]+\.js$/].every((of) =>
        names.some((name) => of.test(name)),
      );
      const link = document.querySelector<HTMLElement>('article a[href="/gem/12"]');
      if (!isThere) {
        link?.blur();
        link?.focus();
      }
      return isThere;
    };
    await expect.poll(() => page.evaluate(prefetched), { interval: 300 }).toBe(true);
  }),

  journey("what is typed before hydration counts, and no character is lost", async ({ page, site }) => {
    const release = site.hold(/^\/assets\/.*\.js$/);
    await page.open("/");
    await page.press("combobox", search);
    await page.type("uji");
    await page.read("2 gems found");
    expect(await page.ask("count", { role: "article" })).toBe(2);
    release();
    await page.hydrated();
    await page.address("/?q=uji");
    await page.see("listbox");
    expect(await page.ask("count", { role: "article" })).toBe(2);
    await page.type(" t");
    expect(await page.ask("value", { role: "combobox", name: search })).toBe("uji t");
    await page.focus("combobox", search);
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

  journey(
    "search and filter are in the address; a reload, Back and Forward restore them",
    async ({ page }) => {
      const temple: Query = { role: "button", name: "temple", within: filters };
      const shows = async (address: string, found: string, typed: string, pressed: boolean) => {
        await page.address(address);
        await page.read(found);
        await expect.poll(() => page.ask("value", { role: "combobox", name: search })).toBe(typed);
        await expect.poll(() => page.ask("attribute", temple, "aria-pressed")).toBe(String(pressed));
      };
      await page.visit("/");
      await page.press("button", "temple", filters);
      await shows("/?category=temple", "2 gems found", "", true);
      await page.fill("combobox", search, "uji");
      await shows("/?q=uji&category=temple", "1 gem found", "uji", true);
      await page.window.reload();
      await page.hydrated();
      await shows("/?q=uji&category=temple", "1 gem found", "uji", true);
      await page.press("link", "Manpuku-ji, a Ming Monastery in Tea Country");
      await page.address("/gem/11");
      await page.window.back();
      await shows("/?q=uji&category=temple", "1 gem found", "uji", true);
      await page.window.back();
      await shows("/?category=temple", "2 gems found", "", true);
      await page.window.back();
      await shows("/", "12 gems found", "", false);
      await page.window.forward();
      await shows("/?category=temple", "2 gems found", "", true);
    },
  ),

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
    await page.press("link", ramen, { role: "article", name: ramen });
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

  journey("what is read on a phone stays when the gem's buttons leave it for the bar", async ({ page }) => {
    await page.visit("/gem/12");
    // The buttons are above the catalogue's rating. Larger letters let them take a second row.
    const height = () =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = "125%";
        const rating = [...document.querySelectorAll("main dt")].find(
          ({ textContent }) => textContent === "Catalogue rating",
        );
        return rating?.closest("dl")?.previousElementSibling?.clientHeight ?? 0;
      });
    const before = await height();
    expect(before).toBeGreaterThan(100);
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await page.until(() => document.documentElement.dataset["bottomBar"]?.startsWith("on") ?? false, true);
    expect(await height()).toBe(before);
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
    expect(box.x + box.width).toBeLessThanOrEqual(await page.evaluate(() => innerWidth));
    expect(Math.abs(box.y - (button.y + button.height))).toBeLessThan(24);
    await page.keys("Escape");
    await page.gone("menu");
    await page.focus("button", "Menu");
    await page.keys("Enter");
    await page.focus("menuitem", "Saved");
    for (const [key, entry] of [
      ["ArrowDown", "Help"],
      ["ArrowDown", "Saved"],
      ["End", "Help"],
      ["Home", "Saved"],
    ] as const) {
      await page.keys(key);
      await page.focus("menuitem", entry);
    }
    await page.keys("Enter");
    await page.address("/saved");
  }),

  journey("Back on a home screen leads to the page before, and from the first page up", async ({ page }) => {
    // No engine emulates the display mode, in which the stylesheet shows the link.
    const show = () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("header a:first-child { display: inline-flex }");
      document.adoptedStyleSheets.push(sheet);
    };
    await page.visit("/gem/12/card");
    await page.gone("link", "Back");
    await page.evaluate(show);
    // The address changes before the page does, and with it where Back leads.
    const gem = async () => {
      await page.address("/gem/12");
      await page.gone("link", "/^Back to /");
    };
    await page.press("link", "/^Back to /");
    await gem();
    await page.press("link", "Back");
    await page.address("/gem/12/card");
    await page.see("link", "/^Back to /");
    await page.press("link", "Back");
    await gem();
    await page.press("link", "Back");
    await page.address("/");
    await page.gone("link", "Back");
  }),

  journey("the menu opens below the header of a scrolled page", async ({ page }) => {
    await page.visit("/gem/1");
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.until(() => document.querySelector("header")?.dataset["shrunk"] ?? "", "true");
    await page.press("button", "Menu");
    await page.press("menuitem", "Saved");
    await page.address("/saved");
  }),

  journey(
    "the lightbox turns by arrows and buttons, wraps round, and gives the focus back",
    async ({ page }) => {
      await page.visit("/photos");
      const total = await page.ask("count", { role: "button", name: "/^Open photo \\d+: /" });
      const shows = (photo: number) => page.read(`${photo} / ${total}`);
      await page.press("button", "/^Open photo 2: /");
      await page.see("dialog", "Photo viewer");
      // Opened by the mouse, it shows no ring around its first button.
      await page.until(() => document.querySelector("dialog :focus-visible")?.outerHTML ?? "", "");
      await shows(2);
      await page.address("/photos?photo=2");
      await page.keys("ArrowLeft", "ArrowLeft");
      await shows(total);
      await page.keys("ArrowRight");
      await shows(1);
      await page.press("button", "Previous photo", viewer);
      await shows(total);
      await page.press("button", "Next photo", viewer);
      await shows(1);
      await page.address("/photos?photo=1");
      await page.keys("Escape");
      await page.gone("dialog");
      await page.address("/photos");
      await page.focus("button", "/^Open photo 2: /");
    },
  ),

  journey(
    "Back closes the lightbox in one step; after its Close, Back leaves the gallery",
    async ({ page }) => {
      await page.visit("/");
      await page.visit("/photos");
      await page.press("button", "/^Open photo 3: /");
      await page.see("dialog", "Photo viewer");
      await page.keys("ArrowRight", "ArrowRight");
      await page.address("/photos?photo=5");
      await page.window.back();
      await page.gone("dialog");
      await page.address("/photos");
      await page.window.forward();
      await page.see("dialog", "Photo viewer");
      await page.window.back();
      await page.gone("dialog");
      await page.press("button", "/^Open photo 1: /");
      await page.press("button", "Next photo", viewer);
      await page.address("/photos?photo=2");
      await page.press("button", "Close", viewer);
      await page.gone("dialog");
      await page.address("/photos");
      await page.window.back();
      await page.address("/");
    },
  ),

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

  journey("a gem's place opens in three maps, from a menu that works by keys", async ({ page }) => {
    await page.visit("/gem/1");
    const button: Query = { role: "button", name: "Open in maps" };
    await page.ask("takeFocus", button);
    await page.keys("Enter");
    await page.focus("menuitem", "Google Maps");
    for (const [name, address] of [
      ["Google Maps", "https://www.google.com/maps/search/?api=1&query=35.0314%2C135.6611"],
      ["Apple Maps", expect.stringContaining("https://maps.apple.com/?ll=35.0314,135.6611&q=")],
      [
        "OpenStreetMap",
        expect.stringContaining("https://www.openstreetmap.org/?mlat=35.0314&mlon=135.6611#map="),
      ],
    ] as const) {
      const item: Query = { role: "menuitem", name };
      expect(await page.ask("attribute", item, "href")).toEqual(address);
      expect(await page.ask("attribute", item, "rel")).toBe("noreferrer");
    }
    expect(await page.ask("count", { role: "menuitem" })).toBe(3);
    await page.keys("Escape");
    await page.gone("menu");
    await page.focus("button", "Open in maps");
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
