import { describe, expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { csv } from "../../../domain/exports/csv.ts";
import type { ExportedGem } from "../../../domain/exports/exported-gem.ts";
import { geoJson } from "../../../domain/exports/geojson.ts";
import { gpx } from "../../../domain/exports/gpx.ts";
import { kml } from "../../../domain/exports/kml.ts";
import { paths } from "../../../domain/site/paths.ts";
import { readCsv, readPoints, readXml } from "../../support/read-exports.ts";

const gems: readonly ExportedGem[] = catalogue.map(
  ({ id, title, location, categoryTitle, names, place }) => ({
    id,
    title,
    japaneseName: names.kanji[0],
    location,
    category: categoryTitle,
    latitude: place.position.latitude,
    longitude: place.position.longitude,
    goodTo: place.goodTo,
    url: `https://anaba.example${paths.gem(id)}`,
  }),
);

const formats = {
  GPX: (given: readonly ExportedGem[]) => readPoints.gpx(gpx(given)),
  KML: (given: readonly ExportedGem[]) => readPoints.kml(kml(given)),
  GeoJSON: (given: readonly ExportedGem[]) => readPoints.geojson(geoJson(given)),
  CSV: (given: readonly ExportedGem[]) => readPoints.csv(csv(given)),
} as const;

/** Within 1e-5 degrees. */
function expectSamePoints(points: ReturnType<(typeof formats)["GPX"]>): void {
  expect(points).toHaveLength(gems.length);
  for (const [index, { latitude, longitude }] of points.entries()) {
    expect(Math.abs(latitude - (gems[index]?.latitude ?? 0))).toBeLessThan(1e-5);
    expect(Math.abs(longitude - (gems[index]?.longitude ?? 0))).toBeLessThan(1e-5);
  }
}

const hostile = (title: string): ExportedGem => ({
  id: 1,
  title,
  japaneseName: title,
  location: title,
  category: title,
  latitude: 35.0314,
  longitude: 135.6611,
  goodTo: 50,
  url: "https://anaba.example/?a=1&b=<2>",
});

describe.each(Object.entries(formats))("%s", (format, read) => {
  test(`a file in ${format} reads back as the same twelve points within 1e-5 degrees`, () => {
    const points = read(gems);
    expect(points.map(({ title }) => title)).toEqual(gems.map(({ title }) => title));
    expectSamePoints(points);
  });

  test.each([
    "]]>",
    "a & b",
    "<script>alert(1)</script>",
    `"quoted", 'twice'`,
    "&amp;lt;",
    "東京タワー 𠮷 🗿",
    "a --> <!--",
    "${x}",
  ])(`a file in ${format} keeps the title %s unchanged`, (title) => {
    expect(read([hostile(title)])).toMatchObject([{ title, latitude: 35.0314, longitude: 135.6611 }]);
  });

  test(`a file in ${format} of twelve gems with hostile titles has the same twelve points`, () => {
    const titles = ["]]>", "a & b", "\u0000\u001b\ufffe", "=cmd|' /C calc'!A0", "</name>", "a,b\r\nc"];
    const renamed = gems.map((gem, index) => ({ ...gem, title: titles[index % titles.length] ?? "" }));
    expectSamePoints(read(renamed));
  });

  test(`a file in ${format} stays readable with control characters, lone surrogates and noncharacters`, () => {
    const title = "a\u0000b\u000bc\u001b[31m\ufffe\uffff\ud800d";
    const [point] = read([hostile(title)]);
    expect(point?.title).toMatch(/^a.*b.*c.*d$/su);
    if (format === "GPX" || format === "KML") expect(point?.title).toBe("abc[31m\ufffdd");
  });

  test(`a file in ${format} without gems is complete and has no points`, () => {
    expect(read([])).toEqual([]);
  });
});

test("the children of a GPX waypoint are in the order of its schema", () => {
  const order = ["name", "cmt", "desc", "src", "link", "type"];
  for (const waypoint of readXml(gpx(gems)).named("wpt")) expect(waypoint.childNames).toEqual(order);
});

test.each(["=cmd|' /C calc'!A0", "+1", "-1", "@SUM(A1)", "\t=1", "\r\n=1", "  =1", "\u0000=1", "＝1"])(
  "the CSV cell %j is not a formula",
  (title) => {
    const [, row = []] = readCsv(csv([hostile(title)]));
    for (const cell of [row[1], row[2], row[3], row[4]]) expect(cell).toMatch(/^'/);
  },
);

test("a CSV file has a byte order mark and the line ends of RFC 4180", () => {
  const text = csv(gems);
  expect(text.startsWith("\ufeffid,title,")).toBe(true);
  expect(text.split("\r\n").length).toBe(gems.length + 2);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});
