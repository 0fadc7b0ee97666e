import "./before-hydration.ts";

/**
 * Lets the application hear what was entered before hydration: what was typed, and the button pressed last. Forms, links
 * and popovers have worked by themselves, and the search box hands its term over itself (app/search/use-query.ts).
 */
export function repeatInput(): void {
  const { pressed = null, typed = [] } = window.beforeHydration?.endRecording() ?? {};
  delete window.beforeHydration;
  for (const [field, value] of typed) if (field.isConnected) repeatTyping(field, value);
  if (pressed?.isConnected && pressed.form === null && pressed.popoverTargetElement === null) pressed.click();
}

/**
 * React has written its own value into the field, or will. It takes an input event for a change only where the value
 * differs from the one that was set last by the element's own property; the prototype's is not noticed.
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
