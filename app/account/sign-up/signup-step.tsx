import { useId, type ReactNode, type SubmitEvent } from "react";
import * as messages from "../../../domain/messages.ts";
import { Button } from "../../ui/button.tsx";
import { FormFailure } from "../../forms/form-failure.tsx";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import css from "../sign-in/log-in-dialog.module.css";

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
