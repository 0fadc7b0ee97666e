import { useEffect } from "react";
import { sessionChannel, type SessionEvent } from "../../domain/account/google.ts";
import { forgetAll } from "./phone-storage.ts";
import { startSessionEpoch } from "./session-storage.ts";

/** How the session has changed, while the new document is loading. */
export type SessionChange = "signed-up" | "signed-in" | "signed-out" | "deleted";

/** The delay between a change of session and the new document, in milliseconds (docs/product.md §9). */
const reloadDelay = 500;

let leaving: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<(change: SessionChange) => void>();

/** Calls `listener` when this window is about to load a document of another session. Returns the function that stops this. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const announce = (change: SessionChange) => listeners.forEach((listener) => listener(change));

/** Reloads the page for the new session. Does nothing when the window is leaving already. */
export function reloadSoon(change: SessionChange): void {
  if (leaving !== undefined) return;
  leaving = setTimeout(() => window.location.reload(), reloadDelay);
  announce(change);
}

/** Loads an address as a new document after the same delay, instead of a pending reload. */
export function leaveFor(address: string, change: SessionChange): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => window.location.assign(address), reloadDelay);
  announce(change);
}

const followers = new Set<(event: SessionEvent) => void>();

/** One channel for the whole window, because a channel does not receive its own messages. */
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel {
  if (channel !== undefined) return channel;
  channel = new BroadcastChannel(sessionChannel);
  channel.addEventListener("message", ({ data }: MessageEvent<SessionEvent>) => {
    // A copy, in one listener: what one follower removes from the page has still followed this event. Between two
    // listeners of an event, promises settle.
    for (const follow of new Set(followers)) follow(data);
  });
  return channel;
}

/** Broadcasts to the other windows that the session has changed. A log-out also removes what the browser keeps of the user. */
export function broadcastSessionEvent(event: SessionEvent): void {
  startSessionEpoch();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays in the origin
  openChannel().postMessage(event);
  if (event.kind === "signed-out") forgetAll();
}

/** Calls `follow` for each event from another window. Returns the function that stops this. */
export function onSessionEvent(follow: (event: SessionEvent) => void): () => void {
  openChannel();
  followers.add(follow);
  return () => followers.delete(follow);
}

/** Calls `follow` for each event from another window, while the component is on the page. */
export function useSessionEvents(follow: (event: SessionEvent) => void): void {
  useEffect(() => onSessionEvent(follow), [follow]);
}
