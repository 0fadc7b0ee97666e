import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RefusedAction } from "../../domain/site/action-response.ts";
import type { Month, Stamp } from "../../domain/stamps/stamp.ts";
import type { FieldsOf, ResponseOf } from "../../server/actions/registry.ts";
import { post } from "../client/post.ts";
import { useSite } from "../shell/use-site.ts";
import { useToast } from "../ui/toast.tsx";
import {
  noticeOf,
  ownerOn,
  pressStamp,
  readStamps,
  watchStamps,
  type StampPress,
  type WantedStamp,
} from "../waiting/stamp-presses.ts";
import { useLookAgain } from "../waiting/use-look-again.ts";

/** The book as the server knew it last. */
interface Book {
  readonly stamps: readonly Stamp[];
  readonly takenAway: Stamp | null;
}

/** Puts what is wanted of one gem into the book. */
const withWanted = (stamps: readonly Stamp[], { gemId, press, month }: WantedStamp, present: Month) => {
  const others = stamps.filter((stamp) => stamp.gemId !== gemId);
  return press === null ? others : [...others, { ...press, gemId, month: month ?? present }];
};

/**
 * Holds the stamp book. Each answer of the server is the whole book, and it is read again when the window comes back, so that
 * two tabs agree. A press waits where the server cannot be reached.
 * @param present the present month in Japan.
 */
export function useStamps(loaded: Book, present: Month) {
  const { currentUser, isSessionUnknown } = useSite();
  const owner = ownerOn({ key: currentUser?.key, isSessionUnknown });
  const show = useToast();
  const [book, setBook] = useState(loaded);
  const [pending, setPending] = useState<readonly StampPress[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  // A press sends once: the hand that leaves the button, and the click that the browser makes of it.
  const isSending = useRef(false);

  const adopt = useCallback((stamps: readonly Stamp[]) => setBook((before) => ({ ...before, stamps })), []);
  useEffect(() => watchStamps(owner, { onPending: setPending, onDecided: adopt }), [owner, adopt]);
  const readAgain = useCallback(async () => {
    const stamps = await readStamps();
    if (stamps !== null && !isSending.current) adopt(stamps);
  }, [adopt]);
  useLookAgain(currentUser !== null, readAgain);

  /** Resolves to whether the book was changed; the page shows it already then. */
  async function change<Outcome extends ResponseOf<"stamps", "press"> | RefusedAction | "waits" | null>(
    send: () => Promise<Outcome>,
    noteOf: (outcome: Outcome) => ReturnType<typeof noticeOf>,
  ): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setIsBusy(true);
    const outcome = await send();
    isSending.current = false;
    const isDone = typeof outcome === "object" && outcome?.ok === true;
    flushSync(() => {
      setIsBusy(false);
      if (isDone) setBook({ stamps: outcome.stamps, takenAway: outcome.takenAway });
    });
    const notice = isDone ? null : noteOf(outcome);
    if (notice !== null) show(notice);
    return isDone || outcome === "waits";
  }

  const stamps = useMemo(
    () => pending.reduce((list, wanted) => withWanted(list, wanted, present), book.stamps),
    [book.stamps, pending, present],
  );
  return {
    stamps,
    waiting: pending.map(({ gemId }) => gemId),
    takenAway: book.takenAway,
    isBusy,
    press: (wanted: WantedStamp) =>
      change(
        () => pressStamp(owner, wanted),
        (outcome) => noticeOf(wanted, outcome),
      ),
    setMonth: (fields: FieldsOf<"stamps", "month">) =>
      change(
        () => post("stamps", "month", fields),
        (response) => (response.ok ? null : { type: "error", message: response.message }),
      ),
  };
}
