import { exported, site } from "../site/messages.ts";
import { degrees, type ExportedGem } from "./exported-gem.ts";
import { xmlText } from "./xml.ts";

/** GPX 1.1 (topografix.com/GPX/1/1). The schema fixes the order of a waypoint's children. */
export const gpx = (gems: readonly ExportedGem[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="${xmlText(site.name)}" xmlns="http://www.topografix.com/GPX/1/1">
<metadata><name>${xmlText(exported.title)}</name></metadata>
${gems.map(waypoint).join("\n")}
</gpx>
`;

const waypoint = (gem: ExportedGem): string =>
  `<wpt lat="${degrees(gem.latitude)}" lon="${degrees(gem.longitude)}">` +
  `<name>${xmlText(gem.title)}</name>` +
  `<cmt>${xmlText(gem.japaneseName)}</cmt>` +
  `<desc>${xmlText(`${gem.location}. ${exported.goodTo(gem.goodTo)}`)}</desc>` +
  `<src>${xmlText(site.name)}</src>` +
  `<link href="${xmlText(gem.url)}"/>` +
  `<type>${xmlText(gem.category)}</type></wpt>`;
