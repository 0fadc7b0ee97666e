/** Sizes: the goals of bench/README.md rows 3 and 4, and what `npm test` holds the built product to until they are reached. */

/** Scripts of a first view with their response headers, in KiB. */
export const scriptsGoal = 110;

/** The home page's document with its response headers, in KB: what fits in one flight of ten packets. */
export const documentGoal = 14;

/** What each visitor page may load in scripts today, in KiB. A feature that a page does not show may not raise it. */
export const scriptLimits: Readonly<Record<string, number>> = {
  "/": 123,
  "/?category=temple": 123,
  "/gem/1": 130,
  "/gem/1/card": 122.5,
  "/photos": 124.5,
  "/photos?photo=2": 124.5,
  "/photos/gem/1": 124.5,
  "/map": 135.5,
  "/list?g=1,2": 139.5,
  "/saved": 122.5,
  "/profile": 124.5,
};

/** What the home page's document may weigh today, in KB. */
export const documentLimit = 27.5;

const kibibyte = 1024;

/** The largest AVIF files of a print, in bytes, by step of width; and its JPEG, in bytes (pictures/README.md). */
export const avifLimits: readonly number[] = [24, 80, 170, 240].map((size) => size * kibibyte);
export const jpegLimit: number = 75 * kibibyte;

/** All files of all prints, in bytes. */
export const printsLimit = 40_000_000;
