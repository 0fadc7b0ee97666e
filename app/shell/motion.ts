/** The easing of everything that moves, as `--ease` in tokens.css. */
const ease = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Whether the visitor has not asked for less motion. */
export const wantsMotion = (): boolean => matchMedia("(prefers-reduced-motion: no-preference)").matches;

/**
 * Lets an element come from another place in the window, and from its size there, to its own, over what is beside it. For
 * visitors who want motion. Nothing is measured here: a caller that moves several elements measures them all first.
 * @param duration in milliseconds.
 */
export function moveFrom(element: Element, from: DOMRect, to: DOMRect, duration: number): void {
  if (from.width === 0 || to.width === 0) return;
  const right = from.left + from.width / 2 - (to.left + to.width / 2);
  const down = from.top + from.height / 2 - (to.top + to.height / 2);
  if (right === 0 && down === 0 && from.width === to.width) return;
  const start = `translate(${right}px, ${down}px) scale(${from.width / to.width})`;
  element.animate({ transform: [start, "none"], zIndex: [1, 1] }, { duration, easing: ease });
}
