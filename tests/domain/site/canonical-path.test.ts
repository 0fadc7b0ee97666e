import { expect, test } from "vitest";
import { canonicalPath } from "../../../domain/site/canonical-path.ts";

test.each([
  ["/saved/", "/saved"],
  ["/Saved", "/saved"],
  ["/GEM/1", "/gem/1"],
  ["/Map/", "/map"],
  ["/gem/12/", "/gem/12"],
  ["/photos//", "/photos"],
  ["/Photos/Gem/3/", "/photos/gem/3"],
  ["/PROFILE/EDIT", "/profile/edit"],
  ["/account-settings/", "/account-settings"],
])("the path %s has the canonical path %s", (path, page) => {
  expect(canonicalPath(path)).toBe(page);
});

test.each(["/", "/saved", "/gem/1", "/photos/gem/12"])("the path %s is canonical", (path) => {
  expect(canonicalPath(path)).toBeNull();
});

test.each([
  "//",
  "//example.com/",
  "//saved",
  "/\\saved",
  "/gem/13/",
  "/gem/01",
  "/gem/1/x",
  "/nowhere/",
  "/ſaved",
  `/saved${"/".repeat(80)}`,
  "",
])("the path %s has no canonical path", (path) => {
  expect(canonicalPath(path)).toBeNull();
});
