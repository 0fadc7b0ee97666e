import { catalogue } from "../../domain/gems/catalogue.ts";
import { csv } from "../../domain/exports/csv.ts";
import type { ExportedGem } from "../../domain/exports/exported-gem.ts";
import type { ExportFormat } from "../../domain/travel/export-formats.ts";
import { geoJson } from "../../domain/exports/geojson.ts";
import { gpx } from "../../domain/exports/gpx.ts";
import { kml } from "../../domain/exports/kml.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import { paths } from "../../domain/site/paths.ts";

const writers: Readonly<Record<ExportFormat, (gems: readonly ExportedGem[]) => string>> = {
  gpx,
  kml,
  geojson: geoJson,
  csv,
};

/** Writes a file with these gems, in this order; by default all. The links in it begin with `origin`. */
export function writeExport(format: ExportFormat, origin: string, gems: readonly Gem[] = catalogue): string {
  return writers[format](gems.map((gem) => exported(gem, origin)));
}

const exported = (
  { id, title, location, categoryTitle, names, place }: Gem,
  origin: string,
): ExportedGem => ({
  id,
  title,
  japaneseName: names.kanji[0],
  location,
  category: categoryTitle,
  ...place.position,
  goodTo: place.goodTo,
  url: new URL(paths.gem(id), origin).href,
});
