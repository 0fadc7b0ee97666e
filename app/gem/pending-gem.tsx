import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { PageTransition } from "../shell/page-transition.tsx";
import { knownGemAt } from "../shell/known-gems.ts";
import { useLost } from "../shell/frame/lost-requests.tsx";
import { navigationEvents } from "../ui/engine.ts";
import { GemSkeleton } from "./gem-skeleton.tsx";

/** When a gem's page takes longer than this, in milliseconds, its skeleton is shown. */
const skeletonDelay = 120;

/**
 * The skeleton of a gem's page that takes long to come (decision 34). The page that was left stays mounted below it and
 * is inert. It is shown again when the new page cannot be fetched, or when the visitor cancels by Escape or Back.
 */
export function PendingGem() {
  const path = useSlowGem();
  const page = useRef<HTMLElement>(null);
  useCoverPage(path, page);
  useCancelKeys(path);
  const gem = path === null ? null : knownGemAt(path);
  return (
    gem && (
      <PageTransition name="skeleton">
        <GemSkeleton gem={gem} page={page} />
      </PageTransition>
    )
  );
}

/** Whether the address is already that of the page on its way, shortly before that page is rendered. */
const hasArrived = (path: string) => window.location.pathname === path;

/** The path of a known gem whose page takes long to come; null when there is none. */
function useSlowGem(): string | null {
  const { location } = useNavigation();
  const isLost = useLost() !== null;
  const { pathname } = useLocation();
  const [slow, setSlow] = useState<string | null>(null);
  const wanted =
    location === undefined || isLost || location.pathname === pathname ? null : location.pathname;
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => {
      // A modal dialog covers everything, and stays until the page has arrived.
      if (knownGemAt(wanted) === null || document.querySelector("dialog:modal") !== null) return;
      // The page may have arrived meanwhile.
      startTransition(() => setSlow(hasArrived(wanted) ? null : wanted));
    }, skeletonDelay);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [wanted]);
  return slow === wanted ? slow : null;
}

/**
 * Shows the skeleton in place of the page that was left. The focus moves to it, and then to the new page, or back to
 * where it was if the old page stays. The new page takes over the skeleton's scroll position.
 */
function useCoverPage(path: string | null, skeleton: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = skeleton.current;
    const left = document.querySelector<HTMLElement>("main:not([aria-busy])");
    if (path === null || element === null || left === null) return;
    const { activeElement: focused } = document;
    const below = [left, document.querySelector<HTMLElement>("footer")];
    const cover = (isCovered: boolean) => {
      for (const part of below) part?.toggleAttribute("inert", isCovered);
      // The link that skips to the content must lead to the visible page.
      left.id = isCovered ? "" : "content";
    };
    cover(true);
    if (focused === document.body || left.contains(focused)) element.focus({ preventScroll: true });
    let scrolled = 0;
    const read = () => {
      scrolled = element.scrollTop;
    };
    element.addEventListener("scroll", read, { passive: true });
    return () => {
      cover(false);
      const hasLostFocus =
        document.activeElement === document.body || element.contains(document.activeElement);
      // The new page has its own main.
      if (hasLostFocus && hasArrived(path))
        document.querySelector<HTMLElement>("main:not([aria-busy])")?.focus({ preventScroll: true });
      else if (hasLostFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      // Runs after React Router has scrolled to the top of the new page, and before the page is painted.
      if (hasArrived(path) && scrolled > 0) queueMicrotask(() => window.scrollTo(0, scrolled));
    };
  }, [path, skeleton]);
}

/** Escape and Back cancel the navigation. */
function useCancelKeys(path: string | null): void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  // Only another navigation cancels one of React Router's: this one leads to the present page, which keeps its data.
  const cancel = useEffectEvent(
    () =>
      void navigate(
        { pathname, search, hash },
        { replace: true, state: state as unknown, preventScrollReset: true, defaultShouldRevalidate: false },
      ),
  );
  // At once: React runs other effects after the view transition.
  useLayoutEffect(() => {
    if (path === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener(
      "keydown",
      ({ key, defaultPrevented }) => {
        // A menu or dialog that has opened meanwhile closes first.
        const isOpen = document.querySelector("dialog:modal, [role=menu]:popover-open") !== null;
        if (key === "Escape" && !defaultPrevented && !isOpen) cancel();
      },
      { signal, capture: true },
    );
    // In a browser that does not let the page cancel Back, Back leads to the page before, as always.
    navigationEvents()?.addEventListener(
      "navigate",
      (event) => {
        // Back leads away from a page that has arrived.
        if (event.navigationType !== "traverse" || !event.cancelable || hasArrived(path)) return;
        event.preventDefault();
        cancel();
      },
      { signal },
    );
    return () => listening.abort();
  }, [path]);
}
