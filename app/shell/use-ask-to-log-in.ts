import { useCallback } from "react";
import * as messages from "../../domain/site/messages.ts";
import { useToast } from "../ui/toast.tsx";
import { useLogIn } from "./log-in.ts";
import { useSite } from "./use-site.ts";

/**
 * Returns the function that asks a visitor to log in, with a sentence that says what for. `before` is called when they press
 * "Log in", before the modal opens.
 */
export function useAskToLogIn(): (message: string, before?: () => void) => void {
  const { isSessionUnknown } = useSite();
  const show = useToast();
  const logIn = useLogIn();
  return useCallback(
    (message, before) => {
      // When the session is unknown, this says so.
      if (isSessionUnknown) return logIn();
      const run = () => {
        before?.();
        logIn();
      };
      show({ type: "info", message, action: { label: messages.header.logIn, run } });
    },
    [isSessionUnknown, show, logIn],
  );
}
