import { useState, type SubmitEvent } from "react";
import { readEmail } from "../../../domain/account.ts";
import * as messages from "../../../domain/messages.ts";
import { paths } from "../../../domain/paths.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../forms/field.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { GoogleButton } from "../google-button.tsx";
import { ask } from "../../actions/post.ts";
import { MailNote } from "../mail-note.tsx";
import { reloadSoon, broadcastSessionEvent } from "../../shell/session-events.ts";
import { FormFailure } from "../../forms/form-failure.tsx";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import css from "./log-in-dialog.module.css";

/** What stands in the way: of the address, of the password, or of signing in. */
type Refused = Partial<Record<"email" | "password" | "form", string>>;

/** Signing in by password, and asking for a new one. */
export function SignInForm({
  email,
  onEmail,
}: {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}) {
  const [password, setPassword] = useState("");
  const [refused, setRefused] = useState<Refused>({});
  const [busy, setBusy] = useState<"signing-in" | "resetting" | null>(null);
  const [asked, setAsked] = useState(false);
  const form = useFormFocus(refused.email ?? refused.password ?? null);
  const show = useToast();

  async function signIn(event: SubmitEvent) {
    event.preventDefault();
    if (busy !== null) return;
    const missing = messages.refusals["fields-missing"];
    if (email.trim() === "") return setRefused({ email: missing });
    if (password === "") return setRefused({ password: missing });
    setRefused({});
    setBusy("signing-in");
    const answer = await ask(paths.signIn(), { email: email.trim(), password });
    if (answer.ok) {
      broadcastSessionEvent({ kind: "signed-in" });
      reloadSoon();
      return;
    }
    setBusy(null);
    setRefused({ form: answer.message });
  }

  async function askForReset() {
    if (busy !== null) return;
    const read = readEmail(email);
    if (!read.ok) {
      const code = read.refusal === "email-missing" ? "email-missing-first" : read.refusal;
      return setRefused({ email: messages.refusals[code] });
    }
    setRefused({});
    setBusy("resetting");
    const answer = await ask(paths.forgotPassword(), { email: read.value });
    setBusy(null);
    setAsked(answer.ok);
    if (answer.ok) show({ type: "success", message: answer.message ?? messages.passwordReset.sent });
    else setRefused({ form: answer.message });
  }

  return (
    <form ref={form} noValidate className={css["form"]} onSubmit={(event) => void signIn(event)}>
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
        <Button look="quiet" busy={busy === "resetting"} onClick={() => void askForReset()}>
          {messages.logIn.forgotPassword}
        </Button>
      </div>
      {asked && <MailNote />}
      <GoogleButton />
    </form>
  );
}
