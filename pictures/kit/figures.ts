/** figures: small costumed people, cut as a few shapes with key lines. */
export { line, type Pen, shape, sprite } from "./figures/pen.ts";
export { cook } from "./figures/cook.ts";
export { diner } from "./figures/diner.ts";
export { kimonoUmbrella } from "./figures/kimono.ts";
export { teaPicker } from "./figures/tea-picker.ts";
export { travellerBack } from "./figures/traveller.ts";
export { bigUmbrella } from "./figures/umbrella.ts";
