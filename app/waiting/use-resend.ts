import { useEffect } from "react";
import { onPhoneChange } from "../shell/phone-storage.ts";
import type { WaitingPress, WaitingPresses } from "./waiting-presses.ts";

/** Sends a press, or forgets one that was taken back in time. Resolves to whether the server could be reached. */
type Settle<Press> = (press: Press) => Promise<boolean>;

/** The first and the longest time between two tries, in milliseconds. Each is twice the one before. */
const [firstDelay, longestDelay] = [1000, 60_000] as const;

/** Sends a user's presses now, whenever the line may be back, and after longer and longer pauses. Returns what stops this. */
function keepSending<Press extends WaitingPress>(
  owner: string,
  presses: WaitingPresses<Press>,
  settle: Settle<Press>,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let delay: number = firstDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  function later(): void {
    // Without a connection, the event `online` comes before there is anything to try.
    if (signal.aborted || isSending || timer !== undefined || !navigator.onLine) return;
    if (presses.of(owner).every(({ stage }) => stage === "sent")) return;
    timer = setTimeout(() => void send(), delay);
    delay = Math.min(2 * delay, longestDelay);
  }
  async function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isSending) return;
    isSending = true;
    let isReached = true;
    for (const press of presses.of(owner)) isReached &&= !signal.aborted && (await settle(press));
    isSending = false;
    if (isReached) delay = firstDelay;
    later();
  }
  function now(): void {
    delay = firstDelay;
    if (document.visibilityState === "visible") void send();
  }

  window.addEventListener("online", now, { signal });
  document.addEventListener("visibilitychange", now, { signal });
  const stop = onPhoneChange(later);
  void send();
  return () => {
    ended.abort();
    stop();
    clearTimeout(timer);
  };
}

/**
 * Sends what waits for a user, once the server can be reached.
 * @param owner the user's key; null where nobody's presses can wait.
 */
export function useResend<Press extends WaitingPress>(
  owner: string | null,
  presses: WaitingPresses<Press>,
  settle: Settle<Press>,
): void {
  useEffect(
    () => (owner === null ? undefined : keepSending(owner, presses, settle)),
    [owner, presses, settle],
  );
}
