import { useEffect, useState } from "react";
import * as messages from "../../domain/site/messages.ts";
import { refusalField, refusals, type ActionRefusal } from "../../domain/site/refusals.ts";
import { PasswordField } from "../forms/password-field.tsx";

/** A new password, typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** A refusal's code; null for a response that did not arrive. */
type RefusedCode = ActionRefusal["code"] | null;

/** The field to which a refusal belongs. */
type PasswordFieldName = keyof NewPassword;

/** A new password and its check (docs/product.md §5, Signup password). */
export interface NewPasswordCheck {
  readonly typed: NewPassword;
  readonly type: (typed: Partial<NewPassword>) => void;
  readonly error: { readonly message: string; readonly at: PasswordFieldName } | null;
  /** Checks it; returns whether it is valid. If not, `error` says why. */
  readonly validate: () => Promise<boolean>;
}

// Loaded late, because it contains the list of common passwords.
const loadRules = () => import("../../domain/account/password.ts");

/** When both fields are required, the error belongs to the empty one. */
const fieldOf = (code: RefusedCode, { password }: NewPassword): PasswordFieldName =>
  refusalField(code) === "confirmPassword" || (code === "fields-missing" && password !== "")
    ? "confirmPassword"
    : "password";

/** The state of a new password. */
export function useNewPassword(): NewPasswordCheck {
  const [typed, setTyped] = useState<NewPassword>({ password: "", confirmPassword: "" });
  const [error, setError] = useState<NewPasswordCheck["error"]>(null);
  useEffect(() => void loadRules().catch(() => undefined), []);
  return {
    typed,
    type: (more) => setTyped((current) => ({ ...current, ...more })),
    error,
    async validate() {
      try {
        const { checkPassword } = await loadRules();
        const checked = checkPassword(typed.password, typed.confirmPassword);
        setError(
          checked.ok
            ? null
            : { message: refusals[checked.refusal].message, at: fieldOf(checked.refusal, typed) },
        );
        return checked.ok;
      } catch {
        setError({ message: messages.failures.network, at: "password" });
        return false;
      }
    },
  };
}

/** Whether a refusal is about the two fields. */
export function isPasswordRefusal(code: RefusedCode): boolean {
  const field = refusalField(code);
  return field === "password" || field === "confirmPassword";
}

/** The two fields. `refused` is the server's refusal of them. */
export function NewPasswordFields({
  check: { typed, type, error },
  refused,
  email,
}: {
  readonly check: NewPasswordCheck;
  readonly refused: { readonly code: RefusedCode; readonly message: string } | null;
  /** The email address of the account, for password managers. */
  readonly email?: string;
}) {
  const shown = error ?? (refused && { ...refused, at: fieldOf(refused.code, typed) });
  const errorAt = (field: PasswordFieldName) => (shown?.at === field ? shown.message : null);
  return (
    <>
      {email !== undefined && <input type="hidden" name="username" autoComplete="username" value={email} />}
      <PasswordField
        label={messages.logIn.password}
        showLabel={messages.logIn.showPassword}
        hint={messages.signup.passwordHint}
        name="password"
        autoComplete="new-password"
        required
        minLength={8}
        value={typed.password}
        error={errorAt("password")}
        onChange={(event) => type({ password: event.target.value })}
      />
      <PasswordField
        label={messages.signup.confirmPassword}
        showLabel={messages.logIn.showPassword}
        name="confirmPassword"
        autoComplete="new-password"
        required
        value={typed.confirmPassword}
        error={errorAt("confirmPassword")}
        onChange={(event) => type({ confirmPassword: event.target.value })}
      />
    </>
  );
}
