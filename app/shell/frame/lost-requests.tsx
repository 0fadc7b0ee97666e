import { useEffect, useSyncExternalStore } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { onLost, readLost, retryLost, type Lost } from "../../client/retry.ts";
import { useToast } from "../../ui/toast.tsx";

/** The request that was lost last and waits for another try; null when there is none. */
export const useLost = (): Lost | null => useSyncExternalStore(onLost, readLost, () => null);

/** Says that a page could not be fetched, and has a button to try again. The present page stays. */
export function LostRequests() {
  const show = useToast();
  const lost = useLost();
  useEffect(() => {
    if (lost === null) return;
    show({
      type: "error",
      message: lost.of === "reviews" ? messages.failures.reviews : messages.failures.network,
      action: { label: messages.failures.tryAgain, run: retryLost },
    });
  }, [lost, show]);
  return null;
}
