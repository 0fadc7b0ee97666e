import { useRef, type MouseEvent, type ReactNode, type SubmitEvent } from "react";
import { Button } from "../ui/button.tsx";
import { FormFailure } from "./form-failure.tsx";
import { useFormFocus } from "./use-form-focus.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import css from "./form.module.css";

/**
 * Ignores the later presses of a double press whose first one opened this form: they are still meant for what was there
 * before. The browser counts the presses (UI Events, `detail`).
 */
function useOwnPresses(): (event: MouseEvent) => void {
  const hasBegun = useRef(false);
  return (event) => {
    if (event.detail <= 1) hasBegun.current = true;
    else if (!hasBegun.current) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}

/**
 * A form with one submit button. The focus moves to its first field when the form appears, and to the field of each new
 * error. While the form is being sent, presses do nothing.
 */
export function Form({
  action,
  error,
  failure,
  submitLabel,
  busy,
  aside,
  isRow = false,
  onSubmit,
  children,
}: {
  /** The address for a form without JavaScript; absent when only the script sends it. */
  readonly action?: string;
  /** The error of a field; the field itself shows it. */
  readonly error: string | null;
  /** An error that belongs to no field. */
  readonly failure: string | null;
  readonly submitLabel: string;
  readonly busy: boolean;
  /** Other buttons. */
  readonly aside?: ReactNode;
  /** Whether its buttons stand in a row, as wide as their words. */
  readonly isRow?: boolean;
  readonly onSubmit: () => void;
  /** Headings and fields. */
  readonly children: ReactNode;
}) {
  const form = useFormFocus(error);
  const hydrated = useHydrated();
  const onClickCapture = useOwnPresses();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form
      ref={form}
      method={action === undefined ? undefined : "post"}
      action={action}
      noValidate={hydrated}
      className={css["form"]}
      onSubmit={submit}
      onClickCapture={onClickCapture}
    >
      {children}
      <FormFailure text={failure} />
      <div className={css[isRow ? "row" : "buttons"]}>
        <Button type="submit" look="primary" busy={busy}>
          {submitLabel}
        </Button>
        {aside}
      </div>
    </form>
  );
}
