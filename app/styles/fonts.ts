import serif from "./fonts/shippori-mincho-latin-600.woff2?url";
import sansBold from "./fonts/zen-kaku-gothic-latin-700.woff2?url";
import sans from "./fonts/zen-kaku-gothic-latin-500.woff2?url";

export { default as fontFaces } from "./font-faces.css?inline";

/** Addresses of the fonts of the first screen. The critical path brings them, with their rules. */
export const fonts: readonly string[] = [serif, sans, sansBold];
