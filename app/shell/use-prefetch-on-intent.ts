import { useEffect } from "react";
import { prefetchPage } from "../client/prefetch-page.ts";

/** After this time of hovering, in milliseconds, a link is likely to be pressed. */
const intent = 100;

/** The properties of a link whose page is prefetched. React Router discovers no routes here: all are known. */
export const prefetchOnIntent = { "data-prefetch": "", discover: "none" } as const;

/** Prefetches the page of a marked link when it is hovered over, touched or focused. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = ({ type, target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-prefetch]") : null;
      // What is pressed is being fetched already.
      if (link !== null && type !== "click") timer = setTimeout(() => prefetchPage(link.href), intent);
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ["pointerover", "focusin", "touchstart", "click"])
      document.addEventListener(type, begin, { passive: true, signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
}
