import { useRef, useState } from "react";
import * as messages from "../../../domain/messages.ts";
import { paths } from "../../../domain/paths.ts";
import { stepOfRefusal } from "../../../domain/refusals.ts";
import type { SignupStep } from "../../../domain/signup.ts";
import { useToast } from "../../ui/toast.tsx";
import { ask, type Answer } from "../../actions/post.ts";
import { reloadSoon, broadcastSessionEvent } from "../../shell/session-events.ts";
import {
  forgetSignup,
  keepSignup,
  storedSignup,
  tellSimulatedCode,
  type StoredSignup,
} from "./signup-storage.ts";

/** What has been typed so far. */
export type SignupDraft = Omit<StoredSignup, "step">;

/** The sign-up under way (spec §4). Each of its ways on answers whether it went on; if not, `refusal` says why. */
export interface Signup {
  readonly step: SignupStep;
  readonly draft: SignupDraft;
  readonly busy: boolean;
  /** What the server refused, to be shown at the present step. */
  readonly refusal: { readonly message: string; readonly code: string | null } | null;
  /** When the last code was sent, on the clock of `performance.now`; null where that is not known. */
  readonly sentAt: number | null;
  readonly sendCode: (email: string) => Promise<void>;
  readonly verify: (code: string) => Promise<void>;
  readonly choosePassword: (password: string) => void;
  readonly chooseUsername: (username: string) => void;
  readonly chooseNickname: (nickname: string) => void;
  readonly finish: (bio: string) => Promise<void>;
  /** Ends it and forgets all of it, here and on the server. */
  readonly abandon: () => void;
}

const empty: SignupDraft = { email: "", username: "", nickname: "", bio: "" };

/** @param onDone the account is there. */
export function useSignup(onDone: () => void): Signup {
  const [kept] = useState(storedSignup);
  const [draft, setDraft] = useState<SignupDraft>(() => {
    const { email, username, nickname, bio } = kept ?? empty;
    return { email, username, nickname, bio };
  });
  const [step, setStep] = useState<SignupStep>(kept?.step ?? "email");
  const [refusal, setRefusal] = useState<Signup["refusal"]>(null);
  const [busy, setBusy] = useState(false);
  const [sentAt, setSentAt] = useState<number | null>(null);
  // In memory only (product §4).
  const password = useRef("");
  const closed = useRef(false);
  const show = useToast();

  /** Asks the server; a refusal leads back to the step where it can be mended. */
  async function tell(fields: Readonly<Record<string, string>>): Promise<(Answer & { ok: true }) | null> {
    setBusy(true);
    setRefusal(null);
    const answer = await ask(paths.signup(), fields);
    if (closed.current) return null;
    setBusy(false);
    if (answer.ok) return answer;
    const mendedAt = answer.refusal === null ? null : stepOfRefusal(answer.refusal);
    const failedToSend = answer.refusal?.code === "code-not-sent" || answer.refusal?.code === "code-too-soon";
    if (mendedAt !== null && !failedToSend) setStep(mendedAt);
    setRefusal({ message: answer.message, code: answer.refusal?.code ?? null });
    return null;
  }

  function goTo(next: SignupStep, typed: Partial<SignupDraft>) {
    const now = { ...draft, ...typed };
    setDraft(now);
    setRefusal(null);
    setStep(next);
    keepSignup({ ...now, step: next === "code" ? "code" : "password" });
  }

  return {
    step,
    draft,
    busy,
    refusal,
    sentAt,
    async sendCode(email) {
      setDraft({ ...draft, email });
      const answer = await tell({ intent: "send-code", email });
      if (answer === null) return;
      if (answer.simulatedCode !== undefined)
        tellSimulatedCode(answer.simulatedCode, messages.signup.consoleCode(answer.simulatedCode));
      if (answer.message !== undefined) show({ type: "success", message: answer.message });
      setSentAt(performance.now());
      goTo("code", { email });
    },
    async verify(code) {
      if ((await tell({ intent: "verify", email: draft.email, code })) !== null) goTo("password", {});
    },
    choosePassword(chosen) {
      password.current = chosen;
      goTo("username", {});
    },
    chooseUsername: (username) => goTo("nickname", { username }),
    chooseNickname: (nickname) => goTo("bio", { nickname }),
    async finish(bio) {
      const { email, ...profile } = { ...draft, bio };
      setDraft({ email, ...profile });
      const chosen = { password: password.current, confirmPassword: password.current };
      if ((await tell({ intent: "finish", ...chosen, ...profile })) === null) return;
      forgetSignup();
      broadcastSessionEvent({ kind: "signed-in" });
      reloadSoon();
      onDone();
    },
    abandon() {
      closed.current = true;
      password.current = "";
      forgetSignup();
      if (step !== "email") void ask(paths.signup(), { intent: "abandon" });
    },
  };
}
