import type { SubmitEvent } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { isLost, post } from "../../client/post.ts";
import { useToast } from "../../ui/toast.tsx";
import { usePrefetchSessionChanged } from "../log-in.ts";
import { forgetAll, listPhone } from "../phone-storage.ts";
import { broadcastSessionEvent, reloadSoon } from "../session-events.ts";

/** Returns the function that handles the log-out form: it ends the session, here and in the other windows. */
export function useLogOut(): (event: SubmitEvent) => Promise<void> {
  const show = useToast();
  const prefetchSessionChanged = usePrefetchSessionChanged();
  return async (event) => {
    event.preventDefault();
    const prefetched = prefetchSessionChanged();
    const response = await post("signOut", "signOut", {});
    if (response.ok) {
      await prefetched;
      broadcastSessionEvent({ kind: "signed-out" });
      reloadSoon("signed-out");
      return;
    }
    // Without a connection, at least the phone keeps nothing: the next person may have it before the server hears.
    const isErased = isLost(response) && listPhone().length > 0;
    if (isErased) forgetAll();
    show({ type: "error", message: isErased ? messages.menu.logOutUnheard : response.message });
  };
}
