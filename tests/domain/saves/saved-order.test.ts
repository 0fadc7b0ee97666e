import { expect, test } from "vitest";
import { inSavedOrder, putBefore } from "../../../domain/saves/saved-order.ts";

test.each([
  ["without an order, the newest save comes first", [9, 4, 2], [], [9, 4, 2]],
  ["the order counts", [9, 4, 2], [2, 9, 4], [2, 9, 4]],
  ["what was saved since comes first", [7, 9, 4, 2], [2, 9, 4], [7, 2, 9, 4]],
  ["what is not saved any more does not count", [9, 2], [2, 4, 9], [2, 9]],
] as const)("%s", (_, saved, order, shown) => {
  expect(inSavedOrder(saved, order)).toEqual(shown);
});

test.each([
  ["up by one place", 9, 4, [2, 9, 4]],
  ["to the beginning", 9, 2, [9, 2, 4]],
  ["down, as the next one goes up", 4, 2, [4, 2, 9]],
  ["before itself", 4, 4, [2, 4, 9]],
  ["where it is already", 4, 9, [2, 4, 9]],
  ["before a gem that is not there", 4, 12, [2, 4, 9]],
  ["a gem that is not there", 12, 4, [2, 4, 9]],
] as const)("a gem goes %s", (_, id, before, order) => {
  expect(putBefore([2, 4, 9], id, before)).toEqual(order);
});

test("a repeated move changes nothing more", () => {
  const once = putBefore([2, 4, 9], 9, 2);
  expect(putBefore(once, 9, 2)).toEqual(once);
});
