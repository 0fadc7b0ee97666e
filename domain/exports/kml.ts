import { exported } from "../site/messages.ts";
import { degrees, type ExportedGem } from "./exported-gem.ts";
import { xmlText } from "./xml.ts";

/** KML 2.2 (OGC 07-147r2). Longitude comes first. */
export const kml = (gems: readonly ExportedGem[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>${xmlText(exported.title)}</name>
${gems.map(placemark).join("\n")}
</Document></kml>
`;

const placemark = (gem: ExportedGem): string =>
  `<Placemark id="gem-${gem.id}"><name>${xmlText(gem.title)}</name>` +
  `<description>${xmlText([gem.japaneseName, gem.location, exported.goodTo(gem.goodTo), gem.url].join("\n"))}</description>` +
  `<Point><coordinates>${degrees(gem.longitude)},${degrees(gem.latitude)}</coordinates></Point></Placemark>`;
