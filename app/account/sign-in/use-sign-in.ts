import { useState } from "react";
import { readEmail } from "../../../domain/account/account.ts";
import { refusals } from "../../../domain/site/refusals.ts";
import { post } from "../../client/post.ts";
import { broadcastSessionEvent, reloadSoon } from "../../shell/session-events.ts";
import { useToast } from "../../ui/toast.tsx";

/** The form's requests: signing in, and a link for a new password. */
interface SignIn {
  /** The present error: of the email address, of the password, or of the whole form. */
  readonly refused: Partial<Record<"email" | "password" | "form", string>>;
  readonly busy: "signing-in" | "sending-link" | null;
  readonly isLinkSent: boolean;
  readonly signIn: () => Promise<void>;
  readonly sendLink: () => Promise<void>;
  /** Shows why another way to sign in was refused; null when it begins. */
  readonly refuse: (sentence: string | null) => void;
}

/** Signs in by email address and password, or sends a reset link. */
export function useSignIn(email: string, password: string): SignIn {
  const [refused, setRefused] = useState<SignIn["refused"]>({});
  const [busy, setBusy] = useState<SignIn["busy"]>(null);
  const [isLinkSent, setLinkSent] = useState(false);
  const show = useToast();

  async function signIn() {
    if (busy !== null) return;
    const missing = refusals["fields-missing"].message;
    if (email.trim() === "") return setRefused({ email: missing });
    if (password === "") return setRefused({ password: missing });
    setRefused({});
    setBusy("signing-in");
    const response = await post("signIn", "signIn", { email: email.trim(), password });
    if (response.ok) {
      broadcastSessionEvent({ kind: "signed-in" });
      reloadSoon("signed-in");
      return;
    }
    setBusy(null);
    setRefused({ form: response.message });
  }

  async function sendLink() {
    if (busy !== null) return;
    const typed = readEmail(email);
    if (!typed.ok) {
      const code = typed.refusal === "email-missing" ? "email-missing-first" : typed.refusal;
      return setRefused({ email: refusals[code].message });
    }
    setRefused({});
    setBusy("sending-link");
    const response = await post("forgotPassword", "sendLink", { email: typed.value });
    setBusy(null);
    setLinkSent(response.ok);
    if (response.ok) show({ type: "success", message: response.message });
    else setRefused({ form: response.message });
  }

  const refuse = (sentence: string | null) => setRefused(sentence === null ? {} : { form: sentence });

  return { refused, busy, isLinkSent, signIn, sendLink, refuse };
}
