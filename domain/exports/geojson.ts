import { degrees, type ExportedGem } from "./exported-gem.ts";

/** GeoJSON (RFC 7946). Longitude comes first. */
export const geoJson = (gems: readonly ExportedGem[]): string =>
  `${JSON.stringify({ type: "FeatureCollection", features: gems.map(feature) })}\n`;

const feature = ({ id, latitude, longitude, goodTo, ...properties }: ExportedGem) => ({
  type: "Feature",
  id,
  geometry: { type: "Point", coordinates: [longitude, latitude].map((value) => Number(degrees(value))) },
  properties: { ...properties, positionGoodToMetres: goodTo },
});
