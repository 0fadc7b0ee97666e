import { catalogue } from "../../domain/gems/catalogue.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import type { MapGem } from "../../domain/map/map-gem.ts";
import { places } from "../../domain/gems/places.ts";

/** Gems as the map shows them, in the given order; by default all. Those without a position are left out. */
export const viewMap = (gems: readonly Gem[] = catalogue): readonly MapGem[] =>
  gems.flatMap(({ id, title, location }) => {
    const position = places[id]?.position;
    return position === undefined ? [] : [{ id, title, location, position }];
  });
