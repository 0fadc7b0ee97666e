import { expect, test } from "vitest";
import { dataPath, pageAt, pathOfData } from "../../../domain/site/pages.ts";
import { pageNames, paths } from "../../../domain/site/paths.ts";

test.each([
  [paths.home(), { name: "home", id: undefined }],
  [paths.gem(7), { name: "gem", id: "7" }],
  [paths.driverCard(7), { name: "driverCard", id: "7" }],
  [paths.gemPhotos(12), { name: "gemPhotos", id: "12" }],
  [paths.photos(), { name: "photos", id: undefined }],
  ["/gem/%31", { name: "gem", id: "%31" }],
  ["/gem/", null],
  ["/gem/1/", null],
  ["/gem/1/2", null],
  ["/GEM/1", null],
  ["/saved/1", null],
  [paths.saves(), null],
  ["/nowhere", null],
])("at %s is the page %j", (path, page) => {
  expect(pageAt(path)).toEqual(page);
});

test("every page has its own path", () => {
  const addresses = [
    paths.home(),
    paths.saved(),
    paths.stamps(),
    paths.profile(),
    paths.editProfile(),
    paths.accountSettings(),
    paths.gem(1),
    paths.driverCard(1),
    paths.mistake(),
    paths.list(),
    paths.listBook(),
    paths.photos(),
    paths.gemPhotos(1),
    paths.map(),
    paths.phrases(),
    paths.offline(),
    paths.privacy(),
    paths.howReviewsWork(),
    paths.contact(),
    paths.signInDone(),
    paths.resetPassword(),
  ];
  expect(addresses.map((path) => pageAt(path)?.name)).toEqual(pageNames);
});

test.each([
  ["/", "/index.json"],
  ["/gem/1", "/gem/1.json"],
  ["/photos/gem/1", "/photos/gem/1.json"],
  ["/ja", "/ja.json"],
])("the data of %s is at %s", (path, data) => {
  expect(dataPath(path)).toBe(data);
  expect(pathOfData(data)).toBe(path);
});

test.each(["/", "/gem/1", "/gem/1.json/", "/gem/1.JSON", "/x.css"])("%s is the data of nothing", (path) => {
  expect(pathOfData(path)).toBeNull();
});
