import { useAskToLogIn } from "../shell/use-ask-to-log-in.ts";
import { useSite } from "../shell/use-site.ts";

/** Returns the function that does something for a user, and asks a visitor to log in, with a sentence that says what for. */
export function useAsUser(): (message: string, run: () => void) => void {
  const { currentUser } = useSite();
  const askToLogIn = useAskToLogIn();
  return (message, run) => (currentUser === null ? askToLogIn(message) : run());
}
