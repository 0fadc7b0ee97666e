import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Stamp } from "../../domain/stamps/stamp.ts";
import { post } from "../client/post.ts";
import { useToast } from "../ui/toast.tsx";
import type { FieldsOf } from "../../server/actions/registry.ts";

/** The book as the server knew it last. */
interface Book {
  readonly stamps: readonly Stamp[];
  readonly takenAway: Stamp | null;
}

/** A change of the book, as it is sent. */
type ChangeRequest =
  | ({ readonly intent: "press" } & FieldsOf<"stamps", "press">)
  | ({ readonly intent: "month" } & FieldsOf<"stamps", "month">)
  | ({ readonly intent: "remove" } & FieldsOf<"stamps", "remove">);

function send(request: ChangeRequest) {
  switch (request.intent) {
    case "press": {
      const { intent, ...fields } = request;
      return post("stamps", intent, fields);
    }
    case "month": {
      const { intent, ...fields } = request;
      return post("stamps", intent, fields);
    }
    case "remove": {
      const { intent, ...fields } = request;
      return post("stamps", intent, fields);
    }
  }
}

/** Holds the stamp book. Each answer of the server is the whole book, so that two tabs agree after the next press. */
export function useStamps(loaded: Book) {
  const [book, setBook] = useState(loaded);
  const [isBusy, setIsBusy] = useState(false);
  // A press sends once: the hand that leaves the button, and the click that the browser makes of it.
  const isSending = useRef(false);
  const show = useToast();

  /** Resolves to whether the book was changed; the page shows it already then. */
  async function change(request: ChangeRequest): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setIsBusy(true);
    const response = await send(request);
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
  return { ...book, isBusy, change };
}
