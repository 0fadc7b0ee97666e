import { useEffect } from "react";
import { paths } from "../../../domain/site/paths.ts";
import { read } from "../../client/read.ts";
import { noteSessionEnd } from "../../client/session-end.ts";
import { onPhoneChange } from "../../shell/phone-storage.ts";
import { forgetPress, pressesOf, type Press } from "./waiting-presses.ts";

/** Sends a press. Resolves to whether the server could be reached. */
type Resend = (press: Press) => Promise<boolean>;

/** The first and the longest time between two tries, in milliseconds. Each is twice the one before. */
const [firstDelay, longestDelay] = [1000, 60_000] as const;

/**
 * Whether a press that was taken back needs to be sent: the press before it may have been saved without an answer. Null where the
 * server cannot be reached.
 */
async function hasArrived({ gemId, isSaved }: Press): Promise<boolean | null> {
  const list = await read("saves", new URL(paths.saves(), window.location.href)).catch(() => null);
  if (list === null) return null;
  if (list.savedGems === null) noteSessionEnd();
  return list.savedGems?.includes(gemId) === !isSaved;
}

/** Sends a press, or forgets one that was taken back in time. Returns whether the server could be reached. */
async function settle(press: Press, resend: Resend): Promise<boolean> {
  const arrived = press.stage !== "back" || (await hasArrived(press));
  if (arrived === null) return false;
  if (arrived) return resend(press);
  forgetPress(press);
  return true;
}

/** Sends a user's presses now, whenever the line may be back, and after longer and longer pauses. Returns what stops this. */
function keepSending(owner: string, resend: Resend): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let delay: number = firstDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  function later(): void {
    // Without a connection, the event `online` comes before there is anything to try.
    if (signal.aborted || isSending || timer !== undefined || !navigator.onLine) return;
    if (pressesOf(owner).every(({ stage }) => stage === "sent")) return;
    timer = setTimeout(() => void send(), delay);
    delay = Math.min(2 * delay, longestDelay);
  }
  async function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isSending) return;
    isSending = true;
    let isReached = true;
    for (const press of pressesOf(owner)) isReached &&= !signal.aborted && (await settle(press, resend));
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
export function useResend(owner: string | null, resend: Resend): void {
  useEffect(() => (owner === null ? undefined : keepSending(owner, resend)), [owner, resend]);
}
