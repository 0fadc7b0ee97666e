import { useId, type ComponentProps, type ReactNode } from "react";
import css from "./field.module.css";

/** The attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean;
}

/** The texts of a field next to its control. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error of the value. Screen readers announce it when it appears. */
  readonly error?: string | null | undefined;
  /** Other information about the value, such as "available". Announced too. */
  readonly note?: string | null | undefined;
  /** Shown at the right of the label. */
  readonly counter?: ReactNode;
}

/** A label, a control and its texts. */
export function Field({
  label,
  hint,
  error,
  note,
  counter,
  children,
}: FieldTexts & { readonly children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const ids = [hint ? `${id}-hint` : "", counter ? `${id}-counter` : "", `${id}-news`].filter(Boolean);
  return (
    <div className={css["field"]}>
      <div className={css["head"]}>
        <label htmlFor={id} className={css["label"]}>
          {label}
        </label>
        {counter && (
          <span id={`${id}-counter`} className={css["counter"]}>
            {counter}
          </span>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={css["hint"]}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: css["control"] ?? "",
        "aria-describedby": ids.join(" "),
        "aria-invalid": Boolean(error),
      })}
      <div id={`${id}-news`} aria-live="polite" className={css["news"]}>
        {error ? <p className={css["error"]}>{error}</p> : note && <p className={css["note"]}>{note}</p>}
      </div>
    </div>
  );
}

/** A field of one line. */
export function TextField({
  label,
  hint,
  error,
  note,
  counter,
  ...input
}: FieldTexts & Omit<ComponentProps<"input">, "id" | "className">) {
  return (
    <Field label={label} hint={hint} error={error} note={note} counter={counter}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

/** A field of several lines. */
export function TextArea({
  label,
  hint,
  error,
  note,
  counter,
  ...area
}: FieldTexts & Omit<ComponentProps<"textarea">, "id" | "className">) {
  return (
    <Field label={label} hint={hint} error={error} note={note} counter={counter}>
      {(control) => <textarea {...area} {...control} />}
    </Field>
  );
}

/** Shows how much of a limit is used; over the limit in the colour of errors. */
export function Counter({ used, most }: { readonly used: number; readonly most: number }) {
  return (
    <span className={used > most ? css["over"] : undefined}>
      {used} / {most}
    </span>
  );
}
