import { useEffect, useRef, type RefObject } from "react";

/**
 * Moves the focus into a form when it appears, unless a tab or an element of the form has it. Moves it to the field of
 * each new error.
 */
export function useFormFocus(error: string | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (document.activeElement?.getAttribute("role") === "tab") return;
    const wanted = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wanted) wanted.focus();
    // Before hydration the person may have started to type in another field.
    else if (form.current?.contains(document.activeElement) === false)
      form.current.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each new error moves the focus
  }, [error]);
  return form;
}
