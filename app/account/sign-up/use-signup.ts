import { useRef, useState } from "react";
import * as messages from "../../../domain/messages.ts";
import type { RefusedAction } from "../../../domain/action-response.ts";
import { stepOfRefusal } from "../../../domain/refusal-fields.ts";
import type { ActionRefusal } from "../../../domain/refusals.ts";
import type { SignupStep } from "../../../domain/signup.ts";
import { useToast } from "../../ui/toast.tsx";
import { useBoard, useShown } from "../../ui/toast-board.ts";
import { post } from "../../actions/post.ts";
import { reloadSoon, broadcastSessionEvent } from "../../shell/session-events.ts";
import {
  forgetSignup,
  keepSignup,
  storedSignup,
  tellSimulatedCode,
  type StoredSignup,
} from "./signup-storage.ts";

/** The values typed so far. */
export type SignupDraft = Omit<StoredSignup, "step">;

/** The unfinished sign-up (docs/product.md §4). Each step's function returns whether it succeeded; if not, `refusal` says why. */
export interface Signup {
  readonly step: SignupStep;
  readonly draft: SignupDraft;
  readonly busy: boolean;
  /** The server's refusal, shown at the present step. */
  readonly refusal: { readonly message: string; readonly code: ActionRefusal["code"] | null } | null;
  /** When the last code was sent, by `performance.now`; null when that is unknown. */
  readonly sentAt: number | null;
  readonly sendCode: (email: string) => Promise<void>;
  readonly verify: (code: string) => Promise<void>;
  readonly choosePassword: (password: string) => void;
  readonly chooseUsername: (username: string) => void;
  readonly chooseNickname: (nickname: string) => void;
  readonly finish: (bio: string) => Promise<void>;
  /** Ends the sign-up and deletes its data, here and on the server. */
  readonly abandon: () => void;
}

const empty: SignupDraft = { email: "", username: "", nickname: "", bio: "" };

export function useSignup(): Signup {
  const [kept] = useState(storedSignup);
  const [draft, setDraft] = useState<SignupDraft>(() => {
    const { email, username, nickname, bio } = kept ?? empty;
    return { email, username, nickname, bio };
  });
  const [step, setStep] = useState<SignupStep>(kept?.step ?? "email");
  const [refusal, setRefusal] = useState<Signup["refusal"]>(null);
  const [busy, setBusy] = useState(false);
  const [sentAt, setSentAt] = useState<number | null>(null);
  // In memory only (docs/product.md §4).
  const password = useRef("");
  const closed = useRef(false);
  const show = useToast();
  const { dismiss } = useBoard();
  const { toasts } = useShown();

  /** Posts a step and returns the response. A refusal moves back to the step that can correct it. */
  async function take<Done extends object>(
    posting: Promise<({ readonly ok: true } & Done) | RefusedAction>,
  ): Promise<Done | null> {
    setBusy(true);
    setRefusal(null);
    const response = await posting;
    if (closed.current) return null;
    setBusy(false);
    if (response.ok) return response;
    const code = response.refusal?.code ?? null;
    const mendedAt = code === null ? null : stepOfRefusal(code);
    if (mendedAt !== null) setStep(mendedAt);
    setRefusal({ message: response.message, code });
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
      const sent = await take(post("signup", "send-code", { email }));
      if (sent === null) return;
      if (sent.simulatedCode !== undefined)
        tellSimulatedCode(sent.simulatedCode, messages.signup.consoleCode(sent.simulatedCode));
      show({ type: "success", message: sent.message });
      setSentAt(performance.now());
      goTo("code", { email });
    },
    async verify(code) {
      // The notice of the code has done its work; above a keyboard it would cover the next fields.
      for (const { id } of toasts) dismiss(id);
      const verified = await take(post("signup", "verify", { email: draft.email, code }));
      if (verified !== null) goTo("password", {});
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
      if ((await take(post("signup", "finish", { ...chosen, ...profile }))) === null) return;
      forgetSignup();
      broadcastSessionEvent({ kind: "signed-in" });
      reloadSoon("signed-up");
    },
    abandon() {
      closed.current = true;
      password.current = "";
      forgetSignup();
      if (step !== "email") void post("signup", "abandon", {});
    },
  };
}
