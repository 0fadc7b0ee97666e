import { useState, type ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";
import { Icon } from "../ui/icon.tsx";
import css from "./field.module.css";

/** A password field with a button that shows the password. */
export function PasswordField({
  label,
  hint,
  error,
  note,
  showLabel,
  ...input
}: FieldTexts & { readonly showLabel: string } & Omit<ComponentProps<"input">, "id" | "className" | "type">) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} note={note}>
      {(control) => (
        <div className={css["secret"]}>
          <input
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
          />
          <button
            type="button"
            className={css["reveal"]}
            aria-label={showLabel}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? "hidden" : "shown"} />
          </button>
        </div>
      )}
    </Field>
  );
}
