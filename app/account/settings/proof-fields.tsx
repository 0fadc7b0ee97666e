import { useEffect, useRef } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../forms/password-field.tsx";
import type { Proof } from "./use-proof.ts";
import css from "./delete-account-dialog.module.css";

/** The part of a form in which the owner of the account confirms their identity. */
export function ProofFields({
  proof,
  error,
  confirmed,
}: {
  readonly proof: Proof;
  /** Why the password was refused; null when it was not. */
  readonly error: string | null;
  /** What a confirmation by Google or a passkey allows. */
  readonly confirmed: string;
}) {
  const deletion = messages.deletion;
  const { isConfirmed, busy, confirmWithPasskey } = proof;
  const said = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (isConfirmed) said.current?.focus();
  }, [isConfirmed]);
  const withPasskey = !isConfirmed && confirmWithPasskey !== null && (
    <Button busy={busy} onClick={() => void confirmWithPasskey()}>
      {messages.passkeys.confirm}
    </Button>
  );
  return (
    <>
      {proof.by === "password" && !isConfirmed && (
        <PasswordField
          label={deletion.password}
          showLabel={messages.logIn.showPassword}
          hint={deletion.passwordHint}
          name="password"
          autoComplete="current-password"
          required
          value={proof.password}
          error={error}
          onChange={(event) => proof.type(event.target.value)}
        />
      )}
      <div className={css["proof"]}>
        <p ref={said} tabIndex={-1} aria-live="polite">
          {isConfirmed ? confirmed : proof.by === "google" && deletion.confirmGoogleHint}
        </p>
        {proof.by === "google" && !isConfirmed && (
          <Button onClick={proof.confirmWithGoogle}>{deletion.confirmGoogle}</Button>
        )}
        {withPasskey}
      </div>
    </>
  );
}
