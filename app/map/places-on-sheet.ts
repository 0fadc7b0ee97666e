import type { GemId } from "../../domain/gems/catalogue.ts";
import { cities } from "../../domain/map/cities.ts";
import type { Position } from "../../domain/gems/place.ts";
import { project, type SheetPoint } from "../../domain/map/projection.ts";
import { insets, onInset, type Inset } from "./insets.ts";

/**
 * The distance of a gem's seal from its place, so that neighbouring seals do not cover each other. A seal is 240 units
 * wide.
 */
export const sealOffsets: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [-90, -30],
  2: [60, -60],
  3: [-60, 60],
  5: [120, 40],
  6: [-60, 60],
  7: [60, -60],
  10: [-150, 30],
  11: [110, 40],
  12: [90, -100],
} satisfies Partial<Record<GemId, readonly [x: number, y: number]>>;

/** A city's name. */
export interface Name {
  readonly city: string;
  /** On the sheet, on the sheet while the insets are hidden, or on an inset. */
  readonly on: "sheet" | "sheet without insets" | Inset["id"];
  /** Which part of the text stands at `at`. */
  readonly side: "start" | "middle" | "end";
  /** The offset of the text from `at`. The letters are 104 units high. */
  readonly x: number;
  readonly y: number;
  readonly at: SheetPoint;
}

const positions: ReadonlyMap<string, Position> = new Map([
  ...cities.map(({ name, position }) => [name, position] as const),
  ["Sapporo", { latitude: 43.068, longitude: 141.351 }],
  ["Sendai", { latitude: 38.26, longitude: 140.882 }],
  ["Hiroshima", { latitude: 34.398, longitude: 132.475 }],
  ["Nara", { latitude: 34.681, longitude: 135.82 }],
  ["beside the castle", { latitude: 34.715, longitude: 135.602 }],
]);

/** The default offset of a name from its place. */
const off = { start: [60, 36], middle: [0, -60], end: [-60, 36] } as const;

function nameOn(
  where: Name["on"],
  city: string,
  side: Name["side"],
  [x, y]: readonly [x: number, y: number] = off[side],
  place = city,
): readonly Name[] {
  const position = positions.get(place);
  if (position === undefined) return [];
  const inset = insets.find(({ id }) => id === where);
  return [
    { city, on: where, side, x, y, at: inset === undefined ? project(position) : onInset(inset, position) },
  ];
}

/** The names on the map. */
export const names: readonly Name[] = [
  ...nameOn("sheet", "Sapporo", "end"),
  ...nameOn("sheet", "Sendai", "start"),
  ...nameOn("sheet", "Tokyo", "start"),
  ...nameOn("sheet", "Nagoya", "start", [-20, 190]),
  ...nameOn("sheet", "Kanazawa", "end", [-50, -10]),
  ...nameOn("sheet", "Hiroshima", "middle"),
  ...nameOn("sheet", "Fukuoka", "middle", [0, -100]),
  ...nameOn("sheet without insets", "Kyoto", "end", [-250, 10]),
  ...nameOn("sheet without insets", "Osaka", "end", [-210, 100]),
  ...nameOn("sheet without insets", "Nara", "start", [270, 70]),
  ...nameOn("kyoto", "Kyoto", "end", [-40, 115]),
  ...nameOn("kyoto", "Osaka", "start", [0, 0], "beside the castle"),
  ...nameOn("kyoto", "Nara", "end", [-90, 100]),
  ...nameOn("tokyo", "Tokyo", "end", [-10, 175]),
];

/** The place of the text beside the scale bar. */
export const scalePlace: SheetPoint = { x: 3740, y: 9200 };

/** The frame of Okinawa, which is drawn away from its place. Its name begins below the lower left corner. */
export const okinawaFrame = { x: 190, y: 8560, width: 520, height: 600 } as const;
