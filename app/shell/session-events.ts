import { useEffect } from "react";
import { sessionChannel, type SessionEvent } from "../../domain/google.ts";
import { startSessionEpoch, forgetAll } from "./session-storage.ts";

/** What has become of the session, while the document that shows it is on its way. */
export type SessionChange = "signed-up" | "signed-in" | "signed-out" | "deleted";

/** Between a change of session and the document that shows it, in milliseconds (docs/product.md §9). */
const reloadDelay = 500;

let leaving: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<(change: SessionChange) => void>();

/** Calls back when this window is about to leave its document for one of another session; the answer ends that. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const announce = (change: SessionChange) => listeners.forEach((listener) => listener(change));

/** Loads the page anew, as somebody else or as nobody; nothing where this window is on its way already. */
export function reloadSoon(change: SessionChange): void {
  if (leaving !== undefined) return;
  leaving = setTimeout(() => window.location.reload(), reloadDelay);
  announce(change);
}

/** Goes to an address with a whole new document in the same time, instead of any reload to come. */
export function leaveFor(address: string, change: SessionChange): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => window.location.assign(address), reloadDelay);
  announce(change);
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
