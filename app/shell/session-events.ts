import { useEffect } from "react";
import { sessionChannel, type SessionNews } from "../../domain/google.ts";
import { changeRound, forgetAll } from "./session-storage.ts";

/** Between a change of session and the reload that shows it, in milliseconds (spec §9). */
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

/** One channel for the whole window: what it says, it does not hear itself. */
let channel: BroadcastChannel | undefined;
const openChannel = () => (channel ??= new BroadcastChannel(sessionChannel));

/** Tells the other windows of the site that the session has changed here, so that they follow; a leave leaves nothing behind. */
export function tellOthers(news: SessionNews): void {
  changeRound();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays in the origin
  openChannel().postMessage(news);
  if (news.kind === "signed-out") forgetAll();
}

/** Hears what the other windows tell. */
export function useSessionNews(hear: (news: SessionNews) => void): void {
  useEffect(() => {
    const listen = ({ data }: MessageEvent<SessionNews>) => hear(data);
    const heard = openChannel();
    heard.addEventListener("message", listen);
    return () => heard.removeEventListener("message", listen);
  }, [hear]);
}
