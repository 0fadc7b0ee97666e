import { expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { gemSchema, type GemSchema } from "../../../domain/travel/gem-schema.ts";

const schemas = new Map<number, GemSchema>(
  catalogue.map(({ id, facts, place }) => [id, gemSchema(facts, place)]),
);
const idsWith = (name: keyof GemSchema) =>
  [...schemas].filter(([, schema]) => schema[name] !== undefined).map(([id]) => id);

test("schema.org markup has hours only for whole gems with two sources for hours and closing days", () => {
  expect(idsWith("openingHoursSpecification")).toEqual([2, 11]);
  expect(schemas.get(2)?.openingHoursSpecification).toEqual({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    opens: "09:00",
    closes: "17:00",
  });
});

test("schema.org markup has only positions that are accurate to 200 m", () => {
  expect(idsWith("geo")).toEqual([1, 2, 3, 5, 6, 8, 11, 12]);
  expect(schemas.get(2)?.geo).toEqual({ "@type": "GeoCoordinates", latitude: 35.7241, longitude: 139.8149 });
});

test("schema.org markup has only addresses with two sources and an accurate position", () => {
  expect(idsWith("streetAddress")).toEqual([1, 2, 3, 6, 11]);
});
