import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import type { GemOnCard } from "../../domain/gem.ts";
import { paths } from "../../domain/paths.ts";
import { readQuery, resolveQuery, search, type Query } from "../../domain/search.ts";
import { useFolded, type HomeState } from "./use-folded.ts";
import "../critical-path/before-hydration.ts";

/** The address changes after this pause in the typing, in milliseconds. Browsers limit how often it may change. */
const addressPause = 300;

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
  const navigate = useNavigate();
  const [entered, setEntered] = useState<Entered | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inAddress = resolveQuery(gems, readQuery(params));
  const address = paths.home(inAddress);
  const { key, hash, search: place } = useLocation();
  const folded = useFolded(inAddress);
  /** The address of our own pending navigation. */
  const written = useRef<string | null>(address);

  const write = useCallback(
    (next: Query, replace: boolean) => {
      clearTimeout(timer.current);
      const destination = paths.home(next);
      // Navigating to the present address, or to the one that is on its way, would only load the same data again.
      if (destination === (written.current ?? address)) return;
      written.current = destination;
      const state: HomeState = { folded };
      const isHere = destination === window.location.pathname + window.location.search;
      void navigate(destination, { replace: replace || isHere, state, preventScrollReset: true });
    },
    [navigate, address, folded],
  );

  // A navigation is complete. Our own keeps what was entered since; Back, the logo or a link end it, also at the same
  // address. A navigation to a fragment does not count, nor one that a newer one has followed already.
  const isFragment = hash !== "";
  const { q: qInAddress, category: categoryInAddress } = inAddress;
  useEffect(() => {
    if (isFragment || place !== window.location.search) return;
    const byOwnHand = written.current === address;
    if (!byOwnHand) clearTimeout(timer.current);
    written.current = null;
    const arrived = { q: qInAddress, category: categoryInAddress };
    setEntered((current) =>
      byOwnHand && current !== null && !isSame(current.query, arrived) ? current : null,
    );
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each navigation counts, also to the same address
  }, [key, isFragment, place, address, qInAddress, categoryInAddress]);

  // Another navigation is pending. The delayed change of the address must not cancel it.
  const { location: destination } = useNavigation();
  useEffect(() => {
    if (destination !== undefined && destination.pathname + destination.search !== written.current)
      clearTimeout(timer.current);
  }, [destination]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const query = entered?.query ?? inAddress;

  function type(q: string, isTypedBeforeHydration = false) {
    const next = search(query, q);
    setEntered({ query: next, isTypedBeforeHydration });
    clearTimeout(timer.current);
    const before = window.location.pathname + window.location.search;
    // A search makes one history entry, however it was typed: Back returns to what was before.
    timer.current = setTimeout(() => {
      // A filter that was pressed in the meantime has changed the address already.
      if (window.location.pathname + window.location.search === before) write(next, inAddress.q !== "");
    }, addressPause);
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
    leave: () => clearTimeout(timer.current),
    go,
  };
}
