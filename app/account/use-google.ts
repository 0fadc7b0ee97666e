import { useCallback, useRef } from "react";
import type { GooglePurpose, SessionEvent, SignInOutcome } from "../../domain/google.ts";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { useToast } from "../ui/toast.tsx";
import { useSessionEvents } from "../shell/session-events.ts";

const popupName = "anaba-google";
const popupFeatures = "popup,width=480,height=640";

/**
 * Opens the way to Google in a popup. `onOutcome` hears how it ended, unless another window asked; a popup that is
 * closed says nothing, and nothing happens (docs/product.md §4).
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
    // Opened empty, in the click itself: only then do browsers let it through.
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
