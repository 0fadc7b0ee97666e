import { expect } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { paths } from "../../../domain/site/paths.ts";
import { journey, type Journey } from "../support/journey.ts";
import type { Page } from "../support/page.ts";

/** Keeps what is chosen at first, the words and the map, and waits until all of it is there. */
async function keep(page: Page): Promise<void> {
  await page.visit(paths.offline());
  await page.press("button", "Keep for offline");
  await page.read("Kept on this phone: ");
}

/** Addresses that open without a connection, by any link and with any query, and what each shows. */
const kept: readonly (readonly [path: string, shown: string])[] = [
  [paths.home(), "12 gems found"],
  [paths.home({ q: "ramen" }), "1 gem found"],
  [paths.home({ q: "zzz" }), "0 gems found"],
  [paths.home({ category: "hiking" }), "3 gems found"],
  ...catalogue.map(({ id, title }) => [paths.gem(id), title] as const),
  [paths.driverCard(7), "Back to Firelight Cormorant Fishing at Oze"],
  [paths.photos(), "Photos"],
  [paths.photos(3), "3 / 60"],
  [paths.gemPhotos(7, 2), "2 / "],
  [paths.map(), "Gems by place"],
  [paths.mapFrom("kyoto"), "Nearest to Kyoto first"],
  [paths.list([4, 9, 2]), "A list of 3 gems"],
  [paths.listBook([4, 9, 2]), "The Stone Road and the Amazake Teahouse"],
  [paths.phrases(), "Phrases"],
];

/** Addresses of which nothing can be kept. */
const notKept = [paths.saved(), paths.profile(), paths.privacy(), "/gem/99", "/nowhere"];

/** The prints are not kept. Where a page is left before the worker has answered for one, Firefox does not name it. */
const ofPictures = [/\/pictures\//, /Failed to load ‘’\. A ServiceWorker intercepted/];

const isCopy = () => document.getElementById("page-data")?.textContent?.includes('"isCopy":true') ?? false;
const textOf = () => document.body.innerText;

export const offlineJourneys: readonly Journey[] = [
  journey(
    "what a phone has kept opens without a connection at every address, and the site's own pages when it is back",
    async ({ page, site }) => {
      await keep(page);
      const connect = site.cut();
      for (const [path, shown] of kept) {
        await page.visit(path);
        await page.read(shown);
        await page.read("Offline copy of ");
        expect(await page.evaluate(textOf), path).not.toMatch(/log in/i);
        await page.address(path);
      }
      for (const path of notKept) {
        await page.visit(path);
        await page.see("heading", "Offline");
      }
      connect();
      await page.visit(paths.gem(4));
      await page.until(isCopy, false);
    },
    { expected: [...ofPictures, /\/(?:site|offline)\.json/] },
  ),
  journey(
    "a copy that is being read becomes the site's own page when the connection is back",
    async ({ page, site }) => {
      await keep(page);
      const connect = site.cut();
      await page.visit(paths.gem(4));
      await page.read("Reviews need a connection");
      connect();
      await page.see("button", "Log in");
      await page.until(() => document.body.innerText.includes("Offline copy of "), false);
    },
    { expected: [...ofPictures, /\/(?:site|offline)\.json/, /\/gem\/4\.json/] },
  ),
];
