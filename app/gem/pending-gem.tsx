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

/** A gem's page that takes longer than this, in milliseconds, begins with what is known of it. */
const patience = 120;

/**
 * The skeleton of the gem's page that is slow to come. The page that was left stays as it is below, out of reach, and is
 * shown again when the new one cannot be fetched or is given up by Escape or Back.
 */
export function PendingGem() {
  const [gem, hide] = useSlowGem();
  const cancel = useCancel(hide);
  const page = useRef<HTMLElement>(null);
  useInstead(gem !== null, page);
  useGivingUp(gem !== null, cancel);
  return gem && <GemSkeleton gem={gem} page={page} />;
}

/** By the browser's view transition, where it has them. */
function change(update: () => void): void {
  if ("startViewTransition" in document) document.startViewTransition(() => flushSync(update));
  else update();
}

/** The gem whose page is slow to come, and the function that hides it until another page is requested. */
function useSlowGem(): readonly [KnownGem | null, hide: () => void] {
  const pending = usePendingPage();
  const { pathname } = useLocation();
  const [slow, setSlow] = useState<string | null>(null);
  const wanted = pending === null || pending.isLost || pending.path === pathname ? null : pending.path;
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => {
      // A modal dialog lies over everything, and stays until the page has come.
      if (knownGemAt(wanted) !== null && document.querySelector("dialog:modal") === null)
        change(() => setSlow(wanted));
    }, patience);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [wanted]);
  const hide = useCallback(() => change(() => setSlow(null)), []);
  return [slow !== null && slow === wanted ? knownGemAt(slow) : null, hide];
}

/** Returns the function that gives the pending page up. */
function useCancel(hide: () => void): () => void {
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== "idle";
  const { pathname, search, hash, state } = useLocation();
  return () => {
    cancelPage();
    hide();
    // A navigation ends by another one: to the present page, which keeps its data.
    if (isLoading)
      void navigate(
        { pathname, search, hash },
        { replace: true, state: state as unknown, preventScrollReset: true, defaultShouldRevalidate: false },
      );
  };
}

/**
 * Puts the skeleton in the place of the page that was left. The focus goes to it, and from there to the page that comes, or
 * back to where it was on the page that stays. What has been scrolled to stays in sight when the page comes.
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
      // The link that skips to the content leads to what is shown.
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
      // After React Router has scrolled to the top of the new page, and before that is painted.
      if (hasCome && scrolled > 0) queueMicrotask(() => window.scrollTo(0, scrolled));
    };
  }, [isShown, skeleton]);
}

/** Escape and Back give the page up. */
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
        // What has opened meanwhile closes first.
        const isOpen = document.querySelector("dialog:modal, [role=menu]:popover-open") !== null;
        if (key === "Escape" && !defaultPrevented && !isOpen) giveUp();
      },
      { signal, capture: true },
    );
    // Where a browser does not let the page cancel Back, it leads to the page before, as ever.
    window.navigation?.addEventListener(
      "navigate",
      (event) => {
        // The address may be the new page's a moment before that is rendered: then Back leads back from it.
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
