import { useSite } from "../shell/use-site.ts";

/** Whether nobody is signed in. False while that cannot be looked up. */
export function useIsLoggedOut(): boolean {
  const { currentUser, isSessionUnknown } = useSite();
  return currentUser === null && !isSessionUnknown;
}
