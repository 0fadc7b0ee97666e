import { expect, test } from "vitest";
import { paths } from "../../domain/paths.ts";

test("paths writes every address of the site", () => {
  const addresses = {
    home: paths.home(),
    homeSearch: paths.home({ q: "moss & stone", category: "Nature & Gardens" }),
    homeFilter: paths.home({ q: "", category: "temple" }),
    homeReset: paths.home({ q: "", category: null }),
    saved: paths.saved(),
    profile: paths.profile(),
    editProfile: paths.editProfile(),
    editProfileFromGoogle: paths.editProfile("google"),
    accountSettings: paths.accountSettings(),
    gem: paths.gem(7),
    reviews: paths.reviews(7),
    olderReviews: paths.reviews(7, "1700000000000.abc"),
    photos: paths.photos(),
    photo: paths.photos(3),
    gemPhotos: paths.gemPhotos(7),
    gemPhoto: paths.gemPhotos(7, 3),
    driverCard: paths.driverCard(7),
    list: paths.list([4, 9, 2]),
    listMap: paths.listMap([4, 9]),
    emptyList: paths.list(),
    map: paths.map(),
    mapOfGem: paths.map(4),
    mapFromCity: paths.mapFrom("kyoto"),
    mapExport: paths.mapExport("geojson"),
    listExport: paths.listExport("gpx", [4, 9]),
    sitemap: paths.sitemap(),
    robots: paths.robots(),
    webManifest: paths.webManifest(),
    icon: paths.icon("favicon.svg"),
    health: paths.health(),
    readiness: paths.readiness(),
  };
  expect(addresses).toEqual({
    home: "/",
    homeSearch: "/?q=moss%20%26%20stone&category=Nature%20%26%20Gardens",
    homeFilter: "/?category=temple",
    homeReset: "/",
    saved: "/saved",
    profile: "/profile",
    editProfile: "/profile/edit",
    editProfileFromGoogle: "/profile/edit?from=google",
    accountSettings: "/account-settings",
    gem: "/gem/7",
    reviews: "/gem/7#reviews",
    olderReviews: "/gem/7?before=1700000000000.abc#reviews",
    photos: "/photos",
    photo: "/photos?photo=3",
    gemPhotos: "/photos/gem/7",
    gemPhoto: "/photos/gem/7?photo=3",
    driverCard: "/gem/7/card",
    list: "/list?g=4,9,2",
    listMap: "/list?g=4,9#map",
    emptyList: "/list",
    map: "/map",
    mapOfGem: "/map#gem-4",
    mapFromCity: "/map?from=kyoto",
    mapExport: "/map.geojson",
    listExport: "/list.gpx?g=4,9",
    sitemap: "/sitemap.xml",
    robots: "/robots.txt",
    webManifest: "/site.webmanifest",
    icon: "/icons/favicon.svg",
    health: "/healthz",
    readiness: "/readyz",
  });
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
