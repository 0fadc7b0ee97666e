import { useCallback, useLayoutEffect, useRef, type RefObject } from "react";
import { ease, wantsMotion } from "../shell/motion.ts";

/** How a card that stays moves to its new place. tokens.css has the other durations. */
const moving: KeyframeAnimationOptions = { duration: 220, easing: ease };
/** How a new card appears. */
const appearing: KeyframeAnimationOptions = { duration: 160 };

const cardsIn = ({ current }: RefObject<HTMLElement | null>) => [
  ...(current?.querySelectorAll<HTMLElement>("[data-gem]") ?? []),
];

const isInSight = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;

/** Animates a card from its earlier place; null when it had none. What nobody sees is not animated. */
function animate(card: HTMLElement, before: DOMRect | null): void {
  const after = card.getBoundingClientRect();
  if (before === null) {
    if (isInSight(after)) card.animate({ opacity: [0, 1] }, appearing);
    return;
  }
  const left = before.left - after.left;
  const top = before.top - after.top;
  if ((left === 0 && top === 0) || !(isInSight(before) || isInSight(after))) return;
  card.animate({ translate: [`${left}px ${top}px`, "0 0"] }, moving);
}

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
    for (const card of cardsIn(results)) animate(card, before.get(card.dataset["gem"]) ?? null);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the cards change with what is shown
  }, [shown, results]);
  return useCallback(() => {
    places.current = new Map(
      cardsIn(results).map((card) => [card.dataset["gem"], card.getBoundingClientRect()]),
    );
  }, [results]);
}
