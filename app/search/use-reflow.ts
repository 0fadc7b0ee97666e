import { useEffect, type RefObject } from "react";

/** With this attribute each card has a name for view transitions, so that it moves to its new place (app/styles/motion.css). */
const mark = "data-filtering";

/**
 * Sets the attribute when a filter is pressed, until something else is pressed: only then the page changes because of the
 * filter. In other transitions the names would only cost time.
 */
export function useReflow(filters: RefObject<Element | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const listening = new AbortController();
    const { signal } = listening;
    const listen = ({ target }: Event) =>
      root.toggleAttribute(mark, target instanceof Node && filters.current?.contains(target) === true);
    for (const type of ["click", "popstate"])
      window.addEventListener(type, listen, { capture: true, signal });
    return () => {
      listening.abort();
      root.removeAttribute(mark);
    };
  }, [filters]);
}
