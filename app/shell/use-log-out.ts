import { useRef } from "react";
import { post } from "../client/post.ts";
import { useToast } from "../ui/toast.tsx";
import { prefetchSessionChanged } from "./log-in-provider.tsx";
import { broadcastSessionEvent, reloadSoon } from "./session-events.ts";

/** Returns the function that ends the session, here and in the other windows. */
export function useLogOut(): () => Promise<void> {
  const show = useToast();
  const leaving = useRef(false);
  return async () => {
    if (leaving.current) return;
    leaving.current = true;
    const [response] = await Promise.all([post("signOut", "signOut", {}), prefetchSessionChanged()]);
    if (response.ok) {
      broadcastSessionEvent({ kind: "signed-out" });
      reloadSoon("signed-out");
      return;
    }
    leaving.current = false;
    show({ type: "error", message: response.message });
  };
}
