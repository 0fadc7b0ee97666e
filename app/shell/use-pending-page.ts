import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { forgetPage, onPageRequests, readPageRequests } from "../actions/page-requests.ts";

const atStart = readPageRequests();

/** The page that is being fetched; null when none is. */
interface PendingPage {
  readonly path: string;
  /** Whether it could not be fetched, so that the visitor is asked to try again. */
  readonly isLost: boolean;
}

/**
 * Returns the page that is being fetched, from the press until it is rendered: first its scripts, then its data. It ends in
 * the same render in which the new page comes.
 */
export function usePendingPage(): PendingPage | null {
  const { awaited, isLost } = useSyncExternalStore(onPageRequests, readPageRequests, () => atStart);
  const { pathname } = useLocation();
  const { location } = useNavigation();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when it has changed, the page has come
  useEffect(() => forgetPage, [pathname]);
  if (location !== undefined) return { path: location.pathname, isLost };
  return awaited?.from === pathname ? { path: awaited.to, isLost } : null;
}
