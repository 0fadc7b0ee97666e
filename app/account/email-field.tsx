import type { ReactNode } from "react";
import * as messages from "../../domain/site/messages.ts";
import { TextField } from "../forms/field.tsx";

/** The field for the email address of an account. */
export function EmailField({
  onType,
  ...rest
}: {
  /** What a browser or a password manager fills in: the user's name or a passkey where the address signs in. */
  readonly autoComplete: "email" | "username webauthn";
  readonly hint?: ReactNode;
  readonly value: string;
  readonly error: string | null | undefined;
  readonly onType: (typed: string) => void;
}) {
  return (
    <TextField
      label={messages.logIn.email}
      type="email"
      name="email"
      required
      onChange={(event) => onType(event.target.value)}
      {...rest}
    />
  );
}
