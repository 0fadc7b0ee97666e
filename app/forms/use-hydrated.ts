import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the script has taken the page over; until then, and without JavaScript, the browser does what it can. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
