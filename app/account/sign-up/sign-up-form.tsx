import { useState } from "react";
import { readEmail } from "../../../domain/account/account.ts";
import * as messages from "../../../domain/site/messages.ts";
import { refusalField, refusals } from "../../../domain/site/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { EmailField } from "../email-field.tsx";
import { GoogleButton } from "../google-button.tsx";
import type { Signup } from "./use-signup.ts";
import { Form } from "../../forms/form.tsx";
import css from "../log-in.module.css";

/** The first step of the sign-up: the address that gets a code. */
export function SignUpForm({
  email,
  onEmail,
  signup: { busy, refusal, sendCode },
  onSignIn,
}: {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly signup: Signup;
  readonly onSignIn: () => void;
}) {
  const [inputError, setInputError] = useState<string | null>(null);
  const refused = refusal !== null && refusalField(refusal.code) === "email" ? refusal.message : null;
  const failure = refusal !== null && refused === null ? refusal.message : null;
  const error = inputError ?? refused;

  function submit() {
    const read = readEmail(email);
    setInputError(read.ok ? null : refusals[read.refusal].message);
    if (read.ok) void sendCode(read.value);
  }

  return (
    <div className={css["form"]}>
      <Form
        error={error}
        failure={failure}
        submitLabel={messages.logIn.getCode}
        busy={busy}
        aside={
          refusal?.code === "email-taken" && (
            <Button onClick={onSignIn}>{messages.logIn.signInInstead}</Button>
          )
        }
        onSubmit={submit}
      >
        <EmailField
          hint={messages.logIn.signUpHint}
          autoComplete="email"
          value={email}
          error={error}
          onType={onEmail}
        />
      </Form>
      <GoogleButton />
    </div>
  );
}
