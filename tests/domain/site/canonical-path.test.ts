import { expect, test } from "vitest";
import { canonicalPath } from "../../../domain/site/canonical-path.ts";
import { pagePaths } from "../../../domain/site/page-paths.ts";
import { pageNames, paths } from "../../../domain/site/paths.ts";

test.each([
  ["/saved/", "/saved"],
  ["/Saved", "/saved"],
  ["/GEM/1", "/gem/1"],
  ["/Map/", "/map"],
  ["/gem/12/", "/gem/12"],
  ["/gem/7/Card/", "/gem/7/card"],
  ["/List/", "/list"],
  ["/photos//", "/photos"],
  ["/Photos/Gem/3/", "/photos/gem/3"],
  ["/PROFILE/EDIT", "/profile/edit"],
  ["/account-settings/", "/account-settings"],
])("the path %s has the canonical path %s", (path, page) => {
  expect(canonicalPath(path)).toBe(page);
});

const elsewhere = pagePaths(pageNames).filter((path) => path !== paths.home());
test.each(elsewhere)("the path %s is canonical, with a slash or in capitals it is not", (path) => {
  expect(canonicalPath(path)).toBeNull();
  expect(canonicalPath(`${path}/`)).toBe(path);
  expect(canonicalPath(path.toUpperCase())).toBe(path);
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
