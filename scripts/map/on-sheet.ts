import { project } from "../../domain/projection.ts";

/** A place by its latitude and longitude. */
export type Place = readonly [latitude: number, longitude: number];
/** Where a place is drawn: on the sheet, or on an inset. */
export type OnSheet = (latitude: number, longitude: number) => { readonly x: number; readonly y: number };

/** Where a place lies on the sheet, in whole units. */
export const onSheet: OnSheet = (latitude, longitude) => {
  const { x, y } = project({ latitude, longitude });
  return { x: Math.round(x), y: Math.round(y) };
};
