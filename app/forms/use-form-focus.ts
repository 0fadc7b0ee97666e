import { useEffect, useRef, type RefObject } from "react";

/**
 * Puts the focus into a form when it appears, unless a tab has it or somebody is in the form already, and to the field
 * that an error is about when there is a new one.
 */
export function useFormFocus(error: string | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (document.activeElement?.getAttribute("role") === "tab") return;
    const wanted = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wanted) wanted.focus();
    // Before the application arrived somebody may have begun to type, and further down.
    else if (form.current?.contains(document.activeElement) === false)
      form.current.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each new error draws the focus
  }, [error]);
  return form;
}
