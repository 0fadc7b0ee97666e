/** print: the woodblock press. Colour blocks, key block, grain, mist, drift of registration, washi. */
export { mistBand, seal } from "./print/marks.ts";
export { Print } from "./print/press.ts";
