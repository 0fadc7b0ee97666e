import { useEffect, type RefObject } from "react";

/**
 * Sets `data-bottom-bar="on"` on the document while an element is scrolled out above the screen, and `"off"` when it is
 * back. On a phone the stylesheets then hold what can be done with the gem at the foot of the screen: the same buttons, so
 * that each exists once.
 */
export function useBottomBar(element: RefObject<Element | null>): void {
  useEffect(() => {
    if (element.current === null) return;
    const { documentElement } = document;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return;
      if (!entry.isIntersecting && entry.boundingClientRect.top < 0)
        documentElement.dataset["bottomBar"] = "on";
      else if (documentElement.dataset["bottomBar"] !== undefined)
        documentElement.dataset["bottomBar"] = "off";
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      delete documentElement.dataset["bottomBar"];
    };
  }, [element]);
}
