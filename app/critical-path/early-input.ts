/**
 * Lets the application hear what was done before it could (app/critical-path/first-view.ts): what was typed, and the button that was
 * pressed; the last one only, since whoever waits in vain presses twice. Forms, links and popovers have worked by
 * themselves, and the search has been answered (app/critical-path/early-search.ts).
 */
export function repeatEarlyInput(): void {
  const early = window.takeEarlyInput?.();
  delete window.takeEarlyInput;
  for (const [field, value] of early?.typed ?? []) if (field.isConnected) repeatTyping(field, value);
  const button = early?.pressed;
  if (button?.isConnected && button.form === null && button.popoverTargetElement === null) button.click();
}

/**
 * React has written its own value into the field, or will. It takes an input event for a change only where the value
 * differs from the one that was set last by the element's own property; the prototype's is not noticed.
 */
function repeatTyping(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (field.closest("[data-early-search]") !== null) return;
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
