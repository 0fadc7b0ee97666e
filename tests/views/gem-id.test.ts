import { expect, test } from "vitest";
import { gemIdIn } from "../../server/views/gem-id.ts";
import { writePaths } from "../../domain/site/paths.ts";

const paths = writePaths("");

/** The arguments that React Router passes for a path that matches the route `gem/:id`. */
const argsAt = (pathname: string) => {
  const [, id = ""] = /^\/gem\/([^/]+)\/?$/i.exec(pathname) ?? [];
  return { id: decodeURIComponent(id), url: { pathname } };
};

test.each([1, 12, 13, 0])("the address of the gem %d names its id", (id) => {
  expect(gemIdIn(argsAt(paths.gem(id)), paths.gem)).toBe(id);
});

test.each([
  "/gem/%31",
  "/gem/01",
  "/gem/1.0",
  "/gem/1e0",
  "/gem/+1",
  "/gem/%201",
  "/gem/1/",
  "/GEM/1",
  "/gem/0x1",
  "/gem/9007199254740993",
  "/gem/1;2",
  "/gem/abc",
  "/gem/１",
])("the address %s names no gem", (address) => {
  expect(gemIdIn(argsAt(address), paths.gem)).toBeNull();
});

test("an address under a prefix names its id where the pages have that prefix, and nowhere else", () => {
  const under = { id: "7", url: { pathname: "/ja/gem/7" } };
  expect(gemIdIn(under, writePaths("/ja").gem)).toBe(7);
  expect(gemIdIn(under, paths.gem)).toBeNull();
});
