import { useCallback, useRef } from "react";
import type { GooglePurpose, SessionEvent, SignInOutcome } from "../../domain/account/google.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { useToast } from "../ui/toast.tsx";
import { useSessionEvents } from "../shell/session-events.ts";

const popupName = "anaba-google";
const popupFeatures = "popup,width=480,height=640";

/**
 * Opens the sign-in with Google in a popup. Calls `onOutcome` with its result, unless another window started it. A
 * closed popup gives no result, and nothing happens (docs/product.md §4).
 */
export function useGoogle(
  purpose: GooglePurpose,
  onOutcome: (outcome: Exclude<SignInOutcome, "cancelled">) => void,
): () => void {
  const show = useToast();
  const waiting = useRef(false);

  useSessionEvents(
    useCallback(
      (event: SessionEvent) => {
        if (event.kind !== "google" || !waiting.current) return;
        waiting.current = false;
        if (event.outcome !== "cancelled") onOutcome(event.outcome);
      },
      [onOutcome],
    ),
  );

  return () => {
    // Opened empty and inside the click handler: otherwise browsers block it.
    const popup = window.open("about:blank", popupName, popupFeatures);
    if (popup === null || popup.closed) {
      show({ type: "info", message: messages.logIn.allowPopups });
      return;
    }
    waiting.current = true;
    popup.location.assign(
      new URL(paths.googleSignIn(purpose === "sign-in" ? undefined : purpose), window.location.href),
    );
  };
}
