import { expect } from "vitest";
import type { Query } from "../support/in-page.ts";
import { journey, type Journey } from "../support/journey.ts";
import type { Page } from "../support/page.ts";

const gem: Query = { role: "article", name: "Ichijoji Ramen Street" };
const heart: Query = { role: "button", name: "Save Ichijoji Ramen Street", within: gem };
const isPressed = (page: Page, pressed: boolean) =>
  expect.poll(() => page.ask("attribute", heart, "aria-pressed")).toBe(String(pressed));

/** How many lines of text would fit into the notice. A notice has one line, two at most, and some space around them. */
const linesOfNotice = (text: string): number => {
  const layers = [...document.querySelectorAll("[popover]")];
  const layer = layers.find((one) => one.checkVisibility() && one.textContent?.includes(text));
  if (layer === undefined) return 0;
  const { lineHeight, fontSize } = getComputedStyle(layer);
  const line = Number.parseFloat(lineHeight) || 1.5 * Number.parseFloat(fontSize);
  return Math.round(layer.getBoundingClientRect().height / line);
};

export const saveJourneys: readonly Journey[] = [
  journey(
    "a heart asks a visitor to log in, in a notice as high as its text, and so do the saved gems",
    async ({ page }) => {
      await page.visit("/");
      await isPressed(page, false);
      await page.press("button", heart.name, gem);
      await page.read("Please log in to save gems");
      await page.see("button", "Log in", { role: "status" });
      const lines = await page.evaluate(linesOfNotice, "Please log in to save gems");
      expect(lines).toBeGreaterThan(0);
      expect(lines).toBeLessThanOrEqual(4);
      await isPressed(page, false);
      await page.visit("/saved");
      await page.read("Log in to see your saved gems");
      await page.press("button", "Log in", { role: "main" });
      await page.see("dialog", "Log in or sign up");
      await page.keys("Escape");
      await page.gone("dialog");
    },
  ),

  journey(
    "a user puts the saved gems in order, and keeps a note on one",
    async ({ page, site, signedIn }) => {
      const user = await signedIn("/");
      for (const [savedAt, gemId] of [4, 12].entries())
        await site.documents.saves.add({ userId: user.id, gemId, savedAt });
      await page.visit("/saved");
      const titles = () => page.ask("texts", { role: "heading", within: { role: "main" } });
      const teahouse = "The Stone Road and the Amazake Teahouse";
      await page.press("button", `Move up ${teahouse}`);
      await expect.poll(titles).toEqual(["Saved gems", teahouse, "Ichijoji Ramen Street"]);
      await page.fill("textbox", `Note on ${teahouse}`, "Bring cash");
      await page.press("button", "Save note", { role: "article", name: teahouse });
      await expect
        .poll(async () => (await site.documents.savedNotes.list(user.id)).get(4))
        .toEqual({ text: "Bring cash", revision: 1 });
      await page.visit("/saved");
      await expect.poll(titles).toEqual(["Saved gems", teahouse, "Ichijoji Ramen Street"]);
      await expect
        .poll(() => page.ask("value", { role: "textbox", name: `Note on ${teahouse}` }))
        .toBe("Bring cash");
    },
  ),
  journey("a user saves a gem, finds it among the saved ones, and removes it", async ({ page, signedIn }) => {
    await signedIn("/");
    await page.press("button", heart.name, gem);
    await page.read("Added to saved posts");
    expect(await page.evaluate(linesOfNotice, "Added to saved posts")).toBeLessThanOrEqual(4);
    await isPressed(page, true);
    await page.press("button", heart.name, gem);
    await page.read("Removed from saved posts");
    await isPressed(page, false);
    // A new page has no earlier notice: this one says that the server has saved.
    await page.visit("/");
    await page.press("button", heart.name, gem);
    await page.read("Added to saved posts");
    await page.visit("/saved");
    await page.see("link", "Ichijoji Ramen Street");
    await page.press("button", heart.name, gem);
    await page.read("Removed from saved posts");
  }),

  journey(
    "a heart pressed without a connection waits, in a new document too, and is saved when the server is reached",
    async ({ page, signedIn, site }) => {
      const { id } = await signedIn("/");
      const waiting: Query = { ...heart, name: `${heart.name}, waiting` };
      const mend = site.cut(/^\/saves$/);
      await page.press("button", heart.name, gem);
      await page.read("Kept on this phone. It will be saved when you are back online.");
      await expect.poll(() => page.ask("attribute", waiting, "aria-pressed")).toBe("true");
      expect(await page.evaluate(linesOfNotice, "Kept on this phone")).toBeLessThanOrEqual(5);
      await page.visit("/");
      await expect.poll(() => page.ask("attribute", waiting, "aria-pressed")).toBe("true");
      expect(await site.documents.saves.list(id)).toEqual([]);
      mend();
      await page.read("Added to saved posts");
      await isPressed(page, true);
      expect(await site.documents.saves.list(id)).toEqual([12]);
    },
    { expected: [/\/saves\b/, /Failed to load resource|network connection was lost/i] },
  ),
];
