/** Longer queries are ignored: our pages do not make them. */
const longestQuery = 200;

/**
 * Chooses the gems of `/list?g=4,9,2`, in the order of the address (docs/product.md §11). Unknown and repeated ids and
 * ids in another spelling are dropped.
 */
export function readGemList<Gem extends { readonly id: number }>(
  params: { get(name: string): string | null },
  gems: readonly Gem[],
): readonly Gem[] {
  const asked = (params.get("g") ?? "").slice(0, longestQuery).split(",");
  return [...new Set(asked)].flatMap((id) => gems.filter((gem) => String(gem.id) === id));
}
