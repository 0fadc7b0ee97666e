import { cities } from "./cities.ts";
import { distance } from "./distance.ts";
import type { Position } from "../gems/place.ts";

/** A position further than this from every city of the list, in kilometres, is outside Japan. */
const farthestInJapan = 1500;

/** Places with their straight-line distance in kilometres, nearest first. */
export const sortByDistance = <Place extends { readonly position: Position }>(
  places: readonly Place[],
  from: Position,
): readonly { readonly place: Place; readonly kilometres: number }[] =>
  places
    .map((place) => ({ place, kilometres: distance(from, place.position) }))
    .toSorted((a, b) => a.kilometres - b.kilometres);

/** The distance of a position outside Japan to the nearest city of the list, in kilometres; null within Japan. */
export function kilometresOutsideJapan(position: Position): number | null {
  const nearest = Math.min(...cities.map((city) => distance(position, city.position)));
  return nearest > farthestInJapan ? nearest : null;
}
