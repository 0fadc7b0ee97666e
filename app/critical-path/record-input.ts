import type { BeforeHydration, Field } from "./before-hydration.ts";

const recorded = ["click", "input"];

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** Records presses, typing and choices until the application is hydrated. */
export function recordInput(): BeforeHydration["endRecording"] {
  let pressed: HTMLButtonElement | null = null;
  const entered = new Map<Field | HTMLButtonElement, string>();
  const record = ({ type, target }: Event) => {
    if (type === "click") {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button === null) return;
      if (pressed !== null) entered.delete(pressed);
      pressed = button;
      entered.set(button, "");
    } else if (isField(target)) {
      // Moves it to the end.
      entered.delete(target);
      entered.set(target, target.value);
    }
  };
  for (const type of recorded) document.addEventListener(type, record);
  return () => {
    for (const type of recorded) document.removeEventListener(type, record);
    return entered;
  };
}
