import { startTransition, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { neighbours, readPhoto, type Direction } from "../../domain/prints/lightbox.ts";
import { readOpener, type LightboxState } from "../prints/lightbox-history.ts";

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: "previous", ArrowRight: "next" };

/** The photo that is open in the lightbox, and the ways to another one. */
export interface OpenPhoto {
  /** The number in the address, from 1; null while the lightbox is closed. */
  readonly photo: number | null;
  /** The photo whose link opened the lightbox; null when the visit began in it. */
  readonly opener: number | null;
  /** Whether the lightbox was open on arrival. */
  readonly isArrival: boolean;
  /** Returns, once, the place in the window of the print that was pressed; null when none was. */
  readonly consumePlace: () => DOMRect | null;
  /** The direction of the last step; null before the first. */
  readonly turned: Direction | null;
  /** Opens a photo. It stays the same function. */
  readonly press: (photo: number, from: DOMRect) => void;
  readonly step: (direction: Direction) => void;
  readonly close: () => void;
}

/**
 * The photo in the lightbox: `photo` of the address. Opening makes one history entry, each step through the photos
 * replaces it, and closing goes back (docs/product.md §2). When the visit began in the lightbox, there is no entry to go
 * back to, and closing replaces the entry.
 * @param address the address of the gallery, with or without a photo. It must stay the same function.
 */
export function usePhoto(total: number, address: (photo?: number) => string): OpenPhoto {
  const navigate = useNavigate();
  const { state } = useLocation() as { readonly state: unknown };
  const [params] = useSearchParams();
  const photo = readPhoto(params, total);
  const [isArrival] = useState(photo !== null);
  const [turned, setTurned] = useState<Direction | null>(null);
  const opener = useRef<number>(null);
  const place = useRef<DOMRect>(null);
  const isClosing = useRef(false);

  useLayoutEffect(() => {
    opener.current = readOpener(state);
    isClosing.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- closing may change the photo alone
  }, [photo, state]);

  // The address changes within a press, and React renders it later: presses in between count from the address.
  const inAddress = useCallback(() => readPhoto(new URLSearchParams(window.location.search), total), [total]);

  const press = useCallback(
    (chosen: number, from: DOMRect) => {
      // The second press of a double press comes before the lightbox covers the print.
      if (inAddress() !== null) return;
      opener.current = chosen;
      place.current = from;
      startTransition(() => setTurned(null));
      const own: LightboxState = { opener: chosen };
      void navigate(address(chosen), { state: own, preventScrollReset: true });
    },
    [address, inAddress, navigate],
  );

  const consumePlace = useCallback(() => {
    const from = place.current;
    place.current = null;
    return from;
  }, []);

  const step = (direction: Direction) => {
    const shown = inAddress();
    if (shown === null || isClosing.current) return;
    // Together with the photo.
    startTransition(() => setTurned(direction));
    const own: LightboxState | null = opener.current === null ? null : { opener: opener.current };
    void navigate(address(neighbours(shown, total)[direction]), {
      replace: true,
      state: own,
      preventScrollReset: true,
    });
  };

  const close = () => {
    if (inAddress() === null || isClosing.current) return;
    isClosing.current = true;
    void (opener.current === null
      ? navigate(address(), { replace: true, preventScrollReset: true })
      : navigate(-1));
  };

  // Before the first paint, so that the first press works.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = directions[event.key];
      if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (inAddress() === null) return;
      event.preventDefault();
      step(direction);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });

  return { photo, opener: readOpener(state), isArrival, consumePlace, turned, press, step, close };
}
