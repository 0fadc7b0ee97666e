import * as messages from "../../../domain/messages.ts";
import { NewPasswordFields, useNewPassword } from "../new-password.tsx";
import { SignupStepForm } from "./signup-step.tsx";
import type { Signup } from "./use-signup.ts";

/** The password, which stays in memory only. */
export function PasswordStep({
  signup: { draft, refusal, busy, choosePassword },
}: {
  readonly signup: Signup;
}) {
  const check = useNewPassword();
  const submit = async () => {
    if (await check.passes()) choosePassword(check.typed.password);
  };
  return (
    <SignupStepForm
      number={2}
      heading={messages.signup.passwordHeading}
      error={check.mistake?.message ?? refusal?.message ?? null}
      failure={null}
      busy={busy}
      submitLabel={messages.signup.next}
      onSubmit={() => void submit()}
    >
      <NewPasswordFields check={check} refused={refusal} email={draft.email} />
    </SignupStepForm>
  );
}
