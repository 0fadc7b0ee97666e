import { useEffect, useState } from "react";
import type { Gem } from "../../domain/gem.ts";
import type { Query } from "../../domain/search.ts";

/** A better spelling for a search that finds nothing, and the search it is for. */
export interface Offer {
  readonly for: string;
  readonly text: string | null;
}

/**
 * The offer for a search that found nothing, or null. The first one comes with the page; the names it is drawn from
 * are fetched only when a search in the page finds nothing.
 */
export function useOffer(
  gems: readonly Gem[],
  { q }: Query,
  nothingFound: boolean,
  first: Offer | null,
): string | null {
  const [offer, setOffer] = useState(first);
  const needed = nothingFound && q !== "" && offer?.for !== q;
  useEffect(() => {
    if (!needed) return;
    let wanted = true;
    const load = async () => {
      const [{ didYouMean }, { gemNames, locationNames }] = await Promise.all([
        import("../../domain/did-you-mean.ts"),
        import("../../domain/names.ts"),
      ]);
      if (wanted) setOffer({ for: q, text: didYouMean(gems, gemNames, locationNames, q) });
    };
    // Without the names there is no offer; the page says that nothing was found all the same.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [needed, gems, q]);
  return nothingFound && offer?.for === q ? offer.text : null;
}
