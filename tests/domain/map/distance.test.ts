import { expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { distance, gemsByDistance, nearbyGems } from "../../../domain/map/distance.ts";
import { aboutKilometres } from "../../../domain/site/messages.ts";

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
  const positions = catalogue.map(({ place }) => place.position);
  for (const from of positions)
    for (const to of positions) expect(distance(from, to)).toBeCloseTo(distance(to, from), 9);
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
  [2, []],
  [6, []],
])("the gems near gem %i are %j", (id, ids) => {
  const near = catalogue.filter((gem) => gem.id === id).map(nearbyGems);
  expect(near.map((gems) => gems.map(({ gem }) => gem.id))).toEqual([ids]);
});

test("nearby gems are at most two, none is the gem itself, and none is farther than 60 km", () => {
  for (const each of catalogue) {
    const near = nearbyGems(each);
    expect(near.length).toBeLessThanOrEqual(2);
    expect(near.map(({ gem }) => gem.id)).not.toContain(each.id);
    for (const { kilometres } of near) expect(kilometres).toBeLessThanOrEqual(60);
    const within = gemsByDistance(each.place.position).filter(({ kilometres }) => kilometres <= 60);
    expect(near.length).toBe(Math.min(2, within.length - 1));
  }
});

test.each([
  [0.2, "less than 1 km"],
  [1, "about 1 km"],
  [12.4, "about 12 km"],
  [12.5, "about 13 km"],
])("%d km is shown as %s", (kilometres, words) => {
  expect(aboutKilometres(kilometres)).toBe(words);
});
