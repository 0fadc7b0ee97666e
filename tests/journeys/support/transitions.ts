import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** The elements that each view transition has animated so far. */
    transitions?: (readonly string[])[];
  }
}

/** Records every view transition from the next document on. */
export const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const transitions: (readonly string[])[] = [];
    window.transitions = transitions;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const read = () =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect.pseudoElement ?? ""] : []))
          .filter((part) => part.startsWith("::view-transition"));
      transition.ready.then(
        () => transitions.push(read()),
        () => transitions.push([]),
      );
      return transition;
    };
  });

/** The parts animated by the transitions since the last call. */
export const animatedParts = (page: Page) => page.evaluate(() => window.transitions?.splice(0).flat() ?? []);

/** A print that grows into that of the next page. */
export const bothPrints = ["::view-transition-old(print)", "::view-transition-new(print)"];
