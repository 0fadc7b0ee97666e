import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as messages from "../../../domain/site/messages.ts";
import { post } from "../../client/post.ts";
import { broadcastSessionEvent, reloadSoon } from "../../shell/session-events.ts";
import { canFillInPasskeys, canHavePasskeys } from "../engine.ts";
import { askForPasskey, forgetPasskey } from "../passkeys.ts";

/** Signing in by a passkey. */
interface PasskeySignIn {
  /** Whether this browser can. */
  readonly isOffered: boolean;
  readonly busy: boolean;
  /** Asks for a passkey at once. */
  readonly signIn: () => Promise<void>;
}

/**
 * Signs in by a passkey: one that the person chooses in the email field, where the browser offers those that it knows as it
 * offers addresses, or one that it asks for after a press.
 * @param onRefused called with the sentence to show, and with null when a new try begins.
 */
export function usePasskeySignIn(onRefused: (sentence: string | null) => void): PasskeySignIn {
  const [isOffered] = useState(canHavePasskeys);
  const [busy, setBusy] = useState(false);
  /** The question to the browser: it has one at a time. */
  const question = useRef<AbortController>(null);

  async function ask(mediation: "conditional" | "optional"): Promise<void> {
    question.current?.abort();
    const { signal } = (question.current = new AbortController());
    const isSilent = mediation === "conditional";
    const begun = await post("signIn", "begin-passkey", {}, { signal });
    if (signal.aborted) return;
    if (!begun.ok) return isSilent ? undefined : onRefused(begun.message);
    const answer = await askForPasskey(begun.options, { mediation, signal });
    if (signal.aborted) return;
    if (answer.ok) return send(answer.passkey);
    if (answer.failure !== "cancelled" && !isSilent) onRefused(messages.passkeys.failed);
    if (!isSilent) await fillIn();
  }

  async function send(passkey: string): Promise<void> {
    setBusy(true);
    const response = await post("signIn", "passkey", { passkey });
    if (response.ok) {
      broadcastSessionEvent({ kind: "signed-in" });
      return reloadSoon("signed-in");
    }
    setBusy(false);
    onRefused(response.message);
    if (response.refusal?.code === "passkey-unknown") forgetPasskey(idOf(passkey));
    // The same passkey works then. Any other refusal would come again.
    if (response.refusal?.code === "passkey-over") await fillIn();
  }

  const fillIn = async () => {
    if (await canFillInPasskeys()) await ask("conditional");
  };

  const begin = useEffectEvent(() => void fillIn());
  useEffect(() => {
    begin();
    return () => question.current?.abort();
  }, []);

  return {
    isOffered,
    busy,
    async signIn() {
      onRefused(null);
      setBusy(true);
      await ask("optional");
      setBusy(false);
    },
  };
}

/** The id of the passkey that gave an answer. */
function idOf(answer: string): string {
  const { id }: { readonly id?: unknown } = JSON.parse(answer);
  return typeof id === "string" ? id : "";
}
