import { useEffect } from "react";
import { sessionChannel, type SessionEvent } from "../../domain/google.ts";
import { startSessionEpoch, forgetAll } from "./session-storage.ts";

/** Between a change of session and the reload that shows it, in milliseconds (docs/product.md §9). */
const reloadDelay = 500;

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Loads the page anew, as somebody else or as nobody; nothing where this window is on its way already. */
export function reloadSoon(): void {
  leaving ??= setTimeout(() => window.location.reload(), reloadDelay);
}

/** Goes to an address with a whole new document, instead of any reload to come. */
export function leaveFor(address: string): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => window.location.assign(address));
}

/** One channel for the whole window: a window does not receive what it broadcasts itself. */
let channel: BroadcastChannel | undefined;
const openChannel = () => (channel ??= new BroadcastChannel(sessionChannel));

/** Tells the other windows of the site that the session has changed here, so that they follow. A log-out also clears what is stored. */
export function broadcastSessionEvent(event: SessionEvent): void {
  startSessionEpoch();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays in the origin
  openChannel().postMessage(event);
  if (event.kind === "signed-out") forgetAll();
}

/** Calls back at each event that another window broadcasts. */
export function useSessionEvents(listener: (event: SessionEvent) => void): void {
  useEffect(() => {
    const listen = ({ data }: MessageEvent<SessionEvent>) => listener(data);
    const opened = openChannel();
    opened.addEventListener("message", listen);
    return () => opened.removeEventListener("message", listen);
  }, [listener]);
}
