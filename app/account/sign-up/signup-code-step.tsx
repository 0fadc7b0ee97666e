import { useEffect, useState } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { refusalField, refusals } from "../../../domain/site/refusals.ts";
import { checkCode, verification } from "../../../domain/account/signup.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../forms/field.tsx";
import { SignupStepForm } from "./signup-step.tsx";
import type { Signup } from "./use-signup.ts";

const { resendAfter } = verification;

/** The whole seconds until another code may be sent. Only shown; the server enforces it. */
function useSecondsLeft(sentAt: number | null): number {
  const [now, setNow] = useState(0);
  const left =
    sentAt === null ? 0 : Math.max(0, Math.ceil((sentAt + resendAfter - Math.max(now, sentAt)) / 1000));
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [waiting]);
  return left;
}

/** The step for the code that was sent to the address. */
export function CodeStep({ signup }: { readonly signup: Signup }) {
  const { draft, refusal, busy, sentAt, sendCode, verify } = signup;
  const [code, setCode] = useState("");
  const [inputError, setInputError] = useState<string | null>(null);
  const left = useSecondsLeft(sentAt);
  const isCodeRefused = refusalField(refusal?.code ?? null) === "code";
  const error = inputError ?? (isCodeRefused ? (refusal?.message ?? null) : null);

  function submit() {
    const checked = checkCode(draft.email, code);
    setInputError(checked.ok ? null : refusals[checked.refusal].message);
    if (checked.ok) void verify(checked.value);
  }

  return (
    <SignupStepForm
      number={1}
      heading={messages.signup.codeHeading}
      error={error}
      failure={isCodeRefused ? null : (refusal?.message ?? null)}
      busy={busy}
      submitLabel={messages.signup.verify}
      onSubmit={submit}
      aside={
        <Button
          look="quiet"
          aria-disabled={left > 0}
          onClick={() => {
            if (left > 0 || busy) return;
            setInputError(null);
            void sendCode(draft.email);
          }}
        >
          {left > 0 ? messages.signup.resendIn(left) : messages.signup.resend}
        </Button>
      }
    >
      <TextField
        label={messages.signup.code}
        hint={<bdi>{messages.signup.codeHint(draft.email)}</bdi>}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        error={error}
        onChange={(event) => setCode(event.target.value)}
      />
    </SignupStepForm>
  );
}
