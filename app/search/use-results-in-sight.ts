import { useCallback, useLayoutEffect, useRef, type RefObject } from "react";
import type { Query } from "../../domain/search/search.ts";
import { wantsMotion } from "../shell/motion.ts";

/** So much of the first result must be in the window, in pixels: enough to see what its print shows. */
const seenHeight = 128;

/** So much stays above the filters, in rem: the header, which has shrunk, and a little room. */
const above = 4;

/**
 * Lets a pressed filter scroll its results into the window, unless they are in it. Returns the function to call when
 * one is pressed, with its category. Back finds the place before the press, because the router has stored it by then.
 * @param results the element with the filters and the results.
 * @param shown the query whose results are shown.
 */
export function useResultsInSight(
  results: RefObject<HTMLElement | null>,
  shown: Query,
): (category: Query["category"]) => void {
  const pressed = useRef<Query["category"] | undefined>(undefined);
  useLayoutEffect(() => {
    const category = pressed.current;
    pressed.current = undefined;
    // A filter that was on already changes nothing; the change after it must not scroll.
    if (category !== shown.category || shown.q !== "") return;
    const filters = results.current?.getBoundingClientRect();
    const first = results.current?.querySelector("[data-gem]")?.getBoundingClientRect();
    if (filters === undefined || first === undefined) return;
    if (first.top + Math.min(first.height, seenHeight) <= window.innerHeight) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    window.scrollBy({ top: filters.top - above * rem, behavior: wantsMotion() ? "smooth" : "instant" });
  }, [shown, results]);
  return useCallback((category) => {
    pressed.current = category;
  }, []);
}
