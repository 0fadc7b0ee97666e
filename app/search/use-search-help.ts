import { useEffect, useMemo, useState } from "react";
import type { GemOnCard } from "../../domain/gems/gem.ts";
import type { helpWithSearch, SearchHelp } from "../../domain/search/search-help.ts";
import type { Query } from "../../domain/search/search.ts";

type HelpWithSearch = typeof helpWithSearch;

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
  const [help, setHelp] = useState<HelpWithSearch | null>(null);
  const needed = nothingFound && q !== "" && first?.for !== q;
  useEffect(() => {
    if (!needed || help !== null) return;
    import("../../domain/search/search-help.ts").then(
      (loaded) => setHelp(() => loaded.helpWithSearch),
      // Without the names there are no suggestions; the page still says that nothing was found.
      () => undefined,
    );
  }, [needed, help]);
  // While somebody types, what is offered changes at once: nothing comes and goes in between.
  const found = useMemo(
    () => (needed && help !== null ? help(gems, { q, category }) : null),
    [needed, help, gems, q, category],
  );
  if (!nothingFound) return null;
  return needed ? found : first?.for === q ? first : null;
}
