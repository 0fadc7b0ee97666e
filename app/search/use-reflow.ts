import { useCallback, useLayoutEffect, useRef, type RefObject } from "react";
import { moveFrom, wantsMotion } from "../shell/motion.ts";

/** How long a card moves to its new place, and how long a new one takes to appear, in milliseconds. */
const moving = 220;
const appearing = 160;

const cardsIn = ({ current }: RefObject<HTMLElement | null>) => [
  ...(current?.querySelectorAll<HTMLElement>("[data-gem]") ?? []),
];

/**
 * Lets the cards move to their new places when the results change. Returns the function to call before, when a filter is
 * pressed. The browser's view transitions are not used here: they hold back every paint while the page renders, so that
 * the next press would show late.
 * @param results the element with the cards.
 * @param shown what the cards stand for: another object for other cards.
 */
export function useReflow(results: RefObject<HTMLElement | null>, shown: object): () => void {
  const places = useRef<ReadonlyMap<string | undefined, DOMRect>>(null);
  useLayoutEffect(() => {
    const before = places.current;
    places.current = null;
    if (before === null || !wantsMotion()) return;
    const bottom = window.innerHeight;
    const isInSight = (place: DOMRect) => place.bottom > 0 && place.top < bottom;
    // All are measured first: after an animation has begun, the browser would lay out the page again for each.
    const cards = cardsIn(results).map((card) => [card, card.getBoundingClientRect()] as const);
    for (const [card, place] of cards) {
      const earlier = before.get(card.dataset["gem"]);
      const isSeen = isInSight(place) || (earlier !== undefined && isInSight(earlier));
      if (!isSeen) continue;
      if (earlier === undefined) card.animate({ opacity: [0, 1] }, appearing);
      else moveFrom(card, earlier, place, moving);
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the cards change with what is shown
  }, [shown, results]);
  return useCallback(() => {
    places.current = new Map(
      cardsIn(results).map((card) => [card.dataset["gem"], card.getBoundingClientRect()]),
    );
  }, [results]);
}
