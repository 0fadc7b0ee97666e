import { useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import * as messages from "../../../domain/messages.ts";
import { paths } from "../../../domain/paths.ts";
import { pictureAddress } from "../../../domain/picture-set.ts";
import { Button } from "../../ui/button.tsx";
import { ask, type Answer } from "../../actions/post.ts";
import { FormFailure } from "../../forms/form-failure.tsx";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useLogIn } from "../../shell/log-in-provider.tsx";
import { NewLinkForm } from "./new-link-form.tsx";
import { isOfPassword, NewPasswordFields, useNewPassword } from "../new-password.tsx";
import { PrintedPage } from "../../shell/printed-page.tsx";
import { broadcastSessionEvent } from "../../shell/session-events.ts";
import { useHydrated } from "../use-hydrated.ts";
import { useRefresh } from "../../shell/use-refresh.ts";
import css from "./reset-password-page.module.css";

const print = pictureAddress("nara-ink-b");

/**
 * Where the link of a reset mail leads: a new password, typed twice, by the rules of the sign-up; or another link for
 * one that is used up, too old, or none.
 * @param answer what the action said to a form sent without JavaScript.
 */
export function ResetPasswordView({
  usable,
  answer: sent,
}: {
  readonly usable: boolean;
  readonly answer?: Answer | undefined;
}) {
  const [asked, setAsked] = useState<Answer>();
  const answer = asked ?? sent;
  const isOver = answer?.ok === false && answer.refusal?.code === "reset-link-over";
  if (answer?.ok === true && answer.done === "changed") return <Changed />;
  return (
    <PrintedPage print={print} look="form">
      {usable && !isOver ? (
        <ResetForm answer={answer} onAnswer={setAsked} />
      ) : (
        <NewLinkForm answer={isOver ? undefined : answer} onAnswer={setAsked} />
      )}
    </PrintedPage>
  );
}

/** Who signs in now is done here: the home page takes the place of the link, which is used up. */
function Changed() {
  const logIn = useLogIn();
  const navigate = useNavigate();
  const goOn = () => {
    logIn();
    void navigate(paths.home(), { replace: true });
  };
  return (
    <PrintedPage print={print}>
      <h1>{messages.passwordReset.doneTitle}</h1>
      <p role="status">{messages.passwordReset.done}</p>
      <Button look="primary" onClick={goOn}>
        {messages.header.logIn}
      </Button>
    </PrintedPage>
  );
}

function ResetForm({
  answer,
  onAnswer,
}: {
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}) {
  const check = useNewPassword();
  const hydrated = useHydrated();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const refused =
    answer?.ok === false ? { message: answer.message, code: answer.refusal?.code ?? null } : null;
  const ofPassword = refused !== null && isOfPassword(refused.code ?? "");
  const form = useFormFocus(check.mistake?.message ?? (ofPassword ? refused.message : null));

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (busy || !(await check.passes())) return;
    setBusy(true);
    const told = await ask(paths.resetPassword(), { ...check.typed });
    setBusy(false);
    onAnswer(told);
    if (!told.ok) return;
    // Every session of the account is over, perhaps this browser's own.
    broadcastSessionEvent({ kind: "session-over" });
    void refresh();
  }

  return (
    <form
      ref={form}
      method="post"
      action={paths.resetPassword()}
      noValidate={hydrated}
      className={css["form"]}
      onSubmit={(event) => void save(event)}
    >
      <h1 className={css["title"]}>{messages.passwordReset.title}</h1>
      <p className={css["hint"]}>{messages.passwordReset.hint}</p>
      <NewPasswordFields check={check} refused={ofPassword ? refused : null} />
      <FormFailure text={ofPassword ? null : (refused?.message ?? null)} />
      <Button type="submit" look="primary" busy={busy}>
        {messages.passwordReset.submit}
      </Button>
    </form>
  );
}
