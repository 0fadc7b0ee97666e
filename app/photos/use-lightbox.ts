import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router";
import { neighbours, type Direction } from "../../domain/prints/lightbox.ts";
import { photoLinkId, readOpener, type LightboxState } from "../prints/lightbox-history.ts";
import { comeFrom } from "./print-growth.ts";
import type { PressedPhoto } from "./use-photo.ts";

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: "previous", ArrowRight: "next" };

/** A closed lightbox disappears after this time at the latest, in milliseconds, even if the page below is slow. */
const longestStay = 150;

const printIn = ({ current }: RefObject<HTMLDialogElement | null>) =>
  current?.querySelector("figure > span") ?? null;

/** The functions of the lightbox. The visible photo is the one in the address, or the one just pressed. */
export interface LightboxControls {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** The direction of the last step; null before the first. */
  readonly turned: Direction | null;
  readonly step: (direction: Direction) => void;
  readonly close: () => void;
  /** Handles Escape: closes like the button. */
  readonly onCancel: (event: { preventDefault(): void }) => void;
  /** Handles the dialog's close event: changes the address too. */
  readonly onClose: () => void;
  /** Called when the visitor leaves for another page, which then gets the focus. */
  readonly onLeave: () => void;
}

/**
 * Opening makes one history entry, each step through the photos replaces it, and closing goes back (docs/product.md §2).
 * When the visit began in the lightbox, there is no entry to go back to, and closing replaces the entry.
 */
export function useLightbox(
  photo: number,
  total: number,
  address: (photo?: number) => string,
  pressed: PressedPhoto | null,
): LightboxControls {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { state: kept } = useLocation() as { readonly state: unknown };
  // A press that the address does not have yet makes the entry with this state.
  const state = pressed === null ? kept : ({ opener: pressed.photo } satisfies LightboxState);
  const opener = readOpener(state);
  const [turned, setTurned] = useState<Direction | null>(null);
  const latest = useRef(photo);
  const asked = useRef<number>(null);
  const returnTo = useRef<string>(null);
  const leaving = useRef(false);
  const underway = useRef<void | Promise<void>>(undefined);

  useLayoutEffect(() => {
    // An older step is being rendered, and a newer one is pending.
    if (asked.current === null || asked.current === photo) {
      asked.current = null;
      latest.current = photo;
    }
    returnTo.current = photoLinkId(opener ?? photo);
  }, [photo, opener]);

  useModal(dialog, pressed !== null);
  const opening = useRef(pressed?.place);
  /** Where the print was when the lightbox closed. */
  const closing = useRef<DOMRect>(undefined);
  useLayoutEffect(() => {
    if (opening.current) comeFrom(printIn(dialog), opening.current);
    opening.current = undefined;
  }, []);
  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      if (returnTo.current === null) return;
      const link = document.getElementById(returnTo.current);
      link?.focus();
      // Another page has its own transition.
      if (closing.current && link && pathname === window.location.pathname)
        comeFrom(link.parentElement, closing.current);
    };
  }, []);

  // Counted from the photo requested last, so that no press is lost while the page renders.
  const step = (direction: Direction) => {
    if (leaving.current) return;
    latest.current = neighbours(latest.current, total)[direction];
    asked.current = latest.current;
    setTurned(direction);
    underway.current = navigate(address(latest.current), { replace: true, state, preventScrollReset: true });
  };

  // A pending step would replace the entry to which going back has just led.
  const leave = async () => {
    if (leaving.current) return;
    leaving.current = true;
    await underway.current;
    await (opener === null ? navigate(address(), { replace: true, preventScrollReset: true }) : navigate(-1));
  };

  // The dialog closes together with the page change, so that the print can shrink to its place; alone when the page is slow.
  const close = () => {
    closing.current = printIn(dialog)?.getBoundingClientRect();
    void leave();
    setTimeout(() => dialog.current?.close(), longestStay);
  };

  // Before the first paint, so that the first press works.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = directions[event.key];
      if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      step(direction);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });

  return {
    dialog,
    turned,
    step,
    close,
    onCancel: (event) => {
      event.preventDefault();
      close();
    },
    onClose: () => void leave(),
    onLeave: () => {
      returnTo.current = null;
    },
  };
}

/** Makes the dialog modal, which keeps the focus inside. The server renders it open, for browsers without JavaScript. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, isPressed: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.matches(":modal")) return;
    const isByKey = document.activeElement?.matches(":focus-visible") === true;
    element.removeAttribute("open");
    element.showModal();
    const { activeElement: focused } = document;
    // WebKit shows the ring on what the dialog focuses, also after a press by the mouse.
    if (!isPressed || isByKey || !(focused instanceof HTMLElement)) return;
    if (!focused.matches(":focus-visible")) return;
    focused.blur();
    focused.focus({ focusVisible: false });
  }, [dialog, isPressed]);
}
