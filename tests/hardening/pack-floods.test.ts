import { expect, test } from "vitest";
import { failuresOf, floodPack } from "./pack-floods.ts";

test("while the pack is made for many who ask at once, the server answers others (docs/security.md row 39)", async () => {
  const { first, later, checks } = await floodPack(40, 40);
  expect(first).toHaveLength(40);
  expect(failuresOf(first)).toEqual([]);
  expect(later).toHaveLength(80);
  expect(failuresOf(later)).toEqual([]);
  expect(checks.length).toBeGreaterThan(0);
  expect(checks).not.toContain(null);
});
