import type { Gem } from "../gems/gem.ts";
import type { Position } from "../gems/places.ts";

/** What the map needs of a gem. */
export type MapGem = Pick<Gem, "id" | "title" | "location"> & { readonly position: Position };
