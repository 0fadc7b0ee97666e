import { useCallback, useState } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { failureMessage, post } from "../../client/post.ts";
import { refusals, type ActionRefusal, type RefusalCode } from "../../../domain/site/refusals.ts";
import { outcomeMessage } from "../google-button.tsx";
import { usePrefetchSessionChanged } from "../../shell/log-in.ts";
import { leaveFor, broadcastSessionEvent } from "../../shell/session-events.ts";
import { useGoogle } from "../use-google.ts";
import { leaveNotice } from "../../shell/session-storage.ts";

/** The state of the deletion. */
interface Deletion {
  readonly refusal: { readonly code: ActionRefusal["code"] | null; readonly message: string } | null;
  /** Whether Google has confirmed the identity. */
  readonly proven: boolean;
  readonly busy: boolean;
  readonly confirmWithGoogle: () => void;
  readonly run: (password: string) => Promise<void>;
}

const refused = (code: RefusalCode) => ({ code, message: refusals[code].message });

/**
 * Deletes the account. Afterwards the home page is loaded as a new document, because this one still holds personal
 * data; the other windows do the same.
 * @param onDone called when the account has been deleted.
 */
export function useDeletion(proof: "password" | "google", onDone: () => void): Deletion {
  const [refusal, setRefusal] = useState<Deletion["refusal"]>(null);
  const [proven, setProven] = useState(false);
  const [busy, setBusy] = useState(false);
  const prefetchSessionChanged = usePrefetchSessionChanged();

  const confirmWithGoogle = useGoogle(
    "delete",
    useCallback((outcome) => {
      const isProof = outcome === "confirmed";
      const isOther = outcome === "signed-in" || outcome === "complete-profile";
      setProven(isProof);
      setRefusal(isProof || isOther ? null : { code: outcome, message: outcomeMessage(outcome) });
    }, []),
  );

  async function run(password: string) {
    if (proof === "password" && password === "") return setRefusal(refused("password-required"));
    if (proof === "google" && !proven) return setRefusal(refused("google-proof-missing"));
    setRefusal(null);
    setBusy(true);
    const fields = proof === "password" ? { password } : {};
    const [response] = await Promise.all([
      post("accountSettings", "delete", fields),
      prefetchSessionChanged(),
    ]);
    if (!response.ok) {
      setBusy(false);
      if (response.refusal?.code === "google-proof-missing") setProven(false);
      const message = failureMessage(response, messages.deletion.failedUnexpectedly);
      setRefusal({ code: response.refusal?.code ?? null, message });
      return;
    }
    broadcastSessionEvent({ kind: "signed-out" });
    leaveNotice(response.message);
    leaveFor(paths.home(), "deleted");
    onDone();
  }

  return { refusal, proven, busy, confirmWithGoogle, run };
}
