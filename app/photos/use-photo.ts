import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { readPhoto } from "../../domain/lightbox.ts";

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
  /** Shows a pressed photo at once. */
  readonly press: (pressed: PressedPhoto) => void;
  /** Whether the lightbox was open on arrival. */
  readonly isArrival: boolean;
}

/** The photo in the lightbox. Its source is the address; a pressed photo is shown before the address has it. */
export function usePhoto(total: number): ShownPhoto {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const [pressed, press] = useState<PressedPhoto | null>(null);
  const [entry, setEntry] = useState(key);
  if (entry !== key) {
    setEntry(key);
    press(null);
  }
  const photo = readPhoto(params, total) ?? pressed?.photo ?? null;
  const [isArrival] = useState(photo !== null);
  return { photo, pressed, press, isArrival };
}
