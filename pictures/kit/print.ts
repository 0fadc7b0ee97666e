/** print: simulates woodblock printing. Colour blocks, key block, grain, mist, misregistration, washi paper. */
export { mistBand, seal } from "./print/marks.ts";
export { Print } from "./print/press.ts";
