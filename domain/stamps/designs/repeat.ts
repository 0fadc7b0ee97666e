import type { Piece, Point } from "../carve.ts";

/** Pieces around a middle, from the right on. */
export const around = (
  count: number,
  each: (angle: number, index: number) => Piece | readonly Piece[],
): readonly Piece[] =>
  Array.from({ length: count }, (_, index) => each((index / count) * 2 * Math.PI, index)).flat();

/** A point at a distance and an angle from another. */
export const polar = (x: number, y: number, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

/** Pieces for each of the items. */
export const many = <Item>(
  items: readonly Item[],
  each: (item: Item) => Piece | readonly Piece[],
): readonly Piece[] => items.flatMap(each);
