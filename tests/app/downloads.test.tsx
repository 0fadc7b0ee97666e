import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { Downloads } from "../../app/travel/downloads.tsx";
import { paths } from "../../domain/site/paths.ts";

test("the downloads are a group of four plain links, one for each format", () => {
  const Page = createRoutesStub([{ path: "/", Component: () => <Downloads address={paths.mapExport} /> }]);
  const html = renderToStaticMarkup(<Page />);
  expect(html).toMatch(/^<div role="group" aria-label="Download"/);
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)" download="">([^<]*)<\/a>/g)];
  expect(links.map(([, address, name]) => [name, address])).toEqual([
    ["GPX", "/map.gpx"],
    ["KML", "/map.kml"],
    ["GeoJSON", "/map.geojson"],
    ["CSV", "/map.csv"],
  ]);
});
