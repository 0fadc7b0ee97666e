import { project } from "../../domain/map/projection.ts";

/** A latitude and a longitude. */
export type Place = readonly [latitude: number, longitude: number];
/** Converts a position to a point on the map, or on an inset. */
export type OnSheet = (latitude: number, longitude: number) => { readonly x: number; readonly y: number };

/** Converts a position to a point on the map, in whole units. */
export const onSheet: OnSheet = (latitude, longitude) => {
  const { x, y } = project({ latitude, longitude });
  return { x: Math.round(x), y: Math.round(y) };
};
