import { useSyncExternalStore } from "react";

const minute = 60_000;

/**
 * Calls the listener at the beginning of each minute, and when the page becomes visible again, because timers stop
 * while it is hidden. Returns the function that stops this.
 */
export function onMinute(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      minute - (Date.now() % minute),
    );
  };
  wait();
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/**
 * The beginning of this minute in milliseconds since 1970 UTC; null on the server and during hydration, because a page is
 * cached: the server does not know when it is read.
 */
export const useMinute = (): number | null =>
  useSyncExternalStore(
    onMinute,
    () => Math.floor(Date.now() / minute) * minute,
    () => null,
  );
