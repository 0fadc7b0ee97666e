import { useState } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { refusalField, refusalMessage } from "../../../domain/site/refusals.ts";
import { countWords, maxBioWords, readSignupBio } from "../../../domain/account/signup.ts";
import { Button } from "../../ui/button.tsx";
import { Counter, TextArea } from "../../forms/field.tsx";
import { SignupStepForm } from "./signup-step.tsx";
import type { Signup } from "./use-signup.ts";

/** The last step: the bio, which may stay empty. */
export function BioStep({ signup: { draft, refusal, busy, finish } }: { readonly signup: Signup }) {
  const [typed, setTyped] = useState(draft.bio);
  const [inputError, setInputError] = useState<string | null>(null);
  const isBioRefused = refusalField(refusal?.code ?? null) === "bio";
  const error = inputError ?? (isBioRefused ? (refusal?.message ?? null) : null);
  function submit(text: string) {
    const read = readSignupBio(text);
    setInputError(read.ok ? null : refusalMessage(read.refusal));
    if (read.ok) void finish(read.value);
  }
  return (
    <SignupStepForm
      number={5}
      heading={messages.signup.bioHeading}
      error={error}
      failure={isBioRefused ? null : (refusal?.message ?? null)}
      busy={busy}
      submitLabel={messages.signup.create}
      onSubmit={() => submit(typed)}
      aside={
        <Button
          look="quiet"
          onClick={() => {
            if (!busy) submit("");
          }}
        >
          {messages.signup.skip}
        </Button>
      }
    >
      <TextArea
        label={messages.signup.bio}
        hint={messages.signup.bioHint}
        counter={
          <>
            <Counter used={countWords(typed)} most={maxBioWords} /> {messages.signup.words}
          </>
        }
        name="bio"
        dir="auto"
        rows={5}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
      />
    </SignupStepForm>
  );
}
