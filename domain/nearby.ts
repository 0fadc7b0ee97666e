import { cities } from "./cities.ts";
import { distance } from "./distance.ts";
import type { Position } from "./places.ts";

/** Whoever is further than this from every city of the list, in kilometres, is not in Japan: its islands reach no further. */
const farthestInJapan = 1500;

/** Places with the straight line to each, in kilometres, the nearest first. */
export const byDistance = <Place extends { readonly position: Position }>(
  places: readonly Place[],
  from: Position,
): readonly { readonly place: Place; readonly kilometres: number }[] =>
  places
    .map((place) => ({ place, kilometres: distance(from, place.position) }))
    .toSorted((a, b) => a.kilometres - b.kilometres);

/** How far the nearest city of the list is, in kilometres, where that is too far to be in Japan; else null. */
export function farFromJapan(position: Position): number | null {
  const nearest = Math.min(...cities.map((city) => distance(position, city.position)));
  return nearest > farthestInJapan ? nearest : null;
}
