import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { Query } from "../../domain/search.ts";

/** What a step within the home page leaves in its history entry. */
export interface HomeState {
  readonly folded: boolean;
}

const foldedIn = (state: unknown): boolean | null =>
  typeof state === "object" && state !== null && "folded" in state && typeof state.folded === "boolean"
    ? state.folded
    : null;

const never = () => () => undefined;

/**
 * Whether the head of the home page is folded to its headline and the search, so that what was found is in sight
 * (docs/product.md §2). Decided on arrival by the address. What is searched or filtered on the page itself leaves the
 * head as it stands, or all would move under the pointer; the history entry keeps it for Back.
 */
export function useFolded({ q, category }: Query): boolean {
  const { key, state } = useLocation();
  // The server knows no state of the history: a document read anew is an arrival.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [documentKey] = useState(isHydrating ? key : null);
  const kept = key === documentKey ? null : foldedIn(state);
  return kept ?? (q !== "" || category !== null);
}
