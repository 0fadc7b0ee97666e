import { expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { distance, gemsByDistance, nearestGems } from "../../../domain/map/distance.ts";
import { aboutKilometres } from "../../../domain/site/messages.ts";
import { places } from "../../../domain/gems/places.ts";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const tokyoStation = at(35.6812, 139.7671);

/** Reference distances: geodesics on WGS84, in kilometres. */
test.each([
  ["a degree of latitude near Kyoto", at(35, 136), at(36, 136), 110.952],
  ["a degree of longitude near Kyoto", at(35, 136), at(35, 137), 91.288],
])("the distance %s is right within 0.4 %", (_, from, to, kilometres) => {
  expect(Math.abs(distance(from, to) - kilometres) / kilometres).toBeLessThan(0.004);
});

test("distances are symmetric, zero from a point to itself, and always a number", () => {
  expect(distance(tokyoStation, tokyoStation)).toBe(0);
  expect(distance(at(0, 0), at(0, 180))).toBeCloseTo(Math.PI * 6371.0088, 3);
  for (const { position: from } of Object.values(places))
    for (const { position: to } of Object.values(places))
      expect(distance(from, to)).toBeCloseTo(distance(to, from), 9);
});

test("all gems are ordered from the nearest to the farthest", () => {
  const found = gemsByDistance(tokyoStation);
  expect(found.length).toBe(catalogue.length);
  expect(found[0]?.gem.id).toBe(2);
  const kilometres = found.map((one) => one.kilometres);
  expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
});

test.each([
  [1, [12, 11]],
  [11, [12, 1]],
  [2, [9, 4]],
])("the gems nearest to gem %i are %j", (id, ids) => {
  expect(nearestGems(id).map(({ gem }) => gem.id)).toEqual(ids);
});

test("every gem has two nearest gems other than itself; an unknown id has none", () => {
  for (const { id } of catalogue) {
    const near = nearestGems(id).map(({ gem }) => gem.id);
    expect(near.length).toBe(2);
    expect(near).not.toContain(id);
  }
  expect(nearestGems(99)).toEqual([]);
});

test.each([
  [0.2, "less than 1 km"],
  [1, "about 1 km"],
  [12.4, "about 12 km"],
  [12.5, "about 13 km"],
])("%d km is shown as %s", (kilometres, words) => {
  expect(aboutKilometres(kilometres)).toBe(words);
});
