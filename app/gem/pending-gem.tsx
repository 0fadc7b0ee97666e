import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { PageTransition } from "../shell/page-transition.tsx";
import { knownGemAt } from "../shell/known-gems.ts";
import { usePendingPage } from "../shell/use-pending-page.ts";
import { navigationEvents } from "../ui/engine.ts";
import { GemSkeleton } from "./gem-skeleton.tsx";

/** When a gem's page takes longer than this, in milliseconds, its skeleton is shown. */
const skeletonDelay = 120;

/**
 * The skeleton of a gem's page that takes long to come (decision 34). The page that was left stays mounted below it and
 * is inert. It is shown again when the new page cannot be fetched, or when the visitor cancels by Escape or Back.
 */
export function PendingGem() {
  const [path, hide] = useSlowGem();
  const cancel = useCancel(hide);
  const page = useRef<HTMLElement>(null);
  useInstead(path, page);
  useGivingUp(path, cancel);
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
const hasCome = (path: string) => window.location.pathname === path;

/**
 * The path of a known gem whose page takes long to come, and the function that hides its skeleton until another page is
 * requested.
 */
function useSlowGem(): readonly [path: string | null, hide: () => void] {
  const pending = usePendingPage();
  const { pathname } = useLocation();
  const [slow, setSlow] = useState<string | null>(null);
  const wanted = pending === null || pending.isLost || pending.path === pathname ? null : pending.path;
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => {
      // A modal dialog covers everything, and stays until the page has come.
      if (knownGemAt(wanted) === null || document.querySelector("dialog:modal") !== null) return;
      // The page may have come meanwhile.
      startTransition(() => setSlow(hasCome(wanted) ? null : wanted));
    }, skeletonDelay);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [wanted]);
  const hide = useCallback(() => startTransition(() => setSlow(null)), []);
  return [slow === wanted ? slow : null, hide];
}

/** Returns the function that cancels the pending navigation. */
function useCancel(hide: () => void): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return () => {
    hide();
    // Only another navigation cancels one of React Router's: this one leads to the present page, which keeps its data.
    // Whether React Router has one is not asked: React may not have rendered its state yet.
    void navigate(
      { pathname, search, hash },
      { replace: true, state: state as unknown, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  };
}

/**
 * Shows the skeleton in place of the page that was left. The focus moves to it, and then to the new page, or back to
 * where it was if the old page stays. The new page takes over the skeleton's scroll position.
 */
function useInstead(path: string | null, skeleton: RefObject<HTMLElement | null>): void {
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
      // The new page has a main of its own.
      if (hasLostFocus && hasCome(path))
        document.querySelector<HTMLElement>("main:not([aria-busy])")?.focus({ preventScroll: true });
      else if (hasLostFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      // Runs after React Router has scrolled to the top of the new page, and before the page is painted.
      if (hasCome(path) && scrolled > 0) queueMicrotask(() => window.scrollTo(0, scrolled));
    };
  }, [path, skeleton]);
}

/** Escape and Back cancel the navigation. */
function useGivingUp(path: string | null, onGiveUp: () => void): void {
  const giveUp = useEffectEvent(onGiveUp);
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
        if (key === "Escape" && !defaultPrevented && !isOpen) giveUp();
      },
      { signal, capture: true },
    );
    // In a browser that does not let the page cancel Back, Back leads to the page before, as always.
    navigationEvents()?.addEventListener(
      "navigate",
      (event) => {
        // Back leads away from a page that has come.
        if (event.navigationType !== "traverse" || !event.cancelable || hasCome(path)) return;
        event.preventDefault();
        giveUp();
      },
      { signal },
    );
    return () => listening.abort();
  }, [path]);
}
