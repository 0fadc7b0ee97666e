import { useState } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { refusalField, refusals } from "../../../domain/site/refusals.ts";
import { Form } from "../../forms/form.tsx";
import { EmailField } from "../email-field.tsx";
import { MailNote } from "../mail-note.tsx";
import { useNewLink, type ResetResponse } from "./use-password-reset.ts";

/** Sends another link when the first one is no longer valid. The response is the same for every address. */
export function NewLinkForm({
  response,
  onResponse,
}: {
  readonly response: ResetResponse | undefined;
  readonly onResponse: (response: ResetResponse) => void;
}) {
  const [email, setEmail] = useState("");
  const { error: inputError, busy, send } = useNewLink(onResponse);
  const refused = response?.ok === false ? response : null;
  const isEmailRefused = refusalField(refused?.refusal?.code ?? null) === "email";
  const error = inputError ?? (isEmailRefused ? refused?.message : null) ?? null;

  if (response?.ok === true)
    return (
      <>
        <h1>{messages.passwordReset.sentTitle}</h1>
        <p role="status">{response.message}</p>
      </>
    );
  return (
    <>
      <Form
        action={paths.resetPassword()}
        error={error}
        failure={isEmailRefused ? null : (refused?.message ?? null)}
        submitLabel={messages.passwordReset.ask}
        busy={busy}
        onSubmit={() => void send(email)}
      >
        <h1>{messages.passwordReset.expiredTitle}</h1>
        <p>{refusals["reset-link-over"].message}</p>
        <EmailField autoComplete="email" value={email} error={error} onType={setEmail} />
      </Form>
      <MailNote />
    </>
  );
}
