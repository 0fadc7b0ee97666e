import { addressOfPage, publicPages } from "../../tests/support/page-addresses.ts";

/**
 * Sizes: the goals of bench/README.md rows 3 and 4, and today's limits, which `npm test` checks until the goals are
 * reached.
 */

/** Scripts of a first view with their response headers, in KiB. React DOM and React Router are 94 of them. */
export const scriptsGoals = { home: 114, heaviest: 125 } as const;

/** The home page's document with its response headers, in KB. The heading's face and the words to search are 13 of them. */
export const documentGoal = 29;

/** Today's limit of a page with little more than what every page has, in KiB. */
const usualScriptLimit = 116.5;

/**
 * Today's limit of each visitor page's scripts, in KiB, with those that it loads when it is idle. A feature that a page
 * does not show may not raise its limit.
 */
export const scriptLimits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(publicPages.map((name) => [addressOfPage(name), usualScriptLimit])),
  "/": 114,
  "/?category=temple": 114,
  "/gem/1": 125,
  "/gem/1/card": 111.5,
  "/mistake?gemId=1": 121,
  "/photos": 112.5,
  "/photos?photo=2": 112.5,
  "/photos/gem/1": 112.5,
  "/map": 122.75,
  "/list?g=1,8,10": 130,
  "/list/book?g=1,8,10": 117,
  "/phrases": 117,
  "/saved": 116.5,
  "/profile": 110,
};

/** Today's limit of the home page's document, in KB. */
export const documentLimit = 29;

const kibibyte = 1024;

/** The largest AVIF files of a print, in bytes, by step of width; and its JPEG, in bytes. The encoder keeps them. */
export const avifLimits: readonly number[] = [24, 80, 170, 240].map((size) => size * kibibyte);
export const jpegLimit: number = 75 * kibibyte;

/** All files of all prints, in bytes. */
export const printsLimit = 40_000_000;
