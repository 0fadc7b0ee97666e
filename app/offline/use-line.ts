import { useSyncExternalStore } from "react";
import { useSite } from "../shell/use-site.ts";

function subscribe(listener: () => void): () => void {
  for (const event of ["online", "offline"]) window.addEventListener(event, listener);
  return () => {
    for (const event of ["online", "offline"]) window.removeEventListener(event, listener);
  };
}

/** Whether our server can be reached, as far as this page knows. */
export function useLine(): boolean {
  const { isCopy } = useSite();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isOnline && isCopy !== true;
}
