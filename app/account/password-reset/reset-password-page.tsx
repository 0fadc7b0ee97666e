import { useState } from "react";
import { useNavigate } from "react-router";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { naraInkB as print } from "../../../domain/prints/pictures.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../forms/form.tsx";
import { useLogIn } from "../../shell/log-in.ts";
import { NewLinkForm } from "./new-link-form.tsx";
import { isPasswordRefusal, NewPasswordFields } from "../new-password.tsx";
import { PrintedPage } from "../../shell/printed-page.tsx";
import { usePasswordChange, type ResetResponse } from "./use-password-reset.ts";
import css from "../printed-form.module.css";

/**
 * The page behind the link of a reset mail: a form for a new password or, when the link is missing, used or expired,
 * a form for another link.
 * @param response the action's response to a form sent without JavaScript.
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
    <PrintedPage print={print} form={css["form"]}>
      {usable && !isOver ? (
        <ResetForm response={response} onResponse={setReceived} />
      ) : (
        <NewLinkForm response={isOver ? undefined : response} onResponse={setReceived} />
      )}
    </PrintedPage>
  );
}

/** After signing in, the home page replaces this page in the history: the link is used up. */
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
  const refused =
    response?.ok === false ? { message: response.message, code: response.refusal?.code ?? null } : null;
  const isPasswordRefused = refused !== null && isPasswordRefusal(refused.code);
  return (
    <Form
      action={paths.resetPassword()}
      error={check.error?.message ?? (isPasswordRefused ? refused.message : null)}
      failure={isPasswordRefused ? null : (refused?.message ?? null)}
      submitLabel={messages.passwordReset.submit}
      busy={busy}
      onSubmit={() => void save()}
    >
      <h1>{messages.passwordReset.title}</h1>
      <p>{messages.passwordReset.hint}</p>
      <NewPasswordFields check={check} refused={isPasswordRefused ? refused : null} />
    </Form>
  );
}
