import { project, type SheetPoint } from "../../domain/map/projection.ts";
import type { Position } from "../../domain/gems/place.ts";

/** An inset map, drawn as a round fan in the sea, that shows a crowded region larger. */
export interface Inset {
  readonly id: "kyoto" | "tokyo";
  /** The gems shown on it. */
  readonly gems: readonly number[];
  /** The point of the sheet that it shows in its centre. */
  readonly shows: SheetPoint;
  /** Its own centre on the sheet. */
  readonly at: SheetPoint;
  readonly radius: number;
  /** Its scale, as a multiple of the sheet's. */
  readonly magnification: number;
}

const inset = (
  id: Inset["id"],
  gems: readonly number[],
  middle: Position,
  rest: Omit<Inset, "id" | "gems" | "shows">,
): Inset => ({
  id,
  gems,
  shows: project(middle),
  ...rest,
});

/** The insets of the sheet, one in the Sea of Japan and one in the Pacific. */
export const insets: readonly Inset[] = [
  inset(
    "kyoto",
    [1, 3, 5, 11, 12],
    { latitude: 34.87, longitude: 135.67 },
    { at: { x: 2330, y: 3500 }, radius: 1580, magnification: 9.8 },
  ),
  inset(
    "tokyo",
    [2, 4, 8, 9],
    { latitude: 35.43, longitude: 139.18 },
    { at: { x: 6310, y: 8280 }, radius: 1400, magnification: 3.3 },
  ),
];

/** The point of a position on an inset. */
export function onInset({ shows, at, magnification }: Inset, position: Position): SheetPoint {
  const { x, y } = project(position);
  return { x: at.x + (x - shows.x) * magnification, y: at.y + (y - shows.y) * magnification };
}
