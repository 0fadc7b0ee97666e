import type { ReactNode, SubmitEvent } from "react";
import { Button } from "../ui/button.tsx";
import { FormFailure } from "./form-failure.tsx";
import { useFormFocus } from "./use-form-focus.ts";
import { useHydrated } from "./use-hydrated.ts";
import css from "./form.module.css";

/**
 * A form that one button sends. The focus comes to its first field when it appears, and to the field of each new error;
 * a press while it is at work does nothing.
 */
export function Form({
  action,
  error,
  failure,
  submitLabel,
  busy,
  beside,
  onSubmit,
  children,
}: {
  /** Where the browser sends it without JavaScript; absent where only the script does. */
  readonly action?: string;
  /** What is wrong with a field, which shows it itself. */
  readonly error: string | null;
  /** What is in the way and is no field's fault. */
  readonly failure: string | null;
  readonly submitLabel: string;
  readonly busy: boolean;
  /** Other buttons. */
  readonly beside?: ReactNode;
  readonly onSubmit: () => void;
  /** Headings and fields. */
  readonly children: ReactNode;
}) {
  const form = useFormFocus(error);
  const hydrated = useHydrated();
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
    >
      {children}
      <FormFailure text={failure} />
      <div className={css["buttons"]}>
        <Button type="submit" look="primary" busy={busy}>
          {submitLabel}
        </Button>
        {beside}
      </div>
    </form>
  );
}
