import { catalogue } from "../gems/catalogue.ts";
import type { Gem } from "../gems/gem.ts";

/** Longer queries are ignored: our pages do not make them. */
const longestQuery = 200;

/**
 * Reads the gems of `/list?g=4,9,2`, in the order of the address (docs/product.md §11). Unknown and repeated ids and
 * ids in another spelling are dropped.
 */
export function readGemList(params: { get(name: string): string | null }): readonly Gem[] {
  const asked = (params.get("g") ?? "").slice(0, longestQuery).split(",");
  return [...new Set(asked)].flatMap((id) => catalogue.filter((gem) => String(gem.id) === id));
}
