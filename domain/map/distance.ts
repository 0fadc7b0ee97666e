import { catalogue } from "../gems/catalogue.ts";
import type { Gem } from "../gems/gem.ts";
import { places, type Position } from "../gems/places.ts";

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

/** All gems with a known position, the nearest first. */
export const gemsByDistance = (from: Position): readonly GemAtDistance[] =>
  catalogue
    .flatMap((gem) => {
      const position = places[gem.id]?.position;
      return position === undefined ? [] : [{ gem, kilometres: distance(from, position) }];
    })
    .toSorted((a, b) => a.kilometres - b.kilometres);

/** The two gems nearest to a gem (docs/product.md §11); empty for an unknown id. */
export function nearestGems(id: number): readonly GemAtDistance[] {
  const position = places[id]?.position;
  return position === undefined
    ? []
    : gemsByDistance(position)
        .filter(({ gem }) => gem.id !== id)
        .slice(0, 2);
}
