import * as messages from "../../domain/site/messages.ts";
import { longestUsername, shortestUsername } from "../../domain/account/username.ts";
import { TextField } from "../forms/field.tsx";
import type { UsernameCheck } from "./use-username-check.ts";

const notes: Partial<Record<UsernameCheck["availability"], string>> = {
  checking: messages.signup.usernameChecking,
  available: messages.signup.usernameAvailable,
};

/** The field for a username, with the result of its check. */
export function UsernameField({
  hint,
  value,
  error,
  check,
  onType,
  ...rest
}: {
  readonly hint: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly check: UsernameCheck;
  readonly onType: (typed: string) => void;
  readonly autoFocus?: boolean;
}) {
  return (
    <TextField
      label={messages.signup.username}
      hint={hint}
      name="username"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      minLength={shortestUsername}
      pattern={`[A-Za-z0-9_]{${shortestUsername},${longestUsername}}`}
      value={value}
      error={error}
      note={notes[check.availability]}
      onChange={(event) => onType(event.target.value)}
      {...rest}
    />
  );
}
