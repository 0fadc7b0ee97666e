/** people: posable figures, modelled as cloth and skin, ray-marched once, then inked with coloured lights. */
export {
  BELT,
  BOTTOM,
  EXTRA,
  EXTRA2,
  type Figure,
  HAIR,
  type Mats,
  type Part,
  POLE,
  SHOE,
  SKIN,
  TOP,
} from "./people/figure.ts";
export { pilgrim } from "./people/pilgrim.ts";
export { placeFig } from "./people/place.ts";
export { figureImage, standCard, standFigure } from "./people/stand.ts";
