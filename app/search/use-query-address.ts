import { useCallback, useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { paths } from "../../domain/site/paths.ts";
import type { Query } from "../../domain/search/search.ts";
import { useNavigateAfterPaint } from "../shell/use-navigate-after-paint.ts";
import type { HomeState } from "./use-folded.ts";

/** The address changes after this pause in the typing, in milliseconds. Browsers limit how often it may change. */
const pause = 300;

const present = () => window.location.pathname + window.location.search;

/** A change of the address that waits for the end of the typing. */
interface Later {
  readonly destination: string;
  readonly replace: boolean;
  /** The address before. */
  readonly before: string;
}

/** Writes queries into the address of the home page. */
interface QueryAddress {
  /** Changes the address at once, and navigates after the next frame. `replace`: in the same history entry. */
  readonly write: (next: Query, replace: boolean) => void;
  /** Does so after a pause, if the address is still the same then. A newer call replaces it. */
  readonly writeLater: (next: Query, replace: boolean) => void;
  readonly cancel: () => void;
  /** Must be called when a navigation is complete. Returns whether it was ours; another one cancels a delayed one. */
  readonly arrive: (address: string) => boolean;
}

/**
 * @param address the present address of the page.
 * @param folded the state for new history entries.
 * @param onReturn called when the visitor has gone back before React Router knew of the new address. It must stay the
 *   same function.
 */
export function useQueryAddress(address: string, folded: boolean, onReturn: () => void): QueryAddress {
  const navigate = useNavigateAfterPaint();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The delayed change. */
  const later = useRef<Later | null>(null);
  /** The address of our own pending navigation. */
  const written = useRef<string | null>(address);

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    later.current = null;
  }, []);

  const write = useCallback(
    (next: Query, replace: boolean) => {
      cancel();
      const destination = paths.home(next);
      // Navigating to the present address, or to the one that is on its way, would only load the same data again.
      if (destination === (written.current ?? address)) return;
      written.current = destination;
      const isHere = destination === present();
      const state: HomeState = { folded };
      navigate(destination, { replace: replace || isHere, state }, () => {
        written.current = null;
        onReturn();
      });
    },
    [navigate, cancel, address, folded, onReturn],
  );

  function writeLater(next: Query, replace: boolean) {
    cancel();
    const before = present();
    later.current = { destination: paths.home(next), replace, before };
    timer.current = setTimeout(() => {
      // A filter that was pressed in the meantime has changed the address already.
      if (present() === before) write(next, replace);
    }, pause);
  }

  const arrive = useCallback(
    (arrived: string) => {
      const isOurs = written.current === arrived;
      if (!isOurs) cancel();
      written.current = null;
      return isOurs;
    },
    [cancel],
  );

  // Another navigation is pending. The delayed change must not cancel it, so it changes the address alone: Back leads to it.
  const { location: destination } = useNavigation();
  useEffect(() => {
    if (destination === undefined || destination.pathname + destination.search === written.current) return;
    const due = later.current;
    cancel();
    if (due !== null && present() === due.before)
      window.history[due.replace ? "replaceState" : "pushState"](window.history.state, "", due.destination);
  }, [destination, cancel]);

  useEffect(() => cancel, [cancel]);

  return { write, writeLater, cancel, arrive };
}
