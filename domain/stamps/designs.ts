import type { Piece } from "./carve.ts";
import { hakone, hakozushi, hyakkaen, otagi } from "./designs/first-four.ts";
import { naraInk, oze, satta, tozan } from "./designs/middle-four.ts";
import { echizen, ichijoji, manpukuji, mitake } from "./designs/last-four.ts";

/** The design of each gem's seal, by the gem's id. */
export const designs: ReadonlyMap<number, readonly Piece[]> = new Map([
  [1, otagi],
  [2, hyakkaen],
  [3, hakozushi],
  [4, hakone],
  [5, naraInk],
  [6, tozan],
  [7, oze],
  [8, satta],
  [9, mitake],
  [10, echizen],
  [11, manpukuji],
  [12, ichijoji],
]);
