import { useId, type ReactNode } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { Form } from "../../forms/form.tsx";
import css from "../log-in.module.css";

/** One step of the sign-up: heading, fields and buttons. */
export function SignupStepForm({
  number,
  heading,
  error,
  failure,
  busy,
  submitLabel,
  onSubmit,
  children,
  aside,
}: {
  /** Its number among the five steps (docs/product.md §4). */
  readonly number: number;
  readonly heading: string;
  /** The error of a field; the field itself shows it. */
  readonly error: string | null;
  /** An error that belongs to no field. */
  readonly failure: string | null;
  readonly busy: boolean;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** Other buttons. */
  readonly aside?: ReactNode;
}) {
  const headingId = useId();
  return (
    <Form
      error={error}
      failure={failure}
      submitLabel={submitLabel}
      busy={busy}
      aside={aside}
      onSubmit={onSubmit}
    >
      {/* A group with its heading as its name, which screen readers announce when the focus enters it. */}
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
      </div>
    </Form>
  );
}

/** Verification, password, username, nickname, bio. */
const places = [1, 2, 3, 4, 5];
