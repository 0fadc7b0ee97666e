import type { Field } from "./before-hydration.ts";

/**
 * Repeats for the application, in its order, what was entered before hydration. Forms, links and popovers work without
 * it, and the search box hands its term over itself (app/search/use-query.ts).
 */
export function repeatInput(): void {
  const entries = window.beforeHydration?.endRecording() ?? [];
  window.beforeHydration?.endEarlyAnswers?.();
  delete window.beforeHydration;
  for (const { element, value } of entries) {
    if (!element.isConnected) continue;
    if (value !== undefined) repeatEntry(element, value);
    else if (!isAnsweredByBrowser(element)) element.click();
  }
}

const isAnsweredByBrowser = (element: HTMLElement) =>
  element instanceof HTMLButtonElement &&
  (element.popoverTargetElement !== null || (element.form !== null && element.type === "submit"));

/**
 * React has set its own value in the field, or will. It treats an input event as a change only when the value differs
 * from the one last set through the element's own property. The prototype's setter bypasses that.
 */
function repeatEntry(field: Field, value: string): void {
  if (field.closest("[data-search]") !== null) return;
  if (field instanceof HTMLSelectElement) field.value = value;
  if (field instanceof HTMLSelectElement || field.type === "file") {
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
