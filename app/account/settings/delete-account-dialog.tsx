import { useId, type SubmitEvent } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { refusalField, refusals } from "../../../domain/site/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../forms/dialog.tsx";
import { FormFailure } from "../../forms/form-failure.tsx";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useLogIn } from "../../shell/log-in.ts";
import { useIsLoggedOut } from "../use-is-logged-out.ts";
import { ProofFields } from "./proof-fields.tsx";
import { useDeletion } from "./use-deletion.ts";
import type { ProofOfAccount } from "./use-proof.ts";
import css from "./delete-account-dialog.module.css";

/** How the owner confirms their identity, and what the deletion removes. */
export interface AccountAtStake extends ProofOfAccount {
  readonly reviews: number;
  readonly saves: number;
}

/** Asks for confirmation and deletes the account (docs/product.md §4, Delete account). A refusal is shown in the dialog. */
export function DeleteAccountDialog({
  account,
  onClose,
}: {
  readonly account: AccountAtStake;
  readonly onClose: () => void;
}) {
  const deletion = messages.deletion;
  const logIn = messages.logIn;
  const describedBy = useId();
  const { refusal, proof, busy, run } = useDeletion(account, onClose);
  const isPasswordRefused = refusal !== null && refusalField(refusal.code) === "password";
  const failure = isPasswordRefused ? null : (refusal?.message ?? null);
  const isLoggedOut = useIsLoggedOut();
  const openLogIn = useLogIn();
  const form = useFormFocus(isPasswordRefused ? refusal.message : null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void run();
  };
  return (
    <Dialog
      label={deletion.title}
      closeLabel={logIn.close}
      look="question"
      describedBy={describedBy}
      onClose={onClose}
    >
      <form ref={form} noValidate className={css["form"]} onSubmit={submit}>
        <h2 className={css["title"]}>{deletion.title}</h2>
        <p id={describedBy}>{deletion.consequences(account.reviews, account.saves)}</p>
        <ProofFields
          proof={proof}
          error={isPasswordRefused ? refusal.message : null}
          confirmed={deletion.confirmed}
        />
        <FormFailure text={isLoggedOut ? refusals["not-signed-in"].message : failure} />
        {isLoggedOut && <Button onClick={openLogIn}>{messages.header.logIn}</Button>}
        <div className={css["buttons"]}>
          <Button onClick={onClose}>{deletion.cancel}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {deletion.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
