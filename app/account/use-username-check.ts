import { useEffect, useState } from "react";
import type { RefusedAction } from "../../domain/site/action-response.ts";
import { refusals } from "../../domain/site/refusals.ts";
import { post } from "../client/post.ts";
import type { ResponseOf } from "../../server/actions/registry.ts";

/** The pause after the last key before the request, in milliseconds (docs/product.md §4). */
const pause = 300;

/** docs/product.md §4, Username availability check. */
export interface UsernameCheck {
  readonly availability: "unknown" | "checking" | "available" | "taken" | "unavailable";
  /** Why the availability is unknown, when the request failed. */
  readonly failure: string | null;
  /** Repeats the request. */
  readonly retry: () => void;
}

interface Known extends Pick<UsernameCheck, "availability" | "failure"> {
  readonly username: string;
}

/** The actions that check usernames. */
type LookUp = "signup" | "editProfile";

function known(username: string, response: ResponseOf<LookUp, "check-username"> | RefusedAction): Known {
  if (response.ok) return { username, availability: response.availability, failure: null };
  // Then the whole form says it.
  if (response.refusal?.code === "not-signed-in") return { username, availability: "unknown", failure: null };
  const failure = response.refusal === null ? refusals["username-not-checked"].message : response.message;
  return { username, availability: "unknown", failure };
}

/**
 * Checks while a username is typed whether it is available. A response about an older value is ignored.
 * @param action the action that checks it.
 * @param username a valid username in lower case; null when there is nothing to check.
 */
export function useUsernameCheck(action: LookUp, username: string | null): UsernameCheck {
  const [last, setLast] = useState<Known | null>(null);
  const isKnown = last?.username === username;

  useEffect(() => {
    if (username === null || isKnown) return;
    const checking = new AbortController();
    const look = async () => {
      const { signal } = checking;
      const response = await post(action, "check-username", { username }, { signal });
      if (!signal.aborted) setLast(known(username, response));
    };
    const timer = setTimeout(() => void look(), pause);
    return () => {
      clearTimeout(timer);
      checking.abort();
    };
  }, [action, username, isKnown]);

  const retry = () => setLast(null);
  if (username === null) return { availability: "unknown", failure: null, retry };
  return isKnown ? { ...last, retry } : { availability: "checking", failure: null, retry };
}
