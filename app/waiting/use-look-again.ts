import { useEffect } from "react";

/**
 * Calls `look` whenever the window comes back to the person. Another device may have changed what they saved, or have ended
 * this session (docs/product.md §8, Account settings).
 */
export function useLookAgain(isSignedIn: boolean, look: () => Promise<void>): void {
  useEffect(() => {
    if (!isSignedIn) return;
    const ended = new AbortController();
    const { signal } = ended;
    let isLooking = false;
    const lookOnce = async () => {
      if (isLooking || document.visibilityState !== "visible") return;
      isLooking = true;
      await look();
      isLooking = false;
    };
    const onReturn = () => void lookOnce();
    window.addEventListener("focus", onReturn, { signal });
    document.addEventListener("visibilitychange", onReturn, { signal });
    return () => ended.abort();
  }, [isSignedIn, look]);
}
