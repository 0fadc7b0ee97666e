import { useEffect, useState } from "react";
import { centred, type Framing, type Size } from "../../../domain/account/framing.ts";
import { refusals } from "../../../domain/site/refusals.ts";
import { checkImage } from "../../../domain/account/profile.ts";

/** A picture chosen but not yet sent. */
interface Chosen {
  readonly file: File | null;
  /** Its address within this page, or null. */
  readonly url: string | null;
  /** Why the last choice was refused. */
  readonly error: string | null;
  /** Its size in pixels; null until the browser has decoded it. */
  readonly size: Size | null;
  /** The square that is cropped. */
  readonly framing: Framing;
}

/** The chosen picture, and the functions to choose and to frame one. */
export interface ChosenImage extends Chosen {
  readonly choose: (file: File | null) => void;
  readonly measure: (size: Size) => void;
  readonly frame: (change: (framing: Framing) => Framing) => void;
}

const none: Chosen = { file: null, url: null, error: null, size: null, framing: centred };

/** The state of the chosen picture. An invalid one is refused at once (docs/product.md §5, Image). */
export function useChosenImage(): ChosenImage {
  const [chosen, setChosen] = useState(none);
  const { url } = chosen;
  useEffect(() => () => void (url !== null && URL.revokeObjectURL(url)), [url]);
  return {
    ...chosen,
    choose(file) {
      const checked = file === null ? null : checkImage(file);
      if (file === null || checked === null) setChosen(none);
      else if (checked.ok) setChosen({ ...none, file, url: URL.createObjectURL(file) });
      else setChosen({ ...none, error: refusals[checked.refusal].message });
    },
    measure: (size) => setChosen((current) => ({ ...current, size })),
    frame: (change) => setChosen((current) => ({ ...current, framing: change(current.framing) })),
  };
}
