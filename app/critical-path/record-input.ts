import type { BeforeHydration } from "./before-hydration.ts";

const recorded = ["click", "input", "keydown"];

/** The link of the open lightbox that does the same as this key (app/photos/lightbox.tsx). */
const linkOfKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): HTMLElement | null =>
  altKey || ctrlKey || metaKey || shiftKey
    ? null
    : document.querySelector<HTMLElement>(`dialog[open] [aria-keyshortcuts="${CSS.escape(key)}"]`);

/** Records presses, keys and typing until the application is hydrated. */
export function recordInput(): BeforeHydration["endRecording"] {
  let pressed: HTMLButtonElement | null = null;
  const shortcuts: HTMLElement[] = [];
  const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>();
  const record = (event: Event) => {
    const { type, target } = event;
    if (type === "click") pressed = target instanceof Element ? target.closest("button") : null;
    else if (event instanceof KeyboardEvent) {
      const link = linkOfKey(event);
      if (link !== null) shortcuts.push(link);
    } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      typed.set(target, target.value);
  };
  for (const type of recorded) document.addEventListener(type, record);
  return () => {
    for (const type of recorded) document.removeEventListener(type, record);
    return { pressed, shortcuts, typed };
  };
}
