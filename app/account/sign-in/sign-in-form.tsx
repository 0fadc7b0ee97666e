import { useState, type SubmitEvent } from "react";
import * as messages from "../../../domain/messages.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../forms/field.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { GoogleButton } from "../google-button.tsx";
import { MailNote } from "../mail-note.tsx";
import { FormFailure } from "../../forms/form-failure.tsx";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useSignIn } from "./use-sign-in.ts";
import css from "./log-in-dialog.module.css";

/** Signing in by password, and asking for a new one. */
export function SignInForm({
  email,
  onEmail,
}: {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}) {
  const [password, setPassword] = useState("");
  const { refused, busy, isLinkSent, signIn, sendLink } = useSignIn(email, password);
  const form = useFormFocus(refused.email ?? refused.password ?? null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void signIn();
  };
  return (
    <form ref={form} noValidate className={css["form"]} onSubmit={submit}>
      <TextField
        label={messages.logIn.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        error={refused.email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <PasswordField
        label={messages.logIn.password}
        showLabel={messages.logIn.showPassword}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={refused.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormFailure text={refused.form ?? null} />
      <div className={css["buttons"]}>
        <Button type="submit" look="primary" busy={busy === "signing-in"}>
          {messages.logIn.signIn}
        </Button>
        <Button look="quiet" busy={busy === "sending-link"} onClick={() => void sendLink()}>
          {messages.logIn.forgotPassword}
        </Button>
      </div>
      {isLinkSent && <MailNote />}
      <GoogleButton />
    </form>
  );
}
