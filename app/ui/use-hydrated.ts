import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the page is hydrated. Before, and without JavaScript, it shows only what the server knows, and forms work by
 * the browser alone.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
