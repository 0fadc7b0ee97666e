import serifFile from "./fonts/shippori-mincho-latin-600.woff2?url";
import serifInline from "./fonts/shippori-mincho-latin-600.woff2?inline";
import sansBold from "./fonts/zen-kaku-gothic-latin-700.woff2?url";
import sans from "./fonts/zen-kaku-gothic-latin-500.woff2?url";

export { default as fontFaces } from "./font-faces.css?inline";
export { default as kanjiFaces } from "./kanji-faces.css?inline";

/** Addresses of the fonts of the text. The critical path brings them, with their rules. */
export const fonts: readonly string[] = [sans, sansBold];

/** What the face of the headings has: Latin, and the name of the site (穴場). */
const range = "U+20-22,U+26-29,U+2C-3B,U+3F,U+41-5A,U+61-7A,U+A9,U+B7,U+D7,U+E9,U+2013-2026,U+5834,U+7A74";

/** The face of the headings, which rides in each document: they never stand in another, and nothing jumps. */
export const serif = { data: serifInline.slice(serifInline.indexOf(",") + 1), range } as const;

/** The same as a rule, for where there is no JavaScript. */
export const serifFace = `@font-face{font-family:"Shippori Mincho";font-weight:600;font-display:swap;src:url(${serifFile}) format("woff2");unicode-range:${range}}`;
