import { expect, test } from "vitest";
import { cities, cityOf } from "../../../domain/map/cities.ts";
import { sortByDistance, kilometresOutsideJapan } from "../../../domain/map/nearby.ts";

const at = (name: string) => {
  const city = cities.find((one) => one.name === name);
  if (city === undefined) throw new Error(`no city ${name}`);
  return city;
};

test("places are put in the order of their distance", () => {
  const sorted = sortByDistance(cities, at("Osaka").position);
  expect(sorted.map(({ place }) => place.name)).toEqual([
    "Osaka",
    "Kyoto",
    "Nagoya",
    "Kanazawa",
    "Tokyo",
    "Fukuoka",
  ]);
  expect(sorted[0]?.kilometres).toBe(0);
  expect(Math.round(sorted[1]?.kilometres ?? 0)).toBe(40);
});

test("the map's address accepts the six cities from which travellers start, and nothing else", () => {
  expect(cities.map(({ name }) => name)).toEqual([
    "Tokyo",
    "Kyoto",
    "Osaka",
    "Nagoya",
    "Fukuoka",
    "Kanazawa",
  ]);
  for (const city of cities) expect(cityOf(city.id)).toBe(city);
  for (const other of [null, "", "Kyoto", "paris", "__proto__"]) expect(cityOf(other)).toBeNull();
});

test.each([
  ["Wakkanai", 45.42, 141.67],
  ["Naha", 26.21, 127.68],
  ["Ishigaki", 24.34, 124.16],
  ["Ogasawara", 27.09, 142.19],
])("%s is in Japan", (_, latitude, longitude) => {
  expect(kilometresOutsideJapan({ latitude, longitude })).toBeNull();
});

test.each([
  ["Paris", 48.86, 2.35, 9250],
  ["Hong Kong", 22.32, 114.17, 2000],
  ["New York", 40.71, -74.01, 10_800],
])("%s is not", (_, latitude, longitude, about) => {
  const kilometres = kilometresOutsideJapan({ latitude, longitude }) ?? 0;
  expect(Math.abs(kilometres - about)).toBeLessThan(about * 0.05);
});
