import { useState, type SubmitEvent } from "react";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { Button } from "../ui/button.tsx";
import { ask, type Answer } from "./ask.ts";
import { FormFailure } from "./form-failure.tsx";
import { useLogIn } from "./log-in.tsx";
import { NewPasswordFields, useNewPassword } from "./new-password.tsx";
import { useFormFocus } from "./signup-step.tsx";
import { useHydrated } from "./use-hydrated.ts";
import css from "./reset-password-page.module.css";

/**
 * Where the link of a reset mail leads: a new password, typed twice, by the rules of the sign-up.
 * @param usable false for a link that is used up or too old.
 * @param answer what the action said to a form sent without JavaScript.
 */
export function ResetPasswordView({
  token,
  usable,
  answer: sent,
}: {
  readonly token: string;
  readonly usable: boolean;
  readonly answer?: Answer | undefined;
}) {
  const [asked, setAsked] = useState<Answer>();
  const answer = asked ?? sent;
  if (answer?.ok === true) return <Outcome text={answer.message ?? messages.passwordReset.done} />;
  const isOver = answer?.ok === false && answer.refusal?.code === "reset-link-over";
  if (!usable || isOver) return <Outcome text={messages.refusals["reset-link-over"]} />;
  return <ResetForm token={token} answer={answer} onAnswer={setAsked} />;
}

function Outcome({ text }: { readonly text: string }) {
  const logIn = useLogIn();
  return (
    <div className={css["page"]}>
      <h1 className={css["title"]}>{messages.passwordReset.title}</h1>
      <p className={css["lead"]}>{text}</p>
      <Button look="primary" onClick={logIn}>
        {messages.header.logIn}
      </Button>
    </div>
  );
}

function ResetForm({
  token,
  answer,
  onAnswer,
}: {
  readonly token: string;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}) {
  const check = useNewPassword();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const form = useFormFocus(check.mistake?.message ?? null);
  const message = answer?.ok === false ? answer.message : null;
  const isOfPassword = answer?.ok === false && (answer.refusal?.code.startsWith("password") ?? false);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (busy || !(await check.passes())) return;
    setBusy(true);
    onAnswer(await ask(paths.resetPassword(), { token, ...check.typed }));
    setBusy(false);
  }

  return (
    <form
      ref={form}
      method="post"
      action={paths.resetPassword(token)}
      noValidate={hydrated}
      className={css["page"]}
      onSubmit={(event) => void save(event)}
    >
      <h1 className={css["title"]}>{messages.passwordReset.title}</h1>
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields check={check} refused={isOfPassword ? message : null} />
      <FormFailure text={isOfPassword ? null : message} />
      <Button type="submit" look="primary" busy={busy}>
        {messages.passwordReset.submit}
      </Button>
    </form>
  );
}
