import { useEffect, useRef, useState } from "react";
import * as messages from "../../domain/site/messages.ts";
import type { Press } from "../../domain/stamps/press.ts";
import type { Stamp } from "../../domain/stamps/stamp.ts";
import { useLogIn } from "../shell/log-in.ts";
import { useAskToLogIn } from "../shell/use-ask-to-log-in.ts";
import { useSite } from "../shell/use-site.ts";
import { useToast } from "../ui/toast.tsx";
import type { StampPress, WantedStamp } from "../waiting/stamp-presses.ts";

/** Visitors need none of it. */
const loadPresses = () => import("../waiting/stamp-presses.ts");

/** The stamp of a gem, as its page shows it. */
interface OwnStamp {
  /** How it was pressed; null where it is missing. A press shows before the server's response. */
  readonly shown: Press | null;
  /** Whether the last press waits for a connection. */
  readonly isWaiting: boolean;
  /** Presses the seal, or takes the stamp away. While the last press is being sent, it does nothing. */
  readonly toggle: (press: Press) => void;
}

/**
 * Holds the stamp of a gem.
 * @param loaded the stamp as the server knew it when the page was loaded.
 */
export function useOwnStamp(gemId: number, loaded: Stamp | null): OwnStamp {
  const site = useSite();
  const isVisitor = site.currentUser === null && !site.isSessionUnknown;
  const show = useToast();
  const logIn = useLogIn();
  const askToLogIn = useAskToLogIn();
  const [known, setKnown] = useState(loaded);
  const [underway, setUnderway] = useState<WantedStamp | null>(null);
  const [pending, setPending] = useState<StampPress | undefined>();
  const isSending = useRef(false);

  const ownKey = site.currentUser?.key;
  const { isSessionUnknown } = site;
  useEffect(() => {
    if (isVisitor) return;
    const ended = new AbortController();
    const watch = async () => {
      const { ownerOn, watchStamps } = await loadPresses();
      if (ended.signal.aborted) return;
      const stop = watchStamps(ownerOn({ key: ownKey, isSessionUnknown }), {
        onPending: (presses) => setPending(presses.find((kept) => kept.gemId === gemId)),
        onDecided: (stamps) => setKnown(stamps.find((stamp) => stamp.gemId === gemId) ?? null),
      });
      ended.signal.addEventListener("abort", stop);
    };
    void watch();
    return () => ended.abort();
  }, [isVisitor, ownKey, isSessionUnknown, gemId]);

  const latest: Pick<WantedStamp, "press"> | undefined = underway ?? pending;
  const shown = isVisitor ? null : latest === undefined ? known : latest.press;

  async function press(wanted: WantedStamp): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setUnderway(wanted);
    const before = known;
    const { noticeOf, ownerOn, pressStamp } = await loadPresses();
    const owner = ownerOn({ key: ownKey, isSessionUnknown });
    // Who reads the page is not known, and the phone keeps nothing of anybody: this says so.
    const outcome = owner === null ? null : await pressStamp(owner, wanted);
    if (owner === null) logIn();
    isSending.current = false;
    setUnderway(null);
    if (typeof outcome === "object" && outcome?.ok === true)
      setKnown(outcome.stamps.find((stamp) => stamp.gemId === gemId) ?? null);
    const notice = noticeOf(wanted, outcome);
    if (notice === null) return;
    const isUndoable =
      wanted.press === null && before !== null && outcome !== "waits" && notice.type === "info";
    const run = () => before !== null && void press({ gemId, press: before, month: before.month });
    show(isUndoable ? { ...notice, action: { label: messages.beenHere.undo, run } } : notice);
  }
  return {
    shown,
    isWaiting: pending?.stage === "wait",
    toggle(how) {
      if (isVisitor) askToLogIn(messages.beenHere.logIn);
      else void press({ gemId, press: shown === null ? how : null, month: null });
    },
  };
}
