import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useSearchParams } from "react-router";
import { readPhoto } from "../../domain/prints/lightbox.ts";
import type { LightboxState } from "../prints/lightbox-history.ts";
import { useNavigateAfterPaint } from "../shell/use-navigate-after-paint.ts";

/** A photo that was pressed here, until the address has it. */
export interface PressedPhoto {
  readonly photo: number;
  /** Where its print stood in the window. */
  readonly place: DOMRect;
}

/** The photo in the lightbox, from 1. */
interface ShownPhoto {
  /** Null while the lightbox is closed. */
  readonly photo: number | null;
  readonly pressed: PressedPhoto | null;
  /** Gives a pressed photo a history entry at once, and shows it in the next frame. */
  readonly press: (pressed: PressedPhoto) => void;
  /** Whether the lightbox was open on arrival. */
  readonly isArrival: boolean;
}

/**
 * The photo in the lightbox. Its source is the address; a pressed photo is shown before React Router has the address.
 * @param address the address of the gallery with a photo. It must stay the same function.
 */
export function usePhoto(total: number, address: (photo: number) => string): ShownPhoto {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const [pressed, setPressed] = useState<PressedPhoto | null>(null);
  const [entry, setEntry] = useState(key);
  if (entry !== key) {
    setEntry(key);
    setPressed(null);
  }
  const navigate = useNavigateAfterPaint();
  const photo = readPhoto(params, total) ?? pressed?.photo ?? null;
  // The second press of a double press comes before the lightbox covers the print.
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    isTaken.current = photo !== null;
  }, [photo]);
  const press = useCallback(
    (chosen: PressedPhoto) => {
      if (isTaken.current) return;
      isTaken.current = true;
      const state: LightboxState = { opener: chosen.photo };
      navigate(
        address(chosen.photo),
        { replace: false, state },
        () => {
          isTaken.current = false;
          setPressed(null);
        },
        // Rendering the lightbox takes as long as everything else of a press.
        () => flushSync(() => setPressed(chosen)),
      );
    },
    [address, navigate],
  );
  const [isArrival] = useState(photo !== null);
  return { photo, pressed, press, isArrival };
}
