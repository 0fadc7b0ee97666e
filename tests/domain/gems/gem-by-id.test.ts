import { expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { gemById } from "../../../domain/gems/gem-by-id.ts";

test("a gem is found by its id, as a number or as the text of a form", () => {
  const [, second] = catalogue;
  expect([gemById(2), gemById("2")]).toEqual([second, second]);
});

test.each([null, 0, 13, Number.NaN, "", "02", " 2", "2.0", "null"])("%j is not the id of a gem", (id) => {
  expect(gemById(id)).toBeNull();
});
