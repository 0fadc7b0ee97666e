import * as messages from "../../domain/site/messages.ts";
import { useLogIn } from "../shell/log-in.ts";
import { useSite } from "../shell/use-site.ts";
import { useToast } from "../ui/toast.tsx";

/** Returns the function that does something for a user, and asks a visitor to log in, with a sentence that says what for. */
export function useAsUser(): (message: string, run: () => void) => void {
  const { currentUser, isSessionUnknown } = useSite();
  const show = useToast();
  const logIn = useLogIn();
  return (message, run) =>
    currentUser !== null
      ? run()
      : // When the session is unknown, `logIn` says so.
        isSessionUnknown
        ? logIn()
        : show({ type: "info", message, action: { label: messages.header.logIn, run: logIn } });
}
