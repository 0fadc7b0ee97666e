import { useCallback, useState } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { refusals, type ActionRefusal, type RefusalCode } from "../../../domain/site/refusals.ts";
import { post } from "../../client/post.ts";
import { outcomeMessage } from "../google-button.tsx";
import { canHavePasskeys } from "../engine.ts";
import { askForPasskey } from "../passkeys.ts";
import { useGoogle } from "../use-google.ts";

/** Why a form was not accepted. The code is null when the server has not answered. */
export interface Refused {
  readonly code: ActionRefusal["code"] | null;
  readonly message: string;
}

/** A refusal that needs no request. */
export const refusedAs = (code: RefusalCode): Refused => ({ code, message: refusals[code].message });

/** How the owner of an account confirms their identity. */
export interface ProofOfAccount {
  readonly proof: "password" | "google";
  readonly passkeys: readonly { readonly id: string }[];
}

/** The proof that somebody is the owner of the account, as a form collects it. */
export interface Proof {
  readonly by: ProofOfAccount["proof"];
  readonly password: string;
  readonly type: (password: string) => void;
  /** Whether Google or a passkey has confirmed it. */
  readonly isConfirmed: boolean;
  readonly busy: boolean;
  readonly confirmWithGoogle: () => void;
  /** Null where the account or the browser has no passkeys. */
  readonly confirmWithPasskey: (() => Promise<void>) | null;
  /** Why nothing can be sent yet; null when it can. */
  readonly missing: Refused | null;
  /** What is sent. */
  readonly fields: { readonly password?: string; readonly passkey?: string };
  /** Forgets a confirmation that the server no longer accepts. */
  readonly forget: () => void;
}

/**
 * Collects the proof that a form needs: the password, or for an account without one a confirmation by Google; or a passkey.
 * @param onRefused called with why a confirmation has failed, and with null when one begins or succeeds.
 */
export function useProof(
  { proof: by, passkeys }: ProofOfAccount,
  onRefused: (refused: Refused | null) => void,
): Proof {
  const [password, setPassword] = useState("");
  const [confirmedBy, setConfirmedBy] = useState<"google" | { readonly passkey: string } | null>(null);
  const [busy, setBusy] = useState(false);

  const confirmWithGoogle = useGoogle(
    "delete",
    useCallback(
      (outcome) => {
        const isProof = outcome === "confirmed";
        const isOther = outcome === "signed-in" || outcome === "complete-profile";
        setConfirmedBy(isProof ? "google" : null);
        onRefused(isProof || isOther ? null : { code: outcome, message: outcomeMessage(outcome) });
      },
      [onRefused],
    ),
  );

  async function confirmWithPasskey() {
    onRefused(null);
    setBusy(true);
    const begun = await post("accountSettings", "begin-passkey-proof", {});
    const answer = begun.ok ? await askForPasskey(begun.options) : null;
    setBusy(false);
    if (!begun.ok) return onRefused({ code: begun.refusal?.code ?? null, message: begun.message });
    if (answer?.ok === true) return setConfirmedBy({ passkey: answer.passkey });
    if (answer?.failure !== "cancelled") onRefused({ code: null, message: messages.passkeys.failed });
  }

  const byPasskey = confirmedBy === null || confirmedBy === "google" ? null : confirmedBy;
  const lacking = by === "google" ? "google-proof-missing" : password === "" ? "password-required" : null;
  return {
    by,
    password,
    type: setPassword,
    isConfirmed: confirmedBy !== null,
    busy,
    confirmWithGoogle,
    confirmWithPasskey: passkeys.length > 0 && canHavePasskeys() ? confirmWithPasskey : null,
    missing: confirmedBy !== null || lacking === null ? null : refusedAs(lacking),
    fields: byPasskey ?? (by === "password" ? { password } : {}),
    forget: () => setConfirmedBy(null),
  };
}
