import { useEffect, useState } from "react";
import * as messages from "../../domain/messages.ts";
import { ask, type Answer } from "../actions/post.ts";

/** Pause after the last letter before the server is asked, in milliseconds (product §4). */
const pause = 300;

/** Spec §4, Username availability check. */
export interface UsernameCheck {
  readonly availability: "unknown" | "checking" | "available" | "taken";
  /** Why it is unknown, where the server was asked in vain. */
  readonly failure: string | null;
  /** Asks again. */
  readonly retry: () => void;
}

interface Known extends Pick<UsernameCheck, "availability" | "failure"> {
  readonly username: string;
}

const taken: ReadonlySet<string> = new Set([
  "username-taken",
  "profile-username-taken",
  "profile-username-unavailable",
]);

function read(username: string, answer: Answer): Known {
  if (answer.ok) return { username, availability: answer.availability ?? "unknown", failure: null };
  if (answer.refusal !== null && taken.has(answer.refusal.code))
    return { username, availability: "taken", failure: null };
  const failure = answer.refusal === null ? messages.refusals["username-not-checked"] : answer.message;
  return { username, availability: "unknown", failure };
}

/**
 * Asks while a username is typed whether it is free. An answer to a name that is no longer there counts for nothing.
 * @param address the action that answers `intent=check-username`.
 * @param username a valid one, lower case, or null where there is nothing to ask.
 */
export function useUsernameCheck(address: string, username: string | null): UsernameCheck {
  const [known, setKnown] = useState<Known | null>(null);
  const isKnown = known?.username === username;

  useEffect(() => {
    if (username === null || isKnown) return;
    const asking = new AbortController();
    const look = async () => {
      const answer = await ask(address, { intent: "check-username", username }, { signal: asking.signal });
      if (!asking.signal.aborted) setKnown(read(username, answer));
    };
    const timer = setTimeout(() => void look(), pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [address, username, isKnown]);

  const retry = () => setKnown(null);
  if (username === null) return { availability: "unknown", failure: null, retry };
  return isKnown ? { ...known, retry } : { availability: "checking", failure: null, retry };
}
