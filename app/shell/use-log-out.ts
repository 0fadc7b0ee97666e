import type { SubmitEvent } from "react";
import { post } from "../client/post.ts";
import { useToast } from "../ui/toast.tsx";
import { prefetchSessionChanged } from "./log-in-provider.tsx";
import { broadcastSessionEvent, reloadSoon } from "./session-events.ts";

/** Returns the function that handles the log-out form: it ends the session, here and in the other windows. */
export function useLogOut(): (event: SubmitEvent) => Promise<void> {
  const show = useToast();
  return async (event) => {
    event.preventDefault();
    const [response] = await Promise.all([post("signOut", "signOut", {}), prefetchSessionChanged()]);
    if (response.ok) {
      broadcastSessionEvent({ kind: "signed-out" });
      reloadSoon("signed-out");
    } else show({ type: "error", message: response.message });
  };
}
