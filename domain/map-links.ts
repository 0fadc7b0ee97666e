import type { Position } from "./places.ts";

/** A gem's place on other people's maps. */
export interface MapLinks {
  readonly google: string;
  readonly apple: string;
  readonly openStreetMap: string;
}

/** Where a position is known no better, in metres, a search for the name leads nearer than the point. */
const goodPoint = 200;

/** A map of a wide area for a position that is not well known. */
const zoomFor = (goodTo: number) => (goodTo > goodPoint ? 14 : 16);

/**
 * Addresses of a place on three maps: by its position where that is well known, else by its name, which the two that know
 * Japanese names well look up (Google Maps URLs, `api=1`; Apple Map Links). OpenStreetMap gets the position with a wider view.
 */
export function mapLinks({
  position: { latitude, longitude },
  goodTo,
  name,
}: {
  readonly position: Position;
  /** Metres. */
  readonly goodTo: number;
  /** In Japanese, with its town, so that a search finds it. */
  readonly name: string;
}): MapLinks {
  const point = `${latitude},${longitude}`;
  const isKnown = goodTo <= goodPoint;
  const label = encodeURIComponent(name);
  return {
    google: `https://www.google.com/maps/search/?api=1&query=${isKnown ? encodeURIComponent(point) : label}`,
    apple: isKnown
      ? `https://maps.apple.com/?ll=${point}&q=${label}`
      : `https://maps.apple.com/?q=${label}&sll=${point}`,
    openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoomFor(goodTo)}/${latitude}/${longitude}`,
  };
}
