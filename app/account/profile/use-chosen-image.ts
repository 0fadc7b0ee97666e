import { useEffect, useState } from "react";
import { centred, type Framing, type Size } from "../../../domain/framing.ts";
import * as messages from "../../../domain/messages.ts";
import { checkImage } from "../../../domain/profile.ts";

/** A picture chosen but not yet sent. */
interface Chosen {
  readonly file: File | null;
  /** Its address within this page, or null. */
  readonly url: string | null;
  /** Why the last choice was not taken. */
  readonly error: string | null;
  /** Known once the browser has read it. */
  readonly size: Size | null;
  /** Which square of it is shown. */
  readonly framing: Framing;
}

/** A picture chosen but not yet sent, and the ways to choose and to frame one. */
export interface ChosenImage extends Chosen {
  readonly choose: (file: File | null) => void;
  readonly measure: (size: Size) => void;
  readonly frame: (change: (framing: Framing) => Framing) => void;
}

const none: Chosen = { file: null, url: null, error: null, size: null, framing: centred };

/** Holds the chosen picture; one that cannot be taken is refused at once (docs/product.md §5, Image). */
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
      else setChosen({ ...none, error: messages.refusals[checked.refusal] });
    },
    measure: (size) => setChosen((current) => ({ ...current, size })),
    frame: (change) => setChosen((current) => ({ ...current, framing: change(current.framing) })),
  };
}
