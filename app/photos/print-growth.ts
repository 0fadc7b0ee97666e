import { ease, wantsMotion } from "../shell/motion.ts";

/** A print grows into the lightbox and shrinks back as in app/styles/motion.css. */
const growing: KeyframeAnimationOptions = { duration: 320, easing: ease };

/**
 * Lets a print come from another place in the window to its own. The browser's view transitions are not used inside a
 * gallery: they hold back every paint while the page renders.
 */
export function comeFrom(print: Element | null, place: DOMRect): void {
  if (print === null || !wantsMotion()) return;
  const { left, top, width, height } = print.getBoundingClientRect();
  if (width === 0 || place.width === 0) return;
  const right = place.left + place.width / 2 - (left + width / 2);
  const down = place.top + place.height / 2 - (top + height / 2);
  const from = `translate(${right}px, ${down}px) scale(${place.width / width})`;
  // Over the prints beside it.
  print.animate({ transform: [from, "none"], zIndex: [1, 1] }, growing);
}
