import { useState, type SubmitEvent } from "react";
import { readEmail } from "../../../domain/account.ts";
import * as messages from "../../../domain/messages.ts";
import { fieldOfRefusal } from "../../../domain/refusal-fields.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../forms/field.tsx";
import { GoogleButton } from "../google-button.tsx";
import type { Signup } from "./use-signup.ts";
import { FormFailure } from "../../forms/form-failure.tsx";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import css from "../sign-in/log-in-dialog.module.css";

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
  const [mistake, setMistake] = useState<string | null>(null);
  const refused = refusal !== null && fieldOfRefusal(refusal.code) === "email" ? refusal.message : null;
  const failure = refusal !== null && refused === null ? refusal.message : null;
  const error = mistake ?? refused;
  const form = useFormFocus(error);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const read = readEmail(email);
    setMistake(read.ok ? null : messages.refusals[read.refusal]);
    if (read.ok) void sendCode(read.value);
  }

  return (
    <form ref={form} noValidate className={css["form"]} onSubmit={submit}>
      <TextField
        label={messages.logIn.email}
        hint={messages.logIn.signUpHint}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        error={error}
        onChange={(event) => onEmail(event.target.value)}
      />
      <FormFailure text={failure} />
      <div className={css["buttons"]}>
        <Button type="submit" look="primary" busy={busy}>
          {messages.logIn.getCode}
        </Button>
        {refusal?.code === "email-taken" && (
          <Button look="outline" onClick={onSignIn}>
            {messages.logIn.signInInstead}
          </Button>
        )}
      </div>
      <GoogleButton />
    </form>
  );
}
