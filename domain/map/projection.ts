import type { Position } from "../gems/place.ts";

/** A point on the sheet of the map: the origin is its upper left corner, y grows downwards. */
export interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

/** Width and height of the sheet in its own units: the drawing needs no fractions at this size. */
export const sheet = { width: 8000, height: 10_000 } as const;

/** Kilometres become sheet units by this, along the two standard parallels exactly. */
export const unitsPerKilometre = 4.9;

const radians = Math.PI / 180;
const earthRadius = 6371.0088 * unitsPerKilometre;
/** Where the scale is true; both cross Japan. */
const [south, north] = [33 * radians, 43 * radians] as const;
/** The meridian that runs straight up, and the position of the point of origin on the sheet. */
const origin = { longitude: 137.3 * radians, latitude: 38 * radians, x: 4270, y: 5080 } as const;

const steepness = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2);
const cone = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(steepness(north) / steepness(south));
const toPole = (latitude: number) =>
  (((earthRadius * Math.cos(south)) / cone) * steepness(south) ** cone) / steepness(latitude) ** cone;
const originToPole = toPole(origin.latitude);

/**
 * Projects a position on to the sheet: the conformal conic projection with two standard parallels (Lambert, 1772; Snyder,
 * Map Projections, 1987, p. 107), on a sphere. Shapes stay right everywhere, and all of Japan is within 1 % of the scale.
 */
export function project({ latitude, longitude }: Position): SheetPoint {
  const away = toPole(latitude * radians);
  const angle = cone * (longitude * radians - origin.longitude);
  return { x: origin.x + away * Math.sin(angle), y: origin.y - originToPole + away * Math.cos(angle) };
}
