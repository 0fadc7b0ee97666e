import serifFile from "./fonts/shippori-mincho-latin-600.woff2?url";
import serifInline from "./fonts/shippori-mincho-latin-600.woff2?inline";
import sansBold from "./fonts/zen-kaku-gothic-latin-700.woff2?url";
import sans from "./fonts/zen-kaku-gothic-latin-500.woff2?url";

export { default as fontFaces } from "./font-faces.css?inline";
export { default as kanjiFaces } from "./kanji-faces.css?inline";

/** The addresses of the text's fonts. The critical path loads them, with their rules. */
export const fonts: readonly string[] = [sans, sansBold];

/** The characters of the headings' font: Latin, and the name of the site (穴場). */
const range = "U+20-22,U+26-29,U+2C-3B,U+3F,U+41-5A,U+61-7A,U+A9,U+B7,U+D7,U+E9,U+2013-2026,U+5834,U+7A74";

/** The font of the headings. Each document contains it, so headings never change their font, and nothing moves. */
export const serif = { data: serifInline.slice(serifInline.indexOf(",") + 1), range } as const;

/** The same as a CSS rule, for pages without JavaScript. */
export const serifFace = `@font-face{font-family:"Shippori Mincho";font-weight:600;font-display:swap;src:url(${serifFile}) format("woff2");unicode-range:${range}}`;
