import { expect } from "vitest";
import type { Query } from "../support/in-page.ts";
import { journey, type Journey } from "../support/journey.ts";

const map: Query = { role: "figure", name: "Map of Japan with the twelve gems" };

export const travelJourneys: readonly Journey[] = [
  journey("the map zooms, and its list is ordered from a city", async ({ page }) => {
    await page.visit("/map");
    expect(await page.ask("count", { role: "link", within: map })).toBe(12);
    const width = () => document.querySelector("figure svg")?.getBoundingClientRect().width ?? 0;
    const whole = await page.evaluate(width);
    await page.press("button", "Zoom in");
    await expect.poll(() => page.evaluate(width)).toBeGreaterThan(whole * 1.4);
    await page.press("button", "Whole map");
    await expect.poll(() => page.evaluate(width)).toBeCloseTo(whole, 0);
    await page.choose("From", "Osaka");
    const status: Query = { role: "status", within: { role: "main" } };
    await expect.poll(() => page.ask("texts", status)).toContainEqual(expect.stringContaining("from Osaka"));
  }),

  journey("a seal of the map opens its gem", async ({ page }) => {
    await page.visit("/map");
    await page.press("link", "No. 4: The Stone Road and the Amazake Teahouse, Hakone", map);
    await page.address("/gem/4");
    await page.see("heading", "The Stone Road and the Amazake Teahouse");
  }),

  journey("a list shows its gems, and its link can be copied", async ({ page }) => {
    await page.visit("/list?g=4,9,2");
    await page.see("heading", "A list of 3 gems");
    await page.press("button", "Copy link");
    await page.read("Link copied to clipboard!");
    await page.see("link", "GPX", { role: "group", name: "Download" });
  }),

  journey("the card for a driver is reached from the gem, and leads back", async ({ page }) => {
    await page.visit("/gem/2");
    await page.press("link", "Show the driver");
    await page.address("/gem/2/card");
    await page.see("heading", "向島百花園");
    await page.read("この場所まで行ってください。");
    await page.press("link", "/^Back to /");
    await page.address("/gem/2");
  }),
];
