import { useState } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { refusals } from "../../../domain/site/refusals.ts";
import { readUsername } from "../../../domain/account/username.ts";
import { SignupStepForm } from "./signup-step.tsx";
import type { Signup } from "./use-signup.ts";
import { UsernameField } from "../username-field.tsx";
import { useUsernameCheck, type UsernameCheck } from "../use-username-check.ts";

/** Why a valid username cannot be used. */
const errorOf = ({ availability, failure }: UsernameCheck) =>
  availability === "taken" ? refusals["username-taken"].message : failure;

/** The step for the username, which is checked while it is typed. */
export function UsernameStep({
  signup: { draft, refusal, busy, chooseUsername },
}: {
  readonly signup: Signup;
}) {
  const [typed, setTyped] = useState(draft.username);
  // The error of "Continue". It disappears when the person continues to type.
  const [pressed, setPressed] = useState<string | null>(refusal?.message ?? null);
  const read = readUsername(typed);
  const check = useUsernameCheck("signup", read.ok ? read.value : null);
  const isWaiting = pressed === messages.signup.waitForCheck;
  const error =
    pressed !== null && !(isWaiting && check.availability !== "checking") ? pressed : errorOf(check);

  function submit() {
    if (!read.ok) setPressed(refusals[read.refusal].message);
    else if (check.availability === "available") chooseUsername(read.value);
    else if (check.availability === "taken") setPressed(refusals["username-taken"].message);
    else {
      if (check.availability === "unknown") check.retry();
      setPressed(messages.signup.waitForCheck);
    }
  }

  return (
    <SignupStepForm
      number={3}
      heading={messages.signup.usernameHeading}
      error={error}
      failure={null}
      busy={busy}
      submitLabel={messages.signup.next}
      onSubmit={submit}
    >
      <UsernameField
        hint={messages.signup.usernameHint}
        value={typed}
        error={error ?? undefined}
        check={check}
        onType={(name) => {
          setTyped(name);
          setPressed(null);
        }}
      />
    </SignupStepForm>
  );
}
