import { isGoodPosition, type Position } from "../gems/place.ts";

/** Links to a gem's place on external maps. */
export interface MapLinks {
  readonly google: string;
  readonly apple: string;
  readonly openStreetMap: string;
}

/** A less accurate position gets a map of a wider area. */
const zoomFor = (goodTo: number) => (isGoodPosition(goodTo) ? 16 : 14);

/**
 * The addresses of a place on three maps: by position if it is accurate, otherwise by name, on the two maps that find
 * Japanese names well (Google Maps URLs, `api=1`; Apple Map Links). OpenStreetMap always gets the position, if
 * necessary with a wider view.
 */
export function mapLinks({
  position: { latitude, longitude },
  goodTo,
  name,
}: {
  readonly position: Position;
  /** The accuracy of the position in metres. */
  readonly goodTo: number;
  /** The name in Japanese, with the town, for a search. */
  readonly name: string;
}): MapLinks {
  const point = `${latitude},${longitude}`;
  const isKnown = isGoodPosition(goodTo);
  const label = encodeURIComponent(name);
  return {
    google: `https://www.google.com/maps/search/?api=1&query=${isKnown ? encodeURIComponent(point) : label}`,
    apple: isKnown
      ? `https://maps.apple.com/?ll=${point}&q=${label}`
      : `https://maps.apple.com/?q=${label}&sll=${point}`,
    openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoomFor(goodTo)}/${latitude}/${longitude}`,
  };
}
