import type { Gem } from "../gems/gem.ts";
import type { Position } from "../gems/place.ts";

/** What the map needs of a gem. */
export type MapGem = Pick<Gem, "id" | "title" | "location" | "season" | "image"> & {
  readonly position: Position;
};
