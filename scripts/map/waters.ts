import type { Inset } from "../../app/map/insets.ts";
import type { OnSheet, Place } from "./on-sheet.ts";

/** The shore of Lake Biwa, drawn by hand. */
export const lake: readonly Place[] = [
  [35.5, 136.06],
  [35.53, 136.14],
  [35.44, 136.2],
  [35.36, 136.28],
  [35.29, 136.25],
  [35.21, 136.13],
  [35.12, 136.02],
  [35.05, 135.95],
  [34.985, 135.91],
  [34.985, 135.89],
  [35.03, 135.87],
  [35.11, 135.91],
  [35.2, 135.92],
  [35.25, 136.0],
  [35.33, 136.03],
  [35.41, 136.05],
];

/** A closed line with rounded corners, through the middle of each side. */
export function smooth(places: readonly Place[], on: OnSheet): string {
  const points = places.map(([latitude, longitude]) => on(latitude, longitude));
  const middles = points.map(({ x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    return `${Math.round((x + next.x) / 2)} ${Math.round((y + next.y) / 2)}`;
  });
  return `M${middles.at(-1) ?? ""}${points.map(({ x, y }, index) => `Q${x} ${y} ${middles[index] ?? ""}`).join("")}z`;
}

/** Rivers of the insets, from the source to the mouth. */
export const rivers: Readonly<Record<Inset["id"], readonly (readonly Place[])[]>> = {
  kyoto: [
    [
      [34.99, 135.905],
      [34.93, 135.91],
      [34.885, 135.81],
      [34.9, 135.72],
      [34.84, 135.65],
      [34.74, 135.53],
      [34.685, 135.42],
    ],
    [
      [35.05, 135.55],
      [35.015, 135.67],
      [34.94, 135.71],
      [34.89, 135.71],
    ],
    [
      [35.13, 135.75],
      [35.03, 135.77],
      [34.96, 135.755],
      [34.93, 135.72],
    ],
    [
      [34.63, 136.0],
      [34.74, 135.93],
      [34.77, 135.82],
      [34.885, 135.73],
    ],
  ],
  tokyo: [
    [
      [35.83, 138.95],
      [35.79, 139.25],
      [35.66, 139.45],
      [35.53, 139.76],
    ],
    [
      [36.0, 139.55],
      [35.8, 139.7],
      [35.63, 139.78],
    ],
    [
      [35.7, 138.5],
      [35.4, 138.45],
      [35.12, 138.63],
    ],
    [
      [35.5, 138.9],
      [35.55, 139.25],
      [35.32, 139.36],
    ],
  ],
};

/** An open line with rounded bends. */
export function winding(places: readonly Place[], on: OnSheet): string {
  const points = places.map(([latitude, longitude]) => on(latitude, longitude));
  const [first, ...rest] = points;
  if (first === undefined) return "";
  const bends = rest.slice(0, -1).map(({ x, y }, index) => {
    const next = rest[index + 1] ?? { x, y };
    const isLast = index === rest.length - 2;
    return isLast
      ? `Q${x} ${y} ${next.x} ${next.y}`
      : `Q${x} ${y} ${Math.round((x + next.x) / 2)} ${Math.round((y + next.y) / 2)}`;
  });
  return `M${first.x} ${first.y}${bends.join("")}`;
}
