import { useState } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { refusals } from "../../../domain/site/refusals.ts";
import { readNickname, shortestNickname } from "../../../domain/account/signup.ts";
import { NicknameField } from "../nickname-field.tsx";
import { SignupStepForm } from "./signup-step.tsx";
import type { Signup } from "./use-signup.ts";

/** The step for the nickname, which other people see. */
export function NicknameStep({
  signup: { draft, refusal, busy, chooseNickname },
}: {
  readonly signup: Signup;
}) {
  const [typed, setTyped] = useState(draft.nickname);
  const [error, setError] = useState<string | null>(refusal?.message ?? null);
  function submit() {
    const read = readNickname(typed);
    setError(read.ok ? null : refusals[read.refusal].message);
    if (read.ok) chooseNickname(read.value);
  }
  return (
    <SignupStepForm
      number={4}
      heading={messages.signup.nicknameHeading}
      error={error}
      failure={null}
      busy={busy}
      submitLabel={messages.signup.next}
      onSubmit={submit}
    >
      <NicknameField minLength={shortestNickname} value={typed} error={error} onType={setTyped} />
    </SignupStepForm>
  );
}
