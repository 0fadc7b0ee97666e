import { useEffect, useState } from "react";
import type { GemOnCard } from "../../domain/gems/gem.ts";
import type { SearchHelp } from "../../domain/search/search-help.ts";
import type { Query } from "../../domain/search/search.ts";

/**
 * The suggestions for a search without results; null when there are none. The first ones come with the page. The names
 * they are made from are loaded only when a search on the page finds nothing.
 */
export function useSearchHelp(
  gems: readonly GemOnCard[],
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
      const { helpWithSearch } = await import("../../domain/search/search-help.ts");
      if (wanted) setHelp(helpWithSearch(gems, { q, category }));
    };
    // Without the names there are no suggestions; the page still says that nothing was found.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [needed, gems, q, category]);
  return nothingFound && help?.for === q ? help : null;
}
