import { describe, expect, test } from "vitest";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { exportFormats } from "../../domain/travel/export-formats.ts";
import { readPoints } from "../support/read-exports.ts";
import { useWorld } from "../support/world.ts";

const site = useWorld({ settings: { BASE_URL: "https://anaba.example", ALLOW_SIMULATED_EMAIL: "1" } });

const types = {
  gpx: /^application\/gpx\+xml/,
  kml: /^application\/vnd\.google-earth\.kml\+xml/,
  geojson: /^application\/geo\+json/,
  csv: /^text\/csv/,
} as const;

describe.each(exportFormats)("%s", (format) => {
  test.each([
    [`/map.${format}`, catalogue.map(({ id }) => id), `anaba.${format}`],
    [`/list.${format}?g=9,4,4,99`, [9, 4], `anaba-9-4.${format}`],
  ])("the download %s has its gems, at the same points within 1e-5 degrees", async (address, ids, name) => {
    const response = await site.request(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(types[format]);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
    const points = readPoints[format](text);
    expect(points.map(({ title }) => title)).toEqual(ids.map((id) => catalogue[id - 1]?.title));
    expect(points.map(({ link }) => link)).toEqual(ids.map((id) => `https://anaba.example/gem/${id}`));
    for (const [index, id] of ids.entries()) {
      const { latitude = 0, longitude = 0 } = catalogue[id - 1]?.place.position ?? {};
      expect(Math.abs((points[index]?.latitude ?? 0) - latitude)).toBeLessThan(1e-5);
      expect(Math.abs((points[index]?.longitude ?? 0) - longitude)).toBeLessThan(1e-5);
    }
  });

  test(`a file in ${format} may be cached for an hour and is revalidated by its tag`, async () => {
    const first = await site.request(`/map.${format}`);
    expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\da-f]{32}"$/);
    const again = await site.request(`/map.${format}`, { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    const other = await site.request(`/list.${format}?g=1`, { headers: { "If-None-Match": tag } });
    expect(other.status).toBe(200);
  });

  test.each(["", "?g=", "?g=13,0", "?g=%3Cscript%3E"])(
    `a file in ${format} of the list %j is not found`,
    async (query) => {
      const response = await site.request(`/list.${format}${query}`);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-disposition")).toBeNull();
      expect(await response.text()).toBe("Gem not found");
    },
  );
});

test("a signed-in user gets the same file as a visitor", async () => {
  const { browser } = await site.people.signedIn("exporter");
  const own = await browser.get("/map.csv");
  expect(own.headers.get("set-cookie")).toBeNull();
  // The byte order mark is lost on the way of text.
  expect(own.text.replace(/^\ufeff/, "")).toBe(await (await site.request("/map.csv")).text());
});

test.each(["/map.pdf", "/map.GPX", "/map.gpx/", "/list.xml?g=1"])(
  "the address %s is not a file",
  async (address) => {
    expect((await site.request(address)).status).toBe(404);
  },
);
