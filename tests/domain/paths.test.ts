import { expect, test } from "vitest";
import { paths, writePaths } from "../../domain/paths.ts";

test("paths writes every address of the site", () => {
  const addresses = {
    root: paths.root(),
    home: paths.home(),
    homeSearch: paths.home({ q: "moss & stone", category: "Nature & Gardens" }),
    homeFilter: paths.home({ q: "", category: "temple" }),
    homeReset: paths.home({ q: "", category: null }),
    saved: paths.saved(),
    profile: paths.profile(),
    editProfile: paths.editProfile(),
    editProfileFromGoogle: paths.editProfile("google"),
    accountSettings: paths.accountSettings(),
    ownData: paths.ownData(),
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
    root: "/",
    home: "/",
    homeSearch: "/?q=moss%20%26%20stone&category=Nature%20%26%20Gardens",
    homeFilter: "/?category=temple",
    homeReset: "/",
    saved: "/saved",
    profile: "/profile",
    editProfile: "/profile/edit",
    editProfileFromGoogle: "/profile/edit?from=google",
    accountSettings: "/account-settings",
    ownData: "/account-settings/data.json",
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

test("the addresses of all pages and forms have the prefix, and no others", () => {
  const under = writePaths("/ja");
  expect([under.home(), under.home({ q: "moss" }), under.gem(7), under.reviews(7), under.map(4)]).toEqual([
    "/ja",
    "/ja?q=moss",
    "/ja/gem/7",
    "/ja/gem/7#reviews",
    "/ja/map#gem-4",
  ]);
  const written = (addresses: typeof paths) => ({
    root: addresses.root(),
    home: addresses.home(),
    saved: addresses.saved(),
    profile: addresses.profile(),
    editProfile: addresses.editProfile(),
    accountSettings: addresses.accountSettings(),
    ownData: addresses.ownData(),
    gem: addresses.gem(7),
    driverCard: addresses.driverCard(7),
    list: addresses.list([4]),
    listMap: addresses.listMap([4]),
    map: addresses.map(),
    mapFrom: addresses.mapFrom("kyoto"),
    mapExport: addresses.mapExport("gpx"),
    listExport: addresses.listExport("gpx", [4]),
    reviews: addresses.reviews(7),
    photos: addresses.photos(3),
    gemPhotos: addresses.gemPhotos(7, 3),
    saves: addresses.saves(),
    ownReviews: addresses.ownReviews(),
    signIn: addresses.signIn(),
    signOut: addresses.signOut(),
    signup: addresses.signup(),
    forgotPassword: addresses.forgotPassword(),
    resetPassword: addresses.resetPassword(),
    googleSignIn: addresses.googleSignIn(),
    googleCallback: addresses.googleCallback(),
    signInDone: addresses.signInDone(),
    developmentProvider: addresses.developmentProvider(),
    profileImage: addresses.profileImage("profile-images/a/b.webp"),
    sitemap: addresses.sitemap(),
    robots: addresses.robots(),
    webManifest: addresses.webManifest(),
    icon: addresses.icon("favicon.svg"),
    health: addresses.health(),
    readiness: addresses.readiness(),
  });
  expect(Object.keys(written(under))).toEqual(Object.keys(under));
  const same = Object.entries(written(under)).filter(
    ([name, address]) => address === Object.entries(written(paths)).find(([other]) => other === name)?.[1],
  );
  expect(same.map(([name]) => name)).toEqual([
    "root",
    "mapExport",
    "listExport",
    "googleCallback",
    "developmentProvider",
    "profileImage",
    "sitemap",
    "robots",
    "webManifest",
    "icon",
    "health",
    "readiness",
  ]);
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
