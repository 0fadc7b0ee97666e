import { useState } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { failureMessage, post } from "../../client/post.ts";
import { usePrefetchSessionChanged } from "../../shell/log-in.ts";
import { leaveFor, broadcastSessionEvent } from "../../shell/session-events.ts";
import { leaveNotice } from "../../shell/session-storage.ts";
import { useProof, type Proof, type ProofOfAccount, type Refused } from "./use-proof.ts";

/** The state of the deletion. */
interface Deletion {
  readonly refusal: Refused | null;
  readonly proof: Proof;
  readonly busy: boolean;
  readonly run: () => Promise<void>;
}

/**
 * Deletes the account. Afterwards the home page is loaded as a new document, because this one still holds personal
 * data; the other windows do the same.
 * @param onDone called when the account has been deleted.
 */
export function useDeletion(account: ProofOfAccount, onDone: () => void): Deletion {
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const proof = useProof(account, setRefusal);
  const prefetchSessionChanged = usePrefetchSessionChanged();

  async function run() {
    if (proof.missing !== null) return setRefusal(proof.missing);
    setRefusal(null);
    setBusy(true);
    const prefetched = prefetchSessionChanged();
    const response = await post("accountSettings", "delete", proof.fields);
    if (!response.ok) {
      setBusy(false);
      if (response.refusal !== null) proof.forget();
      const message = failureMessage(response, messages.deletion.failedUnexpectedly);
      setRefusal({ code: response.refusal?.code ?? null, message });
      return;
    }
    await prefetched;
    broadcastSessionEvent({ kind: "signed-out" });
    leaveNotice(response.message);
    leaveFor(paths.home(), "deleted");
    onDone();
  }

  return { refusal, proof, busy, run };
}
