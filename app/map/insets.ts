import { project, type SheetPoint } from "../../domain/projection.ts";
import type { Position } from "../../domain/places.ts";

/** An inset map, drawn as a round fan in the sea, that shows a crowded region larger. */
export interface Inset {
  readonly id: "kyoto" | "tokyo";
  /** The gems that stand on it while the whole map is shown. */
  readonly gems: readonly number[];
  /** What lies in its middle, on the sheet. */
  readonly shows: SheetPoint;
  /** Where it lies on the sheet. */
  readonly at: SheetPoint;
  readonly radius: number;
  /** How much larger it shows. */
  readonly times: number;
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
    { at: { x: 2330, y: 3500 }, radius: 1580, times: 9.8 },
  ),
  inset(
    "tokyo",
    [2, 4, 8, 9],
    { latitude: 35.43, longitude: 139.18 },
    { at: { x: 6310, y: 8280 }, radius: 1400, times: 3.3 },
  ),
];

/** Where a position lies on an inset. */
export function onInset({ shows, at, times }: Inset, position: Position): SheetPoint {
  const { x, y } = project(position);
  return { x: at.x + (x - shows.x) * times, y: at.y + (y - shows.y) * times };
}
