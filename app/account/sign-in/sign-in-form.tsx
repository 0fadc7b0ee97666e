import { useState } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { EmailField } from "../email-field.tsx";
import { GoogleButton } from "../google-button.tsx";
import { MailNote } from "../mail-note.tsx";
import { Form } from "../../forms/form.tsx";
import { useSignIn } from "./use-sign-in.ts";
import css from "../log-in.module.css";

/** The form for signing in by password, and for asking for a reset link. */
export function SignInForm({
  email,
  onEmail,
}: {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}) {
  const [password, setPassword] = useState("");
  const { refused, busy, isLinkSent, signIn, sendLink } = useSignIn(email, password);
  return (
    <div className={css["form"]}>
      <Form
        error={refused.email ?? refused.password ?? null}
        failure={refused.form ?? null}
        submitLabel={messages.logIn.signIn}
        busy={busy === "signing-in"}
        aside={
          <Button look="quiet" busy={busy === "sending-link"} onClick={() => void sendLink()}>
            {messages.logIn.forgotPassword}
          </Button>
        }
        onSubmit={() => void signIn()}
      >
        <EmailField autoComplete="username" value={email} error={refused.email} onType={onEmail} />
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
      </Form>
      {isLinkSent && <MailNote />}
      <GoogleButton />
    </div>
  );
}
