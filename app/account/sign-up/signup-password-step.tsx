import * as messages from "../../../domain/site/messages.ts";
import { NewPasswordFields, useNewPassword } from "../new-password.tsx";
import { SignupStepForm } from "./signup-step.tsx";
import type { Signup } from "./use-signup.ts";

/** The step for the password, which is kept in memory only. */
export function PasswordStep({
  signup: { draft, refusal, busy, choosePassword },
}: {
  readonly signup: Signup;
}) {
  const check = useNewPassword();
  const submit = async () => {
    if (await check.validate()) choosePassword(check.typed.password);
  };
  return (
    <SignupStepForm
      number={2}
      heading={messages.signup.passwordHeading}
      error={check.error?.message ?? refusal?.message ?? null}
      failure={null}
      busy={busy}
      submitLabel={messages.signup.next}
      onSubmit={() => void submit()}
    >
      <NewPasswordFields check={check} refused={refusal} email={draft.email} />
    </SignupStepForm>
  );
}
