import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RefusedAction } from "../../domain/site/action-response.ts";
import type { Stamp } from "../../domain/stamps/stamp.ts";
import { post } from "../client/post.ts";
import { useToast } from "../ui/toast.tsx";
import type { FieldsOf } from "../../server/actions/registry.ts";

/** The book as the server knew it last. */
interface Book {
  readonly stamps: readonly Stamp[];
  readonly takenAway: Stamp | null;
}

/** The answer to a change of the book. */
type Answer = RefusedAction | (Book & { readonly ok: true });

/** Holds the stamp book. Each answer of the server is the whole book, so that two tabs agree after the next press. */
export function useStamps(loaded: Book) {
  const [book, setBook] = useState(loaded);
  const [isBusy, setIsBusy] = useState(false);
  // A press sends once: the hand that leaves the button, and the click that the browser makes of it.
  const isSending = useRef(false);
  const show = useToast();

  /** Resolves to whether the book was changed; the page shows it already then. */
  async function change(send: () => Promise<Answer>): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setIsBusy(true);
    const response = await send();
    isSending.current = false;
    flushSync(() => {
      setIsBusy(false);
      if (response.ok) setBook({ stamps: response.stamps, takenAway: response.takenAway });
    });
    if (!response.ok) {
      const isVisitor = response.refusal?.code === "stamp-logged-out";
      show({ type: isVisitor ? "info" : "error", message: response.message });
    }
    return response.ok;
  }
  return {
    ...book,
    isBusy,
    press: (fields: FieldsOf<"stamps", "press">) => change(() => post("stamps", "press", fields)),
    setMonth: (fields: FieldsOf<"stamps", "month">) => change(() => post("stamps", "month", fields)),
    remove: (fields: FieldsOf<"stamps", "remove">) => change(() => post("stamps", "remove", fields)),
  };
}
