/** print: the woodblock press. Colour blocks, key block, grain, mist, drift of registration, washi. */
export { blockify } from "./print/blocks.ts";
export { fibres, grainField } from "./print/grain.ts";
export { kuwahara } from "./print/kuwahara.ts";
export { mistBand, seal } from "./print/marks.ts";
export type { FinishOpt } from "./print/paper.ts";
export { type BlockOpt, Print } from "./print/press.ts";
export { warp } from "./print/warp.ts";
