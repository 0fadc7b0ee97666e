import { expect, test } from "vitest";
import { cities } from "../../../domain/map/cities.ts";
import { distance } from "../../../domain/map/distance.ts";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { project, sheet, unitsPerKilometre } from "../../../domain/map/projection.ts";

const positions = [
  ...cities.map(({ position }) => position),
  ...catalogue.map(({ place }) => place.position),
];

test("the point of origin lies where it is put, and its meridian runs straight up", () => {
  const origin = project({ latitude: 38, longitude: 137.3 });
  expect(origin.x).toBeCloseTo(4270, 6);
  expect(origin.y).toBeCloseTo(5080, 6);
  const north = project({ latitude: 43, longitude: 137.3 });
  expect(north.x).toBeCloseTo(origin.x, 6);
  expect(north.y).toBeLessThan(origin.y);
  expect(project({ latitude: 38, longitude: 140 }).x).toBeGreaterThan(origin.x);
});

test("the scale is true along both standard parallels", () => {
  for (const latitude of [33, 43]) {
    const [a, b] = [137, 137.001].map((longitude) => ({ latitude, longitude }));
    if (a === undefined || b === undefined) throw new Error("two points");
    const [p, q] = [project(a), project(b)];
    expect(Math.hypot(q.x - p.x, q.y - p.y) / distance(a, b)).toBeCloseTo(unitsPerKilometre, 3);
  }
});

test("straight lines between any two places on the sheet are as long as they should be, to one part in a hundred", () => {
  for (const a of positions)
    for (const b of positions) {
      const [p, q] = [project(a), project(b)];
      const drawn = Math.hypot(q.x - p.x, q.y - p.y) / unitsPerKilometre;
      expect(Math.abs(drawn - distance(a, b))).toBeLessThanOrEqual(0.01 * distance(a, b));
    }
});

test("all gems and cities lie on the sheet", () => {
  for (const position of positions) {
    const { x, y } = project(position);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(sheet.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(sheet.height);
  }
});
