import type { Position } from "../gems/place.ts";

/** A city from which the map shows distances. The position is that of its main station, within a few hundred metres. */
export interface City {
  /** As the address of the map names it. */
  readonly id: string;
  readonly name: string;
  readonly position: Position;
}

/** docs/product.md §11: where travellers start from. */
export const cities: readonly City[] = [
  { id: "tokyo", name: "Tokyo", position: { latitude: 35.681, longitude: 139.767 } },
  { id: "kyoto", name: "Kyoto", position: { latitude: 34.985, longitude: 135.758 } },
  { id: "osaka", name: "Osaka", position: { latitude: 34.702, longitude: 135.496 } },
  { id: "nagoya", name: "Nagoya", position: { latitude: 35.171, longitude: 136.882 } },
  { id: "fukuoka", name: "Fukuoka", position: { latitude: 33.59, longitude: 130.421 } },
  { id: "kanazawa", name: "Kanazawa", position: { latitude: 36.578, longitude: 136.648 } },
];

/** The city with this id, which is the `from` of an address; null when there is none. */
export const cityOf = (id: string | null): City | null => cities.find((city) => city.id === id) ?? null;
