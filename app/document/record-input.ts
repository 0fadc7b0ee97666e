import type { BeforeHydration, Entry, Field } from "./before-hydration.ts";

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/** The link of the open lightbox that does the same as this key (app/photos/lightbox.tsx). */
const linkOfKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): HTMLElement | null =>
  altKey || ctrlKey || metaKey || shiftKey
    ? null
    : document.querySelector<HTMLElement>(`dialog[open] [aria-keyshortcuts="${CSS.escape(key)}"]`);

/** Records typing, choices, presses of buttons and the lightbox's keys until the application is hydrated. */
export function recordInput(): BeforeHydration["endRecording"] {
  let entries: readonly Entry[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    "click",
    ({ target }) => {
      const element = target instanceof Element ? target.closest("button") : null;
      // One button only: people press again when nothing happens.
      const others = entries.filter((entry) => !(entry.element instanceof HTMLButtonElement));
      if (element !== null) entries = [...others, { element }];
    },
    { signal },
  );
  document.addEventListener(
    "input",
    ({ target: element }) => {
      if (isField(element))
        entries = [
          ...entries.filter((entry) => entry.element !== element),
          { element, value: element.value },
        ];
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      const element = linkOfKey(event);
      if (element !== null) entries = [...entries, { element }];
    },
    { signal },
  );
  return () => {
    listening.abort();
    return entries;
  };
}
