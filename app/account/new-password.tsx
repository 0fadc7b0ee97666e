import { useEffect, useState } from "react";
import * as messages from "../../domain/messages.ts";
import { fieldOfRefusal } from "../../domain/refusal-fields.ts";
import type { ActionRefusal } from "../../domain/refusals.ts";
import { PasswordField } from "../forms/password-field.tsx";

/** A password being chosen, typed twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

/** A refusal's code; null for a response that did not arrive. */
type RefusedCode = ActionRefusal["code"] | null;

/** The field that a refusal is about. */
type Culprit = keyof NewPassword;

/** A password being chosen, and the check of it by the rules (docs/product.md §5, Signup password). */
export interface NewPasswordCheck {
  readonly typed: NewPassword;
  readonly type: (typed: Partial<NewPassword>) => void;
  readonly mistake: { readonly message: string; readonly at: Culprit } | null;
  /** Whether it passes; what is wrong then stands in `mistake`. */
  readonly passes: () => Promise<boolean>;
}

// With the list of common passwords, which nobody needs who does not choose one.
const loadRules = () => import("../../domain/password.ts");

/** Where both are asked for, the one that is empty is to blame. */
const culpritOf = (code: RefusedCode, { password }: NewPassword): Culprit =>
  fieldOfRefusal(code) === "confirmPassword" || (code === "fields-missing" && password !== "")
    ? "confirmPassword"
    : "password";

/** Holds a password while it is chosen. */
export function useNewPassword(): NewPasswordCheck {
  const [typed, setTyped] = useState<NewPassword>({ password: "", confirmPassword: "" });
  const [mistake, setMistake] = useState<NewPasswordCheck["mistake"]>(null);
  useEffect(() => void loadRules().catch(() => undefined), []);
  return {
    typed,
    type: (more) => setTyped((current) => ({ ...current, ...more })),
    mistake,
    async passes() {
      try {
        const { checkPassword } = await loadRules();
        const checked = checkPassword(typed.password, typed.confirmPassword);
        setMistake(
          checked.ok
            ? null
            : { message: messages.refusals[checked.refusal], at: culpritOf(checked.refusal, typed) },
        );
        return checked.ok;
      } catch {
        setMistake({ message: messages.failures.network, at: "password" });
        return false;
      }
    },
  };
}

/** Whether a refusal is about the two fields. */
export function isOfPassword(code: RefusedCode): boolean {
  const field = fieldOfRefusal(code);
  return field === "password" || field === "confirmPassword";
}

/** The two fields. `refused` is what the server said of them. */
export function NewPasswordFields({
  check: { typed, type, mistake },
  refused,
  email,
}: {
  readonly check: NewPasswordCheck;
  readonly refused: { readonly code: RefusedCode; readonly message: string } | null;
  /** For password managers: whose password it is. */
  readonly email?: string;
}) {
  const told = mistake ?? (refused && { ...refused, at: culpritOf(refused.code, typed) });
  const errorAt = (culprit: Culprit) => (told?.at === culprit ? told.message : null);
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
