import type { BeforeHydration } from "./before-hydration.ts";

const recorded = ["click", "input"];

/** Records presses and typing until the application is hydrated. */
export function recordInput(): BeforeHydration["endRecording"] {
  let pressed: HTMLButtonElement | null = null;
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>();
  const record = ({ type, target }: Event) => {
    if (type === "click") pressed = target instanceof Element ? target.closest("button") : null;
    else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      typed.set(target, target.value);
  };
  for (const type of recorded) document.addEventListener(type, record);
  return () => {
    for (const type of recorded) document.removeEventListener(type, record);
    return { pressed, typed };
  };
}
