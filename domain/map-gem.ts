import type { Gem } from "./gem.ts";
import type { Position } from "./places.ts";

/** What the map needs of a gem. */
export type MapGem = Pick<Gem, "id" | "title" | "location"> & { readonly position: Position };
