import { useEffect, type RefObject } from "react";

/** Whether one of the page's buttons has the focus, which it must not lose. */
const isButtonFocused = () => document.activeElement?.matches("main button") === true;

/**
 * Sets `data-bottom-bar` on the document: `on` while the element is scrolled out above the screen, and `moving` while its
 * buttons change their place and may be invisible for a frame. On a phone the stylesheets then show the gem's buttons at
 * the lower edge of the screen. They are the same elements, so that each exists once. Their place keeps the height that
 * it had, in as many rows as they took there: not every browser holds the text still when something above it shrinks. No
 * button moves while a pointer is pressing it: a press that begins on a button and ends beside it is no click.
 * @param element the place of the gem's buttons.
 */
export function useBottomBar(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = element.current;
    if (place === null) return;
    const { dataset } = document.documentElement;
    let isPressing = false;
    let isAbove = false;
    const apply = () => {
      const isOn = dataset["bottomBar"]?.startsWith("on") === true;
      if (isPressing || isAbove === isOn) return;
      place.style.minHeight = isAbove ? `${place.offsetHeight}px` : "";
      dataset["bottomBar"] = `${isAbove ? "on" : ""} ${isButtonFocused() ? "" : "moving"}`;
    };
    const press = () => {
      isPressing = true;
    };
    // The click event follows in the same task as `pointerup`.
    const release = () =>
      setTimeout(() => {
        isPressing = false;
        apply();
      });
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry === undefined) return;
        isAbove = !entry.isIntersecting && entry.boundingClientRect.top < 0;
        apply();
      },
      // An element below the screen counts as on it: a jump from there to above would not be reported.
      { rootMargin: "0px 0px 1000% 0px" },
    );
    observer.observe(place);
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    document.addEventListener("pointerdown", press, options);
    document.addEventListener("pointerup", release, options);
    document.addEventListener("pointercancel", release, options);
    return () => {
      observer.disconnect();
      listening.abort();
      delete dataset["bottomBar"];
    };
  }, [element]);
}
