import serifFile from "./fonts/shippori-mincho-latin-600.woff2?url";
import serifInline from "./fonts/shippori-mincho-latin-600.woff2?inline";
import sansBold from "./fonts/zen-kaku-gothic-latin-700.woff2?url";
import sansMedium from "./fonts/zen-kaku-gothic-latin-500.woff2?url";

export { default as kanjiFaces } from "./kanji-faces.css?inline";

/** The fonts of the text. The critical path loads them. The medium weight is the site's regular one. */
export const sans = {
  files: [
    { address: sansMedium, weight: "400" },
    { address: sansBold, weight: "700" },
  ],
  range: "U+20-7E,U+A0-17F,U+2013-2026",
} as const;

/** The characters of the headings' font: Latin, and the name of the site (穴場). */
const range =
  "U+20-22,U+26-29,U+2C-3B,U+3F,U+41-5A,U+61-7A,U+A0,U+A9,U+B7,U+D7,U+E9,U+2013-2026,U+5834,U+7A74";

/** The font of the headings. Each document contains it, so headings never change their font, and nothing moves. */
export const serif = { data: serifInline.slice(serifInline.indexOf(",") + 1), range } as const;

const faceRule = (family: string, weight: string, file: string, characters: string) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${file}) format("woff2");unicode-range:${characters}}`;

/** The same as a CSS rule, for pages without JavaScript. */
export const serifFace = faceRule("Shippori Mincho", "600", serifFile, range);

/** The fonts of the text as CSS rules, for pages without JavaScript. */
export const sansFaces = sans.files
  .map(({ address, weight }) => faceRule("Zen Kaku Gothic", weight, address, sans.range))
  .join("");
