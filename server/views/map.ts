import { catalogue } from "../../domain/gems/catalogue.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import type { MapGem } from "../../domain/map/map-gem.ts";

/** Gems as the map shows them, in the given order; by default all. */
export const viewMap = (gems: readonly Gem[] = catalogue): readonly MapGem[] =>
  gems.map(({ id, title, location, season, image, place }) => ({
    id,
    title,
    location,
    season,
    image,
    position: place.position,
  }));
