import type { Source, Sources } from "./evidence.ts";

/** WGS84, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** When a position is less accurate than this, in metres, a search for the name finds the place better. */
const goodPoint = 200;

/** Whether a position, accurate to `goodTo` metres, is good enough for a pin on a map. */
export const isGoodPosition = (goodTo: number): boolean => goodTo <= goodPoint;

/** Where a gem is. It was not measured on site: `goodTo` tells how accurate the position is. */
export interface Place {
  readonly position: Position;
  /** The accuracy in metres: the real place is within this distance of the position. */
  readonly goodTo: number;
  /** What is at the position, without a full stop. */
  readonly point: string;
  /** How to find the place from there, as a sentence without a full stop. */
  readonly advice?: string;
  readonly sources: Sources;
  /** For a driver, in Japanese: the address if a source has one, else a town; and a landmark to ask for. */
  readonly directions: {
    /** Where to be driven, when the gem itself is named after something else: a dish, a craft, a road, a ravine. */
    readonly destination?: Destination;
    readonly address: string | null;
    readonly town: string;
    readonly landmark: string | null;
    /** Whether visitors leave at night, when there is hardly a bus. */
    readonly needsTaxiBack?: true;
    readonly sources: readonly Source[];
  };
}

/** A shop, a workshop or a station, with its reading in kana and in Latin letters. */
interface Destination {
  readonly name: string;
  readonly kana: string;
  readonly romaji: string;
  /** Whether only the last part of the way begins there: other maps are then asked for the gem itself. */
  readonly isOnTheWay?: true;
}
