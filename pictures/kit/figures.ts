/** figures: small costumed people, cut as a few shapes with key lines. */
export { line, type Pen, shape, sprite } from "./figures/pen.ts";
export { kimonoUmbrella } from "./figures/kimono.ts";
export { teaPicker } from "./figures/tea-picker.ts";
