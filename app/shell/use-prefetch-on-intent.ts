import { useEffect } from "react";
import { prefetchPage } from "../actions/prefetch-page.ts";

/** A link that is pointed at for so long, in milliseconds, is likely to be pressed. */
const intent = 100;

/** Marks a link whose page is worth fetching before it is pressed: spread it over the link's properties. */
export const prefetchOnIntent = { "data-prefetch": "" } as const;

/** Fetches beforehand what a marked link leads to, while it is pointed at, touched or has the focus. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-prefetch]") : null;
      if (link !== null) timer = setTimeout(() => prefetchPage(link.href), intent);
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ["pointerover", "focusin", "touchstart"])
      document.addEventListener(type, begin, { passive: true, signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
}
