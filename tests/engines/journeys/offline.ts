import { expect } from "vitest";
import { paths } from "../../../domain/site/paths.ts";
import { journey, type Journey } from "../support/journey.ts";

/**
 * Addresses that open without a connection, by any link and with any query, and what each shows. Chromium's
 * journeys open every gem (tests/journeys/offline-lost.spec.ts).
 */
const kept: readonly (readonly [path: string, shown: string])[] = [
  [paths.home(), "12 gems found"],
  [paths.home({ q: "ramen" }), "1 gem found"],
  [paths.home({ q: "zzz" }), "0 gems found"],
  [paths.home({ category: "hiking" }), "3 gems found"],
  [paths.gem(1), "Otagi Nenbutsu-ji, Temple of 1,200 Faces"],
  [paths.gem(12), "Ichijoji Ramen Street"],
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
const isCopyTold = () => document.body.innerText.includes("Offline copy of ");
const textOf = () => document.body.innerText;

export const offlineJourneys: readonly Journey[] = [
  journey(
    "what a phone has kept opens without a connection, and becomes the site's own page when it is back",
    async ({ page, site }) => {
      await page.visit(paths.offline());
      await page.press("button", "Keep for offline");
      await page.read("Kept on this phone: ");
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
      // The copy that is being read.
      await page.visit(paths.gem(4));
      await page.read("Reviews need a connection");
      connect();
      // The browser tells its pages of a connection; a driver cannot. Without a word a page looks for one itself
      // (tests/journeys/offline-lost.spec.ts).
      await page.evaluate(() => void window.dispatchEvent(new Event("online")));
      await page.see("button", "Log in");
      await page.until(isCopyTold, false);
      // And the next document.
      await page.visit(paths.gem(4));
      await page.until(isCopy, false);
    },
    { expected: [...ofPictures, /\/(?:site|offline)\.json/, /\/gem\/4\.json/] },
  ),
];
