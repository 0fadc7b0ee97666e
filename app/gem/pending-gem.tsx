import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { cancelPage } from "../actions/page-requests.ts";
import { knownGemAt, type KnownGem } from "../shell/known-gems.ts";
import { usePendingPage } from "../shell/use-pending-page.ts";
import { GemSkeleton } from "./gem-skeleton.tsx";

/** When a gem's page takes longer than this, in milliseconds, its skeleton is shown. */
const skeletonDelay = 120;

/**
 * The skeleton of a gem's page that takes long to come (decision 34). The page that was left stays mounted below it and
 * is inert. It is shown again when the new page cannot be fetched, or when the visitor cancels by Escape or Back.
 */
export function PendingGem() {
  const [gem, hide] = useSlowGem();
  const cancel = useCancel(hide);
  const page = useRef<HTMLElement>(null);
  useInstead(gem !== null, page);
  useGivingUp(gem !== null, cancel);
  return gem && <GemSkeleton gem={gem} page={page} />;
}

/** By the browser's view transition, if it has them. */
function change(update: () => void): void {
  if ("startViewTransition" in document) document.startViewTransition(() => flushSync(update));
  else update();
}

/** The gem whose page takes long to come, and the function that hides its skeleton until another page is requested. */
function useSlowGem(): readonly [KnownGem | null, hide: () => void] {
  const pending = usePendingPage();
  const { pathname } = useLocation();
  const [slow, setSlow] = useState<string | null>(null);
  const wanted = pending === null || pending.isLost || pending.path === pathname ? null : pending.path;
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => {
      // A modal dialog covers everything, and stays until the page has come.
      if (knownGemAt(wanted) !== null && document.querySelector("dialog:modal") === null)
        change(() => setSlow(wanted));
    }, skeletonDelay);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [wanted]);
  const hide = useCallback(() => change(() => setSlow(null)), []);
  return [slow !== null && slow === wanted ? knownGemAt(slow) : null, hide];
}

/** Returns the function that cancels the pending navigation. */
function useCancel(hide: () => void): () => void {
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== "idle";
  const { pathname, search, hash, state } = useLocation();
  return () => {
    cancelPage();
    hide();
    // Only another navigation cancels one of React Router's: this one leads to the present page, which keeps its data.
    if (isLoading)
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
function useInstead(isShown: boolean, skeleton: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = skeleton.current;
    const left = document.querySelector<HTMLElement>("main:not([aria-busy])");
    if (!isShown || element === null || left === null) return;
    const { activeElement: focused } = document;
    const { pathname } = window.location;
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
      const hasCome = window.location.pathname !== pathname;
      if (hasLostFocus && hasCome) left.focus({ preventScroll: true });
      else if (hasLostFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      // Runs after React Router has scrolled to the top of the new page, and before the page is painted.
      if (hasCome && scrolled > 0) queueMicrotask(() => window.scrollTo(0, scrolled));
    };
  }, [isShown, skeleton]);
}

/** Escape and Back cancel the navigation. */
function useGivingUp(isShown: boolean, onGiveUp: () => void): void {
  const giveUp = useEffectEvent(onGiveUp);
  useEffect(() => {
    if (!isShown) return;
    const listening = new AbortController();
    const { signal } = listening;
    const { href } = window.location;
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
    window.navigation?.addEventListener(
      "navigate",
      (event) => {
        // The address may already be the new page's shortly before that page is rendered: then Back leads away from it.
        const hasCome = window.location.href !== href;
        if (event.navigationType !== "traverse" || !event.cancelable || hasCome) return;
        event.preventDefault();
        giveUp();
      },
      { signal },
    );
    return () => listening.abort();
  }, [isShown]);
}
