import { expect } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { japanTime } from "../../../domain/travel/japan-time.ts";
import { inSeasonThisMonth } from "../../../domain/travel/when-to-go.ts";
import type { Query } from "../support/in-page.ts";
import { journey, type Journey } from "../support/journey.ts";

const map: Query = { role: "figure", name: "Map of Japan with the twelve gems" };

export const travelJourneys: readonly Journey[] = [
  journey("the map zooms, its list is ordered from a city, and a seal opens its gem", async ({ page }) => {
    await page.visit("/map");
    expect(await page.ask("count", { role: "link", within: map })).toBe(12);
    const width = () => document.querySelector("figure svg")?.getBoundingClientRect().width ?? 0;
    const whole = await page.evaluate(width);
    await page.press("button", "Zoom in");
    await expect.poll(() => page.evaluate(width)).toBeGreaterThan(whole * 1.4);
    await page.press("button", "Whole map");
    await expect.poll(() => page.evaluate(width)).toBeCloseTo(whole, 0);
    // In the paper's colours and corners, not the system's.
    const appearance = () => {
      const select = document.querySelector("select");
      return select === null ? "" : getComputedStyle(select).appearance;
    };
    await page.until(appearance, "none");
    await page.choose("From", "Osaka");
    const status: Query = { role: "status", within: { role: "main" } };
    await expect
      .poll(() => page.ask("texts", status))
      .toContainEqual(expect.stringContaining("Nearest to Osaka first"));
    await page.press("link", "No. 4: The Stone Road and the Amazake Teahouse, Hakone", map);
    await page.address("/gem/4");
    await page.see("heading", "The Stone Road and the Amazake Teahouse");
  }),

  journey("home says what is in season, and a gem when to go, day by day", async ({ page }) => {
    const thisMonth: Query = { role: "region", name: "This month" };
    const [first] = inSeasonThisMonth(catalogue, japanTime(Date.now()).day);
    await page.visit("/");
    if (first === undefined) await page.gone("region", thisMonth.name);
    else {
      const { what, where } = first;
      await page.press("link", `${what.charAt(0).toUpperCase()}${what.slice(1)} ${where}`, thisMonth);
      await page.address(`/gem/${first.gemId}`);
    }
    await page.visit("/gem/7");
    const days: Query = { role: "cell", within: { role: "region", name: "When to go" } };
    await page.see("columnheader", "Sunday");
    expect(await page.ask("count", days)).toBe(56);
    const [today = ""] = await page.ask("texts", days);
    expect(today).toMatch(/^\d+ [A-Z][a-z]{2}(?: closed| busy: .+)?$/);
    await page.read("By rule, not by count");
    await page.visit("/gem/8");
    // A calendar that fits into a phone's window, whatever the engine makes of its cells.
    const height = () => document.querySelector("table")?.getBoundingClientRect().height ?? 0;
    expect(await page.evaluate(height)).toBeGreaterThan(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }),

  journey("a list's link is copied without ignored ids, and can be pasted", async ({ page, site }) => {
    await page.visit("/list?g=4,9,9,99");
    await page.see("heading", "A list of 2 gems");
    await page.see("link", "GPX", { role: "group", name: "Download" });
    await page.press("button", "Copy link");
    await page.read("Link copied to clipboard!");
    await page.press("link", "Anaba");
    await page.press("combobox", "Search gems");
    await page.keys("Control+v");
    const pasted = () => page.ask("value", { role: "combobox", name: "Search gems" });
    await expect.poll(pasted).toBe(`${site.origin}/list?g=4,9`);
  }),

  journey("a fact has one line, and its sources unfold below it", async ({ page }) => {
    await page.visit("/gem/1");
    const cost: Query = { role: "definition", within: { role: "region", name: "Before you go" } };
    await expect
      .poll(() => page.ask("texts", cost))
      .toContainEqual(expect.stringContaining("¥300–500 Sources differ"));
    const source: Query = { role: "link", name: "Souda Kyoto", within: cost };
    expect(await page.ask("count", source)).toBe(0);
    // The lowest edge of the answer, and the highest one of its sources.
    const unfold = () => {
      const fold = document.querySelector("details");
      fold?.querySelector("summary")?.click();
      const answer = fold?.closest("dd")?.querySelector("p")?.getBoundingClientRect().bottom ?? Infinity;
      return (fold?.querySelector("a")?.getBoundingClientRect().top ?? -Infinity) - answer;
    };
    expect(await page.evaluate(unfold)).toBeGreaterThanOrEqual(0);
    expect(await page.ask("count", source)).toBe(1);
  }),

  journey("the card for a driver is reached from the gem, and leads back", async ({ page }) => {
    await page.visit("/gem/2");
    await page.press("link", "Show the driver");
    await page.address("/gem/2/card");
    const name: Query = { role: "heading", name: "向島百花園" };
    await page.see("heading", name.name);
    expect(await page.ask("attribute", name, "lang")).toBe("ja");
    // Large enough to be read at arm's length.
    const size = () =>
      Number.parseFloat(
        getComputedStyle(document.querySelector("h1 > :last-child") ?? document.body).fontSize,
      );
    expect(await page.evaluate(size)).toBeGreaterThanOrEqual(48);
    for (const text of ["むこうじまひゃっかえん", "東京都墨田区東向島3-18-3", "東向島駅"])
      await page.read(text);
    await page.read("この場所まで行ってください。");
    // No part of a sentence is broken.
    const broken = () => {
      const letters = (part: Element) => Number.parseFloat(getComputedStyle(part).fontSize);
      return [...document.querySelectorAll("main [lang=ja] > span")]
        .filter((part) => part.getClientRects().length > 1 || part.clientHeight > 2 * letters(part))
        .map(({ textContent }) => textContent);
    };
    await page.until(broken, []);
    await page.press("link", "Back to Mukojima-Hyakkaen, Garden of a Hundred Flowers");
    await page.address("/gem/2");
  }),

  journey("a list becomes a pocket book, whose pages each hold what is on them", async ({ page }) => {
    await page.visit("/list?g=10,4,7");
    await page.press("link", "Pocket book");
    await page.address("/list/book?g=10,4,7");
    await page.see("heading", "Pocket book");
    await expect.poll(() => page.ask("count", { role: "listitem", name: "/^Page [1-8]$/" })).toBe(8);
    const overfull = () =>
      [...document.querySelectorAll("ol > [aria-label] > *")].filter(
        ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
      ).length;
    await page.until(overfull, 0);
    await page.press("link", "Back to the list");
    await page.address("/list?g=10,4,7");
  }),

  journey("a phrase of a gem's kind is found from its card, and shown in large letters", async ({ page }) => {
    await page.visit("/gem/12/card");
    await page.press("link", "Could you show me how the ticket machine works?");
    await page.address("/phrases#ticket-machine");
    await page.see("heading", "Phrases");
    const line = "#ticket-machine";
    await page.until(
      (selector) => {
        const { top, bottom } =
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(0, -1);
        return top >= 0 && bottom <= innerHeight;
      },
      true,
      line,
    );
    const show = (selector: string) => document.querySelector<HTMLElement>(`${selector} button`)?.click();
    await page.evaluate(show, line);
    const dialog: Query = { role: "dialog", name: "Could you show me how the ticket machine works?" };
    await page.see("dialog", dialog.name);
    await page.read("券売機の使い方を教えていただけますか");
    const letters = () => {
      const part = document.querySelector("dialog [lang=ja]");
      return part === null ? 0 : Number.parseFloat(getComputedStyle(part).fontSize);
    };
    expect(await page.evaluate(letters)).toBeGreaterThanOrEqual(44);
    await page.keys("Escape");
    await page.gone("dialog");
    await page.evaluate(show, "#pork");
    await page.press("button", "はい Yes");
    const yes: Query = { role: "button", name: "はい Yes" };
    await expect.poll(() => page.ask("attribute", yes, "aria-pressed")).toBe("true");
    await page.press("button", "Close");
    await page.gone("dialog");
  }),
];
