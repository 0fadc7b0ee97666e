import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { GemOnCard } from "../../domain/gems/gem.ts";
import { paths } from "../../domain/site/paths.ts";
import { readQuery, resolveQuery, search, type Query } from "../../domain/search/search.ts";
import { useFolded, type HomeState } from "./use-folded.ts";
import { useQueryAddress } from "./use-query-address.ts";
import "../critical-path/before-hydration.ts";

/** What was typed or chosen, until the address has it. */
interface Entered {
  readonly query: Query;
  readonly isTypedBeforeHydration: boolean;
}

const isSame = (one: Query, other: Query) => one.q === other.q && one.category === other.category;

/**
 * The query of the home page. Its source is the address; what somebody types or chooses is used first, so that the page
 * responds at once.
 */
export function useQuery(gems: readonly GemOnCard[]): {
  readonly query: Query;
  /** Whether the hero is reduced; kept by navigations within the page. */
  readonly state: HomeState;
  /**
   * Whether the query was typed before hydration. Its results must show in the same frame, because the critical path
   * has shown them already.
   */
  readonly isTypedBeforeHydration: boolean;
  readonly type: (q: string) => void;
  readonly go: (next: Query) => void;
  /** Called when the visitor leaves for another page: the address no longer follows the typing. */
  readonly leave: () => void;
} {
  const [params] = useSearchParams();
  const [entered, setEntered] = useState<Entered | null>(null);
  const inAddress = resolveQuery(gems, readQuery(params));
  const address = paths.home(inAddress);
  const folded = useFolded(inAddress);
  const forget = useCallback(() => setEntered(null), []);
  const { write, writeLater, cancel, arrive } = useQueryAddress(address, folded, forget);
  const query = entered?.query ?? inAddress;

  // A navigation is complete. Our own keeps what was entered since; Back, the logo or a link end it, also at the same
  // address. A navigation to a fragment does not count, nor one that a newer one has followed already.
  const { key, hash, search: place } = useLocation();
  const isFragment = hash !== "";
  const { q: qInAddress, category: categoryInAddress } = inAddress;
  useEffect(() => {
    if (isFragment || place !== window.location.search) return;
    const isOurs = arrive(address);
    const arrived = { q: qInAddress, category: categoryInAddress };
    // oxlint-disable-next-line react/set-state-in-effect -- only the router knows when a navigation is complete
    setEntered((current) => (isOurs && current !== null && !isSame(current.query, arrived) ? current : null));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each navigation counts, also to the same address
  }, [key, isFragment, place, address, arrive, qInAddress, categoryInAddress]);

  function type(q: string, isTypedBeforeHydration = false) {
    const next = search(query, q);
    setEntered({ query: next, isTypedBeforeHydration });
    // A search makes one history entry, however it was typed: Back returns to what was before.
    writeLater(next, inAddress.q !== "");
  }

  // Before the first paint of the hydrated page, so that nothing moves.
  const takeOver = useRef(type);
  useLayoutEffect(() => {
    const term = window.beforeHydration?.endSearch?.() ?? null;
    if (term !== null) takeOver.current(term, true);
  }, []);

  const go = useCallback(
    (next: Query) => {
      setEntered({ query: next, isTypedBeforeHydration: false });
      write(next, false);
    },
    [write],
  );

  return {
    state: useMemo(() => ({ folded }), [folded]),
    query,
    isTypedBeforeHydration: entered?.isTypedBeforeHydration ?? false,
    type: (q) => type(q),
    leave: cancel,
    go,
  };
}
