import { useState } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { Button } from "../../ui/button.tsx";
import { LineIcon } from "../../ui/icon.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { EmailField } from "../email-field.tsx";
import { GoogleButton } from "../google-button.tsx";
import { MailNote } from "../mail-note.tsx";
import { Form } from "../../forms/form.tsx";
import { usePasskeySignIn } from "./use-passkey-sign-in.ts";
import { useSignIn } from "./use-sign-in.ts";
import css from "../log-in.module.css";

const key = "M8 8.25a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5ZM11.75 12H21M18 12v3.5M14.75 12v2.5";

/** The form for signing in by password or by a passkey, and for asking for a reset link. */
export function SignInForm({
  email,
  onEmail,
}: {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}) {
  const [password, setPassword] = useState("");
  const { refused, busy, isLinkSent, signIn, sendLink, refuse } = useSignIn(email, password);
  const passkey = usePasskeySignIn(refuse);
  return (
    <div className={css["form"]}>
      <Form
        error={refused.email ?? refused.password ?? null}
        failure={refused.form ?? null}
        submitLabel={messages.logIn.signIn}
        busy={busy === "signing-in"}
        aside={
          <Button
            look="quiet"
            className={css["forgot"] ?? ""}
            busy={busy === "sending-link"}
            onClick={() => void sendLink()}
          >
            {messages.logIn.forgotPassword}
          </Button>
        }
        onSubmit={() => void signIn()}
      >
        <EmailField autoComplete="username webauthn" value={email} error={refused.email} onType={onEmail} />
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
      {passkey.isOffered && (
        <Button busy={passkey.busy} onClick={() => void passkey.signIn()}>
          <LineIcon shape={key} />
          {messages.passkeys.signIn}
        </Button>
      )}
    </div>
  );
}
