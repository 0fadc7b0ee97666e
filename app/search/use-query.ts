import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, useSearchParams } from "react-router";
import type { Gem } from "../../domain/gem.ts";
import { paths } from "../../domain/paths.ts";
import { readQuery, resolveQuery, search, type Query } from "../../domain/search.ts";
import { useFolded, type HomeState } from "./use-folded.ts";
import "../critical-path/before-hydration.ts";

/** The address follows the typing after this pause, in milliseconds; browsers limit how often it may change. */
const addressPause = 300;

interface Typed {
  readonly q: string;
  readonly isTypedBeforeHydration: boolean;
}

/**
 * The query of the home page. The address is where it lives; what is being typed runs ahead of the address by a
 * moment, so that the page answers at once.
 */
export function useQuery(gems: readonly Gem[]): {
  readonly query: Query;
  /** Whether the head of the page is folded, as steps within the page keep it. */
  readonly state: HomeState;
  /**
   * Whether the query was typed before hydration. What it finds must show in the same frame, for the critical path has
   * shown it already.
   */
  readonly isTypedBeforeHydration: boolean;
  readonly type: (q: string) => void;
  readonly go: (next: Query) => void;
  /** The visitor goes on to another page: the address no longer follows the typing. */
  readonly leave: () => void;
} {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Typed | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inAddress = resolveQuery(gems, readQuery(params));
  const address = paths.home(inAddress);
  const { key, hash } = useLocation();
  const folded = useFolded(inAddress);
  /** The address we are on the way to by our own hand. */
  const written = useRef<string | null>(address);

  const write = useCallback(
    (next: Query, replace: boolean) => {
      clearTimeout(timer.current);
      const destination = paths.home(next);
      // To go where one is would only ask the server for the same again.
      if (destination === address) return;
      written.current = destination;
      const state: HomeState = { folded };
      void navigate(destination, { replace, state, preventScrollReset: true });
    },
    [navigate, address, folded],
  );

  // We have arrived: by our own hand while the typing goes on, or by Back, a filter or the logo, which end it, though
  // they may lead to where we are. A place within the page is none of these.
  const isPlace = hash !== "";
  useEffect(() => {
    if (isPlace) return;
    const byOwnHand = written.current === address;
    if (!byOwnHand) clearTimeout(timer.current);
    written.current = null;
    setTyped((current) => (byOwnHand && current?.q !== inAddress.q ? current : null));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each arrival counts, at the same address too
  }, [key, isPlace, address, inAddress.q]);

  // On the way somewhere, not by our own hand: the typing that is still waiting must not turn the visitor round.
  const { location: destination } = useNavigation();
  useEffect(() => {
    if (destination !== undefined && destination.pathname + destination.search !== written.current)
      clearTimeout(timer.current);
  }, [destination]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function type(q: string, isTypedBeforeHydration = false) {
    setTyped({ q, isTypedBeforeHydration });
    clearTimeout(timer.current);
    const before = window.location.pathname + window.location.search;
    // One entry in the history for a search, however it was typed: Back returns to what was before it.
    timer.current = setTimeout(() => {
      // A filter pressed in the meantime has changed the address already; the page is about to follow.
      if (window.location.pathname + window.location.search === before)
        write(search(inAddress, q), inAddress.q !== "");
    }, addressPause);
  }

  // Before the first paint of the hydrated page, so that nothing jumps.
  const takeOver = useRef(type);
  useLayoutEffect(() => {
    const term = window.beforeHydration?.endSearch?.() ?? null;
    if (term !== null) takeOver.current(term, true);
  }, []);

  return {
    state: useMemo(() => ({ folded }), [folded]),
    query: typed === null ? inAddress : search(inAddress, typed.q),
    isTypedBeforeHydration: typed?.isTypedBeforeHydration ?? false,
    type: (q) => type(q),
    leave: () => clearTimeout(timer.current),
    go(next) {
      setTyped({ q: next.q, isTypedBeforeHydration: false });
      write(next, false);
    },
  };
}
