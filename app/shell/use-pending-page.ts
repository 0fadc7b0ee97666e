import { useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { isPageLost, onPageLost } from "../client/retry.ts";

const never = () => false;

/** The page that is being fetched; null when none is. */
interface PendingPage {
  readonly path: string;
  /** Whether it could not be fetched, so that the visitor is asked to try again. */
  readonly isLost: boolean;
}

/** Returns the page that is being fetched, from the press until it is rendered. */
export function usePendingPage(): PendingPage | null {
  const isLost = useSyncExternalStore(onPageLost, isPageLost, never);
  const { location } = useNavigation();
  return location === undefined ? null : { path: location.pathname, isLost };
}
