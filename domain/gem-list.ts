import { catalogue } from "./catalogue.ts";
import type { Gem } from "./gem.ts";

/** A query longer than this says no list that anybody was given. */
const longestQuery = 200;

/**
 * The gems of `/list?g=4,9,2` in the order of the address (docs/product.md §11). Unknown ids, repeated ones and those
 * spelt otherwise are dropped.
 */
export function readGemList(params: { get(name: string): string | null }): readonly Gem[] {
  const asked = (params.get("g") ?? "").slice(0, longestQuery).split(",");
  return [...new Set(asked)].flatMap((id) => catalogue.filter((gem) => String(gem.id) === id));
}
