import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";
import { photoLinkId } from "../prints/lightbox-history.ts";
import { moveFrom, wantsMotion } from "../shell/motion.ts";
import type { OpenPhoto } from "./use-photo.ts";

/** A print grows into the lightbox and shrinks back as in app/document/styles/motion.css, in milliseconds. */
const growing = 320;

/** A closed lightbox disappears after this time at the latest, in milliseconds, even if the page below is slow. */
const longestStay = 150;

/** Lets an element come from another place in the window, if the visitor wants motion. */
function grow(element: Element | null, from: DOMRect): void {
  if (element !== null && wantsMotion()) moveFrom(element, from, element.getBoundingClientRect(), growing);
}

const printIn = ({ current }: RefObject<HTMLDialogElement | null>) =>
  current?.querySelector("figure > span") ?? null;

/** The dialog of the lightbox. */
interface LightboxDialog {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly close: () => void;
  /** Handles Escape: closes like the button. */
  readonly onCancel: (event: { preventDefault(): void }) => void;
  /** Handles the dialog's close event: changes the address too. */
  readonly onClose: () => void;
  /** Called when the visitor leaves for another page, which then gets the focus. */
  readonly onLeave: () => void;
}

/**
 * Makes the lightbox modal, lets its print grow from the pressed one and shrink back, and returns the focus to the link
 * that opened it. The browser's view transitions are not used inside a gallery: they hold back every paint while the page
 * renders.
 */
export function useLightbox({ photo, opener, consumePlace, close: goBack }: OpenPhoto): LightboxDialog {
  const dialog = useRef<HTMLDialogElement>(null);
  const returnTo = useRef<string>(null);
  /** Where the print was when the lightbox closed. */
  const closing = useRef<DOMRect>(null);

  const { state } = useLocation() as { readonly state: unknown };
  const link = opener ?? photo;
  useLayoutEffect(() => {
    returnTo.current = link === null ? null : photoLinkId(link);
  }, [link]);

  // A closed lightbox is still rendered while the page before is slow: then a press, or Forward, opens it again.
  useLayoutEffect(() => {
    const place = consumePlace();
    if (dialog.current === null || dialog.current.matches(":modal")) return;
    closing.current = null;
    openModal(dialog.current, place !== null);
    if (place !== null) grow(printIn(dialog), place);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the state is another object for each history entry
  }, [photo, state, consumePlace]);
  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      const element = returnTo.current === null ? null : document.getElementById(returnTo.current);
      element?.focus();
      // Another page has its own transition.
      if (closing.current !== null && pathname === window.location.pathname)
        grow(element?.parentElement ?? null, closing.current);
    };
  }, []);

  // The dialog closes together with the page change, so that the print can shrink to its place; alone when the page is slow.
  const close = () => {
    closing.current = printIn(dialog)?.getBoundingClientRect() ?? null;
    goBack();
    setTimeout(() => dialog.current?.close(), longestStay);
  };

  return {
    dialog,
    close,
    onCancel: (event) => {
      event.preventDefault();
      close();
    },
    onClose: goBack,
    onLeave: () => {
      returnTo.current = null;
    },
  };
}

/** Makes the dialog modal, which keeps the focus inside. The server renders it open, for browsers without JavaScript. */
function openModal(dialog: HTMLDialogElement, isPressed: boolean): void {
  const isByKey = document.activeElement?.matches(":focus-visible") === true;
  dialog.removeAttribute("open");
  dialog.showModal();
  const { activeElement: focused } = document;
  // Browsers show the ring on what the dialog focuses, also on arrival; WebKit even after a press by the mouse.
  const isByHand = isPressed || !navigator.userActivation.hasBeenActive;
  if (!isByHand || isByKey || !(focused instanceof HTMLElement)) return;
  if (!focused.matches(":focus-visible")) return;
  focused.blur();
  focused.focus({ focusVisible: false });
}
