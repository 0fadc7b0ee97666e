import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router";
import { neighbours, type Direction } from "../../domain/lightbox.ts";
import { photoLinkId, readOpener } from "../prints/lightbox-history.ts";

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: "previous", ArrowRight: "next" };

/** What the lightbox does; the photo shown is always the one in the address. */
export interface LightboxControls {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** The history entry's state, for links that replace the entry. */
  readonly state: unknown;
  readonly step: (direction: Direction) => void;
  readonly close: () => void;
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
  const latest = useRef(photo);
  const asked = useRef<number>(null);
  const returnTo = useRef<string>(null);
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
    latest.current = neighbours(latest.current, total)[direction];
    asked.current = latest.current;
    underway.current = navigate(address(latest.current), { replace: true, state, preventScrollReset: true });
  };

  // A step that is still underway would replace the entry that going back has just reached.
  const leave = async () => {
    await underway.current;
    await (opener === null ? navigate(address(), { replace: true, preventScrollReset: true }) : navigate(-1));
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
    step,
    close: () => dialog.current?.close(),
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
