import { useState } from "react";
import { useLocation } from "react-router";
import type { Query } from "../../domain/search/search.ts";
import { useHydrated } from "../ui/use-hydrated.ts";

/** The state of history entries of the home page. */
export interface HomeState {
  readonly folded: boolean;
}

const foldedIn = (state: unknown): boolean | null =>
  typeof state === "object" && state !== null && "folded" in state && typeof state.folded === "boolean"
    ? state.folded
    : null;

/**
 * Whether the hero of the home page is reduced to its headline and the search, so that the results are visible
 * (docs/product.md §2). The address decides on arrival. A search or filter on the page itself leaves the hero unchanged,
 * because everything would move under the pointer; the history entry keeps the choice for Back.
 */
export function useFolded({ q, category }: Query): boolean {
  const { key, state } = useLocation();
  // The server does not know the history's state: loading a document is an arrival.
  const isHydrated = useHydrated();
  const [documentKey] = useState(isHydrated ? null : key);
  const kept = key === documentKey ? null : foldedIn(state);
  return kept ?? (q !== "" || category !== null);
}
