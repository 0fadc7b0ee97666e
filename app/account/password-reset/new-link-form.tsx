import { useState, type SubmitEvent } from "react";
import * as messages from "../../../domain/messages.ts";
import { paths } from "../../../domain/paths.ts";
import { fieldOfRefusal } from "../../../domain/refusal-fields.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../forms/field.tsx";
import { FormFailure } from "../../forms/form-failure.tsx";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { MailNote } from "../mail-note.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { useNewLink, type ResetResponse } from "./use-password-reset.ts";
import css from "./reset-password-page.module.css";

/** Another link in place of one that cannot be used any more; the response is the same for every address. */
export function NewLinkForm({
  response,
  onResponse,
}: {
  readonly response: ResetResponse | undefined;
  readonly onResponse: (response: ResetResponse) => void;
}) {
  const [email, setEmail] = useState("");
  const { mistake, busy, send } = useNewLink(onResponse);
  const hydrated = useHydrated();
  const refused = response?.ok === false ? response : null;
  const ofEmail = fieldOfRefusal(refused?.refusal?.code ?? null) === "email";
  const error = mistake ?? (ofEmail ? refused?.message : null) ?? null;
  const form = useFormFocus(error);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(email);
  };

  if (response?.ok === true)
    return (
      <>
        <h1>{messages.passwordReset.sentTitle}</h1>
        <p role="status">{response.message}</p>
      </>
    );
  return (
    <form
      ref={form}
      method="post"
      action={paths.resetPassword()}
      noValidate={hydrated}
      className={css["form"]}
      onSubmit={submit}
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
