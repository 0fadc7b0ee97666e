import { useState } from "react";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import { longestUsername, readUsername, shortestUsername } from "../../domain/username.ts";
import { TextField } from "../ui/field.tsx";
import { SignupStepForm } from "./signup-step.tsx";
import type { Signup } from "./use-signup.ts";
import { useUsernameCheck, type UsernameCheck } from "./use-username-check.ts";

/** What there is to say of a username that keeps to the rules, as an error or as a note. */
function newsOf({ availability, failure }: UsernameCheck): {
  readonly error?: string;
  readonly note?: string;
} {
  switch (availability) {
    case "taken":
      return { error: messages.refusals["username-taken"] };
    case "available":
      return { note: messages.signup.usernameAvailable };
    case "checking":
      return { note: messages.signup.usernameChecking };
    case "unknown":
      return failure === null ? {} : { error: failure };
  }
}

/** The username, looked up while it is typed. */
export function UsernameStep({
  signup: { draft, refusal, busy, chooseUsername },
}: {
  readonly signup: Signup;
}) {
  const [typed, setTyped] = useState(draft.username);
  // What pressing "Continue" said; typing on takes it back.
  const [pressed, setPressed] = useState<string | null>(refusal?.message ?? null);
  const read = readUsername(typed);
  const check = useUsernameCheck(paths.signup(), read.ok ? read.value : null);
  const news = newsOf(check);
  const isWaiting = pressed === messages.signup.waitForCheck;
  const error = pressed !== null && !(isWaiting && check.availability !== "checking") ? pressed : news.error;

  function submit() {
    if (!read.ok) setPressed(messages.refusals[read.refusal]);
    else if (check.availability === "available") chooseUsername(read.value);
    else if (check.availability === "taken") setPressed(messages.refusals["username-taken"]);
    else {
      if (check.availability === "unknown") check.retry();
      setPressed(messages.signup.waitForCheck);
    }
  }

  return (
    <SignupStepForm
      number={3}
      heading={messages.signup.usernameHeading}
      error={error ?? null}
      failure={null}
      busy={busy}
      submitLabel={messages.signup.next}
      onSubmit={submit}
    >
      <TextField
        label={messages.signup.username}
        hint={messages.signup.usernameHint}
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        minLength={shortestUsername}
        pattern={`[A-Za-z0-9_]{${shortestUsername},${longestUsername}}`}
        value={typed}
        error={error}
        note={news.note}
        onChange={(event) => {
          setTyped(event.target.value);
          setPressed(null);
        }}
      />
    </SignupStepForm>
  );
}
