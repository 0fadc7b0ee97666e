import { useCallback, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { readPhoto } from "../../domain/lightbox.ts";
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
  /** Shows a pressed photo at once, and gives it a history entry. */
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
  const press = useCallback(
    (chosen: PressedPhoto) => {
      setPressed(chosen);
      const state: LightboxState = { opener: chosen.photo };
      navigate(address(chosen.photo), { replace: false, state }, () => setPressed(null));
    },
    [address, navigate],
  );
  const photo = readPhoto(params, total) ?? pressed?.photo ?? null;
  const [isArrival] = useState(photo !== null);
  return { photo, pressed, press, isArrival };
}
