import { useState, type ComponentProps } from "react";
import { Field, type FieldTexts } from "./field.tsx";
import { LineIcon } from "../ui/icon.tsx";
import css from "./field.module.css";

const openEye =
  "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z";
const closedEye =
  "M4 4l16 16M9.5 6c.8-.3 1.6-.5 2.5-.5 6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M10 9.8a3 3 0 0 0 4.2 4.2";

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
            <LineIcon shape={shown ? closedEye : openEye} />
          </button>
        </div>
      )}
    </Field>
  );
}
