import { useEffect, type RefObject } from "react";

/** Whether one of the page's buttons has the focus, which it must not lose. */
const isButtonFocused = () => document.activeElement?.matches("main button") === true;

/**
 * Sets `data-bottom-bar` on the document when an element is scrolled out above the screen and when it comes back: a list
 * of `on` while it is out, and `moving` where its buttons may be out of sight for a frame while they change their place. On
 * a phone the stylesheets hold what can be done with the gem at the foot of the screen while it is on: the same buttons,
 * so that each exists once.
 */
export function useBottomBar(element: RefObject<Element | null>): void {
  useEffect(() => {
    if (element.current === null) return;
    const { dataset } = document.documentElement;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined) return;
      const isAbove = !entry.isIntersecting && entry.boundingClientRect.top < 0;
      if (!isAbove && dataset["bottomBar"] === undefined) return;
      dataset["bottomBar"] = `${isAbove ? "on" : ""} ${isButtonFocused() ? "" : "moving"}`;
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      delete dataset["bottomBar"];
    };
  }, [element]);
}
