import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page is hydrated. Until then, and without JavaScript, forms work by the browser alone. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
