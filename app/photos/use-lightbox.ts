import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router";
import { neighbours, type Direction } from "../../domain/lightbox.ts";
import { photoLinkId, readOpener } from "../prints/lightbox-history.ts";

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: "previous", ArrowRight: "next" };

/** A lightbox that was closed is gone after this time, in milliseconds, whatever the page below does. */
const longestStay = 150;

/** What the lightbox does; the photo shown is always the one in the address. */
export interface LightboxControls {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** The history entry's state, for links that replace the entry. */
  readonly state: unknown;
  /** Which way the photos were turned last; null before the first turn. */
  readonly turned: Direction | null;
  readonly step: (direction: Direction) => void;
  readonly close: () => void;
  /** Escape was pressed: closes like the button. */
  readonly onCancel: (event: { preventDefault(): void }) => void;
  /** The dialog has closed: takes the address along. */
  readonly onClose: () => void;
  /** The visitor goes on to another page: the focus belongs there. */
  readonly onLeave: () => void;
}

/**
 * Opening made one history entry, the way through the photos replaces it, and closing goes back over it (docs/product.md §2).
 * Where the lightbox was not opened in this visit there is nothing to go back to, and closing replaces the entry.
 */
export function useLightbox(
  photo: number,
  total: number,
  address: (photo?: number) => string,
): LightboxControls {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  const opener = readOpener(state);
  const [turned, setTurned] = useState<Direction | null>(null);
  const latest = useRef(photo);
  const asked = useRef<number>(null);
  const returnTo = useRef<string>(null);
  const leaving = useRef(false);
  const underway = useRef<void | Promise<void>>(undefined);

  useLayoutEffect(() => {
    // A photo that was asked for before the latest one: the page is still catching up.
    if (asked.current === null || asked.current === photo) {
      asked.current = null;
      latest.current = photo;
    }
    returnTo.current = photoLinkId(opener ?? photo);
  }, [photo, opener]);

  useModal(dialog);
  useEffect(
    () => () => {
      if (returnTo.current !== null) document.getElementById(returnTo.current)?.focus();
    },
    [],
  );

  // Counted from the photo last asked for, so that no press is lost while the page catches up.
  const step = (direction: Direction) => {
    if (leaving.current) return;
    latest.current = neighbours(latest.current, total)[direction];
    asked.current = latest.current;
    setTurned(direction);
    underway.current = navigate(address(latest.current), { replace: true, state, preventScrollReset: true });
  };

  // A step that is still underway would replace the entry that going back has just reached.
  const leave = async () => {
    if (leaving.current) return;
    leaving.current = true;
    await underway.current;
    const options = { replace: true, preventScrollReset: true, viewTransition: true };
    await (opener === null ? navigate(address(), options) : navigate(-1));
  };

  // The dialog goes with the page, so that the print can shrink to where it came from; where that page is slow to come, alone.
  const close = () => {
    void leave();
    setTimeout(() => dialog.current?.close(), longestStay);
  };

  // Before the first paint: whoever sees the photo may press at once.
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
    state,
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

/** The page brings the dialog open, so that it shows without JavaScript; this makes it modal, which holds the focus. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || element.matches(":modal")) return;
    element.removeAttribute("open");
    element.showModal();
  }, [dialog]);
}
