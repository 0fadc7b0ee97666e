import { useState, type SubmitEvent } from "react";
import { useNavigate } from "react-router";
import * as messages from "../../../domain/messages.ts";
import { paths } from "../../../domain/paths.ts";
import { pictureAddress } from "../../../domain/picture-set.ts";
import { Button } from "../../ui/button.tsx";
import { FormFailure } from "../../forms/form-failure.tsx";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useLogIn } from "../../shell/log-in-provider.tsx";
import { NewLinkForm } from "./new-link-form.tsx";
import { isOfPassword, NewPasswordFields } from "../new-password.tsx";
import { PrintedPage } from "../../shell/printed-page.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { usePasswordChange, type ResetResponse } from "./use-password-reset.ts";
import css from "./reset-password-page.module.css";

const print = pictureAddress("nara-ink-b");

/**
 * Where the link of a reset mail leads: a new password, typed twice, by the rules of the sign-up; or another link for
 * one that is used up, too old, or none.
 * @param response what the action said to a form sent without JavaScript.
 */
export function ResetPasswordView({
  usable,
  response: sent,
}: {
  readonly usable: boolean;
  readonly response?: ResetResponse | undefined;
}) {
  const [received, setReceived] = useState<ResetResponse>();
  const response = received ?? sent;
  const isOver = response?.ok === false && response.refusal?.code === "reset-link-over";
  if (response?.ok === true && response.done === "changed") return <Changed />;
  return (
    <PrintedPage print={print} look="form">
      {usable && !isOver ? (
        <ResetForm response={response} onResponse={setReceived} />
      ) : (
        <NewLinkForm response={isOver ? undefined : response} onResponse={setReceived} />
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
  response,
  onResponse,
}: {
  readonly response: ResetResponse | undefined;
  readonly onResponse: (response: ResetResponse) => void;
}) {
  const { check, busy, save } = usePasswordChange(onResponse);
  const hydrated = useHydrated();
  const refused =
    response?.ok === false ? { message: response.message, code: response.refusal?.code ?? null } : null;
  const ofPassword = refused !== null && isOfPassword(refused.code);
  const form = useFormFocus(check.mistake?.message ?? (ofPassword ? refused.message : null));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form
      ref={form}
      method="post"
      action={paths.resetPassword()}
      noValidate={hydrated}
      className={css["form"]}
      onSubmit={submit}
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
