import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router";
import type { GemOnCard } from "../../domain/gems/gem.ts";
import { paths } from "../../domain/site/paths.ts";
import { readQuery, resolveQuery, search, type Query } from "../../domain/search/search.ts";
import { isPlainPress } from "../shell/action-link.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import "../document/before-hydration.ts";

/** The address changes after this pause in the typing, in milliseconds. Browsers limit how often it may change. */
const pause = 300;

/** The state of the history entries that a search or a filter makes. */
interface HomeState {
  readonly folded: boolean;
}

const isHomeState = (state: unknown): state is HomeState =>
  typeof state === "object" && state !== null && "folded" in state && typeof state.folded === "boolean";

/** What was typed or chosen, until the address has it. */
interface Entered {
  readonly query: Query;
  /** Whether it was typed: then the address waits for a pause. */
  readonly by: "press" | "typing" | "typing before hydration";
}

/** The query of the window's address, which React may not have rendered yet on a busy phone; null on another page. */
function readAddress(gems: readonly GemOnCard[]): Query | null {
  const { pathname, search: params } = window.location;
  return pathname === paths.home() ? resolveQuery(gems, readQuery(new URLSearchParams(params))) : null;
}

/** The search of the home page. */
interface Search {
  /** What is searched: the address says it, and before that what somebody has typed or chosen. */
  readonly query: Query;
  /** Whether the hero is reduced to its headline and the search. */
  readonly folded: boolean;
  /**
   * Whether the query was typed before hydration. Its results must show in the same frame, because the critical path
   * has shown them already.
   */
  readonly isTypedBeforeHydration: boolean;
  readonly type: (q: string) => void;
  /** Writes what was typed into the address, without waiting for a pause. */
  readonly settle: () => void;
  /** Searches and makes a history entry. It stays the same function while nothing is chosen. */
  readonly go: (next: Query) => void;
}

/**
 * The query of the home page. Its source is the address; what somebody types or chooses is used until the address has it,
 * so that the page responds at once. Back, the logo or a link ends that.
 */
export function useQuery(gems: readonly GemOnCard[]): Search {
  const [params] = useSearchParams();
  const { key, state, hash } = useLocation();
  const navigate = useNavigate();
  const inAddress = resolveQuery(gems, readQuery(params));
  const folded = useFolded(inAddress);
  const [entered, setEntered] = useState<Entered | null>(null);

  const isOwn = useNavigationType() !== NavigationType.Pop && isHomeState(state);
  const [arrivedAt, setArrivedAt] = useState(key);
  if (arrivedAt !== key) {
    setArrivedAt(key);
    // A fragment is not another search.
    if (!isOwn && hash === "") setEntered(null);
  }

  const write = useCallback(
    (written: Entered) => {
      const own: HomeState = { folded };
      const present = readAddress(gems);
      const to = paths.home(written.query);
      // Back may already lead to another page. Without data to load, React Router changes the address and its state at once.
      if (present !== null && paths.home(present) !== to)
        // A search makes one history entry, however it was typed: Back returns to what was before.
        void navigate(to, {
          replace: written.by !== "press" && present.q !== "",
          state: own,
          preventScrollReset: true,
        });
      // In the same event and so in the same transition. What was typed since stays.
      startTransition(() => setEntered((current) => (current === written ? null : current)));
    },
    [navigate, gems, folded],
  );

  const settle = useCallback(() => {
    if (entered !== null && entered.by !== "press") write(entered);
  }, [entered, write]);
  useEffect(() => {
    const timer = setTimeout(settle, pause);
    // Before React Router handles a pressed link: a later change of the address would cancel its navigation.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link === null || !isPlainPress(event)) return;
      if (link.pathname !== window.location.pathname) settle();
      // The link says what is searched.
      else if (link.hash === "") clearTimeout(timer);
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [settle]);

  const { q, category } = entered?.query ?? inAddress;
  const query = useMemo(() => ({ q, category }), [q, category]);
  const type = (term: string, by: Entered["by"] = "typing") => setEntered({ query: search(query, term), by });

  // Before the first paint of the hydrated page, so that nothing moves.
  const typeAtHydration = useRef(type);
  useLayoutEffect(() => {
    const term = window.beforeHydration?.endSearch?.() ?? null;
    if (term !== null) typeAtHydration.current(term, "typing before hydration");
  }, []);

  const go = useCallback(
    (next: Query) => {
      const chosen: Entered = { query: next, by: "press" };
      setEntered(chosen);
      write(chosen);
    },
    [write],
  );

  return {
    query,
    folded,
    isTypedBeforeHydration: entered?.by === "typing before hydration",
    type: (term) => type(term),
    settle,
    go,
  };
}

/**
 * Whether the hero is reduced to its headline and the search, so that the results are visible (docs/product.md §2). The
 * address decides on arrival. A search or filter on the page itself leaves the hero unchanged, because everything would
 * move under the pointer; the history entry keeps the choice for Back.
 */
function useFolded({ q, category }: Query): boolean {
  const { key, state } = useLocation();
  // The server does not know the history's state: loading a document is an arrival.
  const isHydrated = useHydrated();
  const [documentKey] = useState(isHydrated ? null : key);
  return key !== documentKey && isHomeState(state) ? state.folded : q !== "" || category !== null;
}
