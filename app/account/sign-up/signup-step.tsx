import { useEffect, useId, useRef, type ReactNode, type RefObject, type SubmitEvent } from "react";
import * as messages from "../../../domain/messages.ts";
import { Button } from "../../ui/button.tsx";
import { FormFailure } from "../../forms/form-failure.tsx";
import css from "../sign-in/log-in-dialog.module.css";

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

/** One step of the sign-up: its heading, its fields, its way on. */
export function SignupStepForm({
  number,
  heading,
  error,
  failure,
  busy,
  submitLabel,
  onSubmit,
  children,
  beside,
}: {
  /** Its place among the five steps of the specification (§4). */
  readonly number: number;
  readonly heading: string;
  /** What is wrong with a field, which shows it itself. */
  readonly error: string | null;
  /** What is in the way and is no field's fault. */
  readonly failure: string | null;
  readonly busy: boolean;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** Other buttons. */
  readonly beside?: ReactNode;
}) {
  const form = useFormFocus(error);
  const headingId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      {/* A group named by its heading, which is thereby told when the focus comes into it. */}
      <div role="group" aria-labelledby={headingId} className={css["form"]}>
        <div className={css["head"]}>
          <p className={css["number"]}>{messages.signup.step(number, places.length)}</p>
          <h2 id={headingId} className={css["title"]}>
            {heading}
          </h2>
          <span className={css["strokes"]} aria-hidden="true">
            {places.map((place) => (
              <span key={place} className={`${css["stroke"]} ${place <= number ? css["inked"] : ""}`} />
            ))}
          </span>
        </div>
        {children}
        <FormFailure text={failure} />
        <div className={css["buttons"]}>
          <Button type="submit" look="primary" busy={busy}>
            {submitLabel}
          </Button>
          {beside}
        </div>
      </div>
    </form>
  );
}

/** Verification, password, username, nickname, bio. */
const places = [1, 2, 3, 4, 5];
