import { expect } from "vitest";
import type { Query } from "../support/in-page.ts";
import { journey, type Journey } from "../support/journey.ts";

const strip: Query = { role: "region", name: "The seal of this place" };
const book: Query = { role: "main" };
const title = "The Stone Road and the Amazake Teahouse";

export const stampJourneys: readonly Journey[] = [
  journey(
    "a seal is pressed and taken away on a gem's page, and is in the stamp book meanwhile",
    async ({ page, site, signedIn }) => {
      const { id } = await signedIn("/gem/4");
      const isPressed = (pressed: boolean) =>
        expect
          .poll(() =>
            page.ask("attribute", { role: "button", name: "Been here", within: strip }, "aria-pressed"),
          )
          .toBe(String(pressed));
      await isPressed(false);
      await page.press("button", "Been here", strip);
      await page.read("Stamped. It is in your stamp book.");
      await isPressed(true);
      expect(await site.documents.stamps.list(id)).toMatchObject([{ gemId: 4 }]);
      await page.press("link", "Stamp book", strip);
      await page.address("/stamps");
      await page.read("1 of 12 stamps");
      await page.visit("/gem/4");
      await page.press("button", "Been here", strip);
      await page.read("Stamp taken away");
      await isPressed(false);
      await page.press("button", "Undo");
      await isPressed(true);
    },
  ),
  journey(
    "a seal pressed in the stamp book without a connection waits, and is stamped when the server is reached",
    async ({ page, site, signedIn }) => {
      const { id } = await signedIn("/stamps");
      const mend = site.cut(/^\/stamps$/);
      await page.press("button", `Been here: ${title}`, book);
      await page.read("Kept on this phone. It will be stamped when you are back online.");
      await page.read("1 of 12 stamps");
      expect(await site.documents.stamps.list(id)).toEqual([]);
      mend();
      await page.read("Stamped. It is in your stamp book.");
      expect(await site.documents.stamps.list(id)).toMatchObject([{ gemId: 4 }]);
    },
    { expected: [/\/stamps\b/, /Failed to load resource|network connection was lost/i] },
  ),
];
