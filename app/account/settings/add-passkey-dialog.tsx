import { useState, type SubmitEvent } from "react";
import { browserOf } from "../../../domain/account/browser.ts";
import { longestPasskeyName } from "../../../domain/account/passkey.ts";
import * as messages from "../../../domain/site/messages.ts";
import { refusalField, refusals } from "../../../domain/site/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../forms/dialog.tsx";
import { FormFailure } from "../../forms/form-failure.tsx";
import { TextField } from "../../forms/field.tsx";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useLogIn } from "../../shell/log-in.ts";
import { useIsLoggedOut } from "../use-is-logged-out.ts";
import { ProofFields } from "./proof-fields.tsx";
import { useAddPasskey } from "./use-add-passkey.ts";
import type { OwnPasskey } from "./use-passkeys.ts";
import type { ProofOfAccount } from "./use-proof.ts";
import css from "./delete-account-dialog.module.css";

/** Asks for the name of a passkey and for the proof, and lets the browser make it. A refusal is shown in the dialog. */
export function AddPasskeyDialog({
  account,
  onAdded,
  onClose,
}: {
  readonly account: ProofOfAccount;
  readonly onAdded: (passkeys: readonly OwnPasskey[]) => void;
  readonly onClose: () => void;
}) {
  const passkeys = messages.passkeys;
  const [name, setName] = useState(() => browserOf(navigator.userAgent) ?? passkeys.thisDevice);
  const { refusal, proof, isProven, busy, run } = useAddPasskey(account, onAdded);
  const field = refusal === null ? null : refusalField(refusal.code);
  const errorOf = (wanted: typeof field) => (refusal !== null && field === wanted ? refusal.message : null);
  const isOfField = field === "password" || field === "passkeyName";
  const isLoggedOut = useIsLoggedOut();
  const openLogIn = useLogIn();
  const form = useFormFocus(isOfField ? (refusal?.message ?? null) : null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void run(name);
  };
  return (
    <Dialog label={passkeys.add} closeLabel={messages.logIn.close} onClose={onClose}>
      <form ref={form} noValidate className={css["form"]} onSubmit={submit}>
        <h2 className={css["title"]}>{passkeys.add}</h2>
        <TextField
          label={passkeys.name}
          hint={passkeys.nameHint}
          name="name"
          autoComplete="off"
          maxLength={longestPasskeyName}
          required
          value={name}
          error={errorOf("passkeyName")}
          onChange={(event) => setName(event.target.value)}
        />
        {!isProven && (
          <ProofFields proof={proof} error={errorOf("password")} confirmed={passkeys.confirmed} />
        )}
        <FormFailure
          text={
            isLoggedOut ? refusals["not-signed-in"].message : isOfField ? null : (refusal?.message ?? null)
          }
        />
        {isLoggedOut && <Button onClick={openLogIn}>{messages.header.logIn}</Button>}
        <div className={css["buttons"]}>
          <Button onClick={onClose}>{messages.deletion.cancel}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {passkeys.next}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
