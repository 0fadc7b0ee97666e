import { expect, test } from "vitest";
import { paths, writePaths } from "../../../domain/site/paths.ts";

test("an address has only the parts that are chosen, and its fragment last", () => {
  expect(paths.home({ q: "moss & stone", category: "Nature & Gardens" })).toBe(
    "/?q=moss%20%26%20stone&category=Nature%20%26%20Gardens",
  );
  expect(paths.home({ q: "", category: "temple" })).toBe("/?category=temple");
  expect(paths.home({ q: "", category: null })).toBe("/");
  expect(paths.reviews(7, "1700000000000.abc")).toBe("/gem/7?before=1700000000000.abc#reviews");
  expect([paths.list(), paths.list([4, 9, 2]), paths.listMap([4, 9])]).toEqual([
    "/list",
    "/list?g=4,9,2",
    "/list?g=4,9#map",
  ]);
});

test("pages and forms have the prefix of the language; files, checks and what other systems call have none", () => {
  const under = writePaths("/ja");
  expect([under.home(), under.home({ q: "moss" }), under.reviews(7), under.map(4), under.signIn()]).toEqual([
    "/ja",
    "/ja?q=moss",
    "/ja/gem/7#reviews",
    "/ja/map#gem-4",
    `/ja${paths.signIn()}`,
  ]);
  const shared = ["sitemap", "robots", "webManifest", "health", "readiness", "googleCallback"] as const;
  expect(shared.map((name) => under[name]())).toEqual(shared.map((name) => paths[name]()));
  expect(under.mapExport("gpx")).toBe(paths.mapExport("gpx"));
  expect(under.profileImage("profile-images/a/b.webp")).toBe(paths.profileImage("profile-images/a/b.webp"));
});

test("a lone surrogate in a search becomes the replacement character", () => {
  expect(paths.home({ q: "a\uD800b" })).toBe("/?q=a%EF%BF%BDb");
  expect(paths.home({ category: "\uDFFF" })).toBe("/?category=%EF%BF%BD");
});

test.each(["&q=x", "#top", "a+b", "100%", "愛宕", "\u0000", "a\nb"])(
  "the search %j survives encoding and decoding",
  (q) => {
    expect(new URL(paths.home({ q }), "http://localhost").searchParams.get("q")).toBe(q);
  },
);
