import { useRef, useState } from "react";
import { readPasskeyName } from "../../../domain/account/passkey.ts";
import * as messages from "../../../domain/site/messages.ts";
import { post } from "../../client/post.ts";
import { makePasskey } from "../passkeys.ts";
import { refusedAs, useProof, type Proof, type ProofOfAccount, type Refused } from "./use-proof.ts";
import type { OwnPasskey } from "./use-passkeys.ts";

/** The state of adding a passkey. */
interface Adding {
  readonly refusal: Refused | null;
  readonly proof: Proof;
  /** Whether the server has accepted the proof. */
  readonly isProven: boolean;
  readonly busy: boolean;
  readonly run: (name: string) => Promise<void>;
}

/** What the server lets the browser make. */
type Begun = Extract<
  Awaited<ReturnType<typeof post<"accountSettings", "begin-passkey">>>,
  { readonly ok: true }
>;

/**
 * Adds a passkey: the server accepts the proof, the browser makes the passkey, the server stores it. When the person
 * does not go on in the browser's own dialog, the proof stays accepted.
 */
export function useAddPasskey(
  account: ProofOfAccount,
  onAdded: (passkeys: readonly OwnPasskey[]) => void,
): Adding {
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const [isProven, setProven] = useState(false);
  const [busy, setBusy] = useState(false);
  const begun = useRef<Begun["options"]>(null);
  const proof = useProof(account, setRefusal);

  function startAgain(refused: Refused) {
    begun.current = null;
    setProven(false);
    proof.forget();
    setRefusal(refused);
  }

  async function add(name: string): Promise<void> {
    if (begun.current === null) {
      const response = await post("accountSettings", "begin-passkey", proof.fields);
      if (!response.ok) {
        const refused = { code: response.refusal?.code ?? null, message: response.message };
        return refused.code === null ? setRefusal(refused) : startAgain(refused);
      }
      begun.current = response.options;
      setProven(true);
    }
    const made = await makePasskey(begun.current);
    if (!made.ok) {
      const { existing, failed } = messages.passkeys;
      const message = made.failure === "existing" ? existing : failed;
      return setRefusal(made.failure === "cancelled" ? null : { code: null, message });
    }
    const added = await post("accountSettings", "add-passkey", { name, passkey: made.passkey });
    if (added.ok) return onAdded(added.passkeys);
    startAgain({ code: added.refusal?.code ?? null, message: added.message });
  }

  return {
    refusal,
    proof,
    isProven,
    busy,
    async run(typed) {
      const name = readPasskeyName(typed);
      if (!name.ok) return setRefusal(refusedAs(name.refusal));
      if (!isProven && proof.missing !== null) return setRefusal(proof.missing);
      setRefusal(null);
      setBusy(true);
      await add(name.value);
      setBusy(false);
    },
  };
}
