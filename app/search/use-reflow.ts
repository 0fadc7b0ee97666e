import { useEffect, type RefObject } from "react";

/** The cards are named one by one under this mark, so that they move to their places (app/styles/motion.css). */
const mark = "data-filtering";

/**
 * Marks the document from the press of a filter on, until something else is pressed: only then does the change of
 * the page belong to the filter. Names without need would make every other change dear.
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
