import { catalogue } from "../gems/catalogue.ts";
import type { Gem } from "../gems/gem.ts";
import type { Position } from "../gems/place.ts";

/** Mean radius of the earth in kilometres (IUGG). */
const earthRadius = 6371.0088;
const radians = Math.PI / 180;

/**
 * The great-circle distance between two points in kilometres (haversine formula). In Japan the error is at most 0.4
 * %.
 */
export function distance(from: Position, to: Position): number {
  const squaredSine = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  const chord =
    squaredSine(to.latitude - from.latitude) +
    Math.cos(from.latitude * radians) *
      Math.cos(to.latitude * radians) *
      squaredSine(to.longitude - from.longitude);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A gem and its distance in kilometres. */
export interface GemAtDistance {
  readonly gem: Gem;
  readonly kilometres: number;
}

/** All gems, the nearest first. */
export const gemsByDistance = (from: Position): readonly GemAtDistance[] =>
  catalogue
    .map((gem) => ({ gem, kilometres: distance(from, gem.place.position) }))
    .toSorted((a, b) => a.kilometres - b.kilometres);

/** The farthest that a nearby gem may be, in kilometres: what a traveller adds to the same day. */
const farthestNearby = 60;

/** The gems nearby, at most two, the nearest first (docs/product.md §11). */
export const nearbyGems = ({ id, place }: Pick<Gem, "id" | "place">): readonly GemAtDistance[] =>
  gemsByDistance(place.position)
    .filter(({ gem, kilometres }) => gem.id !== id && kilometres <= farthestNearby)
    .slice(0, 2);
