import { useEffect, useState } from "react";
import type { Gem } from "../../domain/gem.ts";
import type { SearchHelp } from "../../domain/search-help.ts";
import type { Query } from "../../domain/search.ts";

/**
 * The help for a search that found nothing, or null. The first one comes with the page; the names it is drawn from are
 * fetched only when a search in the page finds nothing.
 */
export function useSearchHelp(
  gems: readonly Gem[],
  { q, category }: Query,
  nothingFound: boolean,
  first: SearchHelp | null,
): SearchHelp | null {
  const [help, setHelp] = useState(first);
  const needed = nothingFound && q !== "" && help?.for !== q;
  useEffect(() => {
    if (!needed) return;
    let wanted = true;
    const load = async () => {
      const { helpWithSearch } = await import("../../domain/search-help.ts");
      if (wanted) setHelp(helpWithSearch(gems, { q, category }));
    };
    // Without the names there is no help; the page says that nothing was found all the same.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [needed, gems, q, category]);
  return nothingFound && help?.for === q ? help : null;
}
