/** The link of the open lightbox that does the same as this key (app/photos/lightbox.tsx). */
const linkOfKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): HTMLElement | null =>
  altKey || ctrlKey || metaKey || shiftKey
    ? null
    : document.querySelector<HTMLElement>(`dialog[open] [aria-keyshortcuts="${CSS.escape(key)}"]`);

/** Records the keys of the lightbox until the application is hydrated. */
export function recordKeys(): void {
  const links: HTMLElement[] = [];
  const record = (event: KeyboardEvent) => {
    const link = linkOfKey(event);
    if (link !== null) links.push(link);
  };
  if (window.beforeHydration === undefined) return;
  document.addEventListener("keydown", record);
  window.beforeHydration.endKeys = () => {
    document.removeEventListener("keydown", record);
    return links;
  };
}
