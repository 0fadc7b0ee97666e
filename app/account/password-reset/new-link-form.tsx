import { useState, type SubmitEvent } from "react";
import { readEmail } from "../../../domain/account.ts";
import * as messages from "../../../domain/messages.ts";
import { paths } from "../../../domain/paths.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../forms/field.tsx";
import { ask, type Answer } from "../../actions/post.ts";
import { FormFailure } from "../../forms/form-failure.tsx";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { MailNote } from "../mail-note.tsx";
import { useHydrated } from "../use-hydrated.ts";
import css from "./reset-password-page.module.css";

/** Another link in place of one that cannot be used any more; the answer is the same for every address. */
export function NewLinkForm({
  answer,
  onAnswer,
}: {
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}) {
  const [email, setEmail] = useState("");
  const [mistake, setMistake] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const hydrated = useHydrated();
  const refused = answer?.ok === false ? answer : null;
  const ofEmail = refused?.refusal?.code.startsWith("email-") ?? false;
  const error = mistake ?? (ofEmail ? refused?.message : null) ?? null;
  const form = useFormFocus(error);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    const read = readEmail(email);
    setMistake(read.ok ? null : messages.refusals[read.refusal]);
    if (!read.ok) return;
    setBusy(true);
    onAnswer(await ask(paths.resetPassword(), { email: read.value }));
    setBusy(false);
  }

  if (answer?.ok === true)
    return (
      <>
        <h1>{messages.passwordReset.sentTitle}</h1>
        <p role="status">{answer.message}</p>
      </>
    );
  return (
    <form
      ref={form}
      method="post"
      action={paths.resetPassword()}
      noValidate={hydrated}
      className={css["form"]}
      onSubmit={(event) => void send(event)}
    >
      <h1 className={css["title"]}>{messages.passwordReset.overTitle}</h1>
      <p className={css["hint"]}>{messages.refusals["reset-link-over"]}</p>
      <TextField
        label={messages.logIn.email}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        error={error}
        onChange={(event) => setEmail(event.target.value)}
      />
      <FormFailure text={ofEmail ? null : (refused?.message ?? null)} />
      <Button type="submit" look="primary" busy={busy}>
        {messages.passwordReset.ask}
      </Button>
      <MailNote />
    </form>
  );
}
