import "./before-hydration.ts";

/**
 * Repeats for the application what was entered before hydration: the typed texts, the button pressed last, and the
 * lightbox's keys. Forms, links and popovers work without it, and the search box hands its term over itself (app/search/use-query.ts).
 */
export function repeatInput(): void {
  const { pressed = null, typed = [] } = window.beforeHydration?.endRecording() ?? {};
  const links = window.beforeHydration?.endKeys?.() ?? [];
  window.beforeHydration?.endEarlyAnswers?.();
  delete window.beforeHydration;
  for (const [field, value] of typed) if (field.isConnected) repeatTyping(field, value);
  if (pressed?.isConnected && pressed.form === null && pressed.popoverTargetElement === null) pressed.click();
  for (const link of links) if (link.isConnected) link.click();
}

/**
 * React has set its own value in the field, or will. It treats an input event as a change only when the value differs
 * from the one last set through the element's own property. The prototype's setter bypasses that.
 */
function repeatTyping(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (field.closest("[data-search]") !== null) return;
  if (field.type === "file") {
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(prototype, "value", value, field);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
