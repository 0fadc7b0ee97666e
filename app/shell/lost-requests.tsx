import { useEffect } from "react";
import * as messages from "../../domain/site/messages.ts";
import { onLostRequest } from "../client/retry.ts";
import { useToast } from "../ui/toast.tsx";

/** Says that a page could not be fetched, and has a button to try again. The present page stays. */
export function LostRequests() {
  const show = useToast();
  useEffect(
    () =>
      onLostRequest(({ of, retry }) =>
        show({
          type: "error",
          message: of === "reviews" ? messages.reviews.failedToLoad : messages.failures.network,
          action: { label: messages.failures.tryAgain, run: retry },
        }),
      ),
    [show],
  );
  return null;
}
