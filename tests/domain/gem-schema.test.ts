import { expect, test } from "vitest";
import { catalogue } from "../../domain/catalogue.ts";
import { gemFacts } from "../../domain/facts.ts";
import { gemSchema, type GemSchema } from "../../domain/gem-schema.ts";
import { places } from "../../domain/places.ts";

const told = new Map<number, GemSchema>(
  catalogue.flatMap(({ id }) => {
    const [facts, place] = [gemFacts[id], places[id]];
    return facts === undefined || place === undefined ? [] : [[id, gemSchema(facts, place)] as const];
  }),
);
const idsWith = (name: keyof GemSchema) =>
  [...told].filter(([, schema]) => schema[name] !== undefined).map(([id]) => id);

test("machines are told hours only of whole gems whose hours and closing days two sources agree on", () => {
  expect(idsWith("openingHoursSpecification")).toEqual([2, 11]);
  expect(told.get(2)?.openingHoursSpecification).toEqual({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    opens: "09:00",
    closes: "17:00",
  });
});

test("machines are told positions that are good to 200 m, and no other", () => {
  expect(idsWith("geo")).toEqual([1, 2, 3, 5, 6, 8, 11, 12]);
  expect(told.get(2)?.geo).toEqual({ "@type": "GeoCoordinates", latitude: 35.7241, longitude: 139.8149 });
});

test("machines are told addresses that two sources tell, where the position is well known", () => {
  expect(idsWith("streetAddress")).toEqual([1, 2, 3, 6, 11]);
});
