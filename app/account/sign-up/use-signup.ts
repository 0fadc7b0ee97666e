import { useRef, useState } from "react";
import * as messages from "../../../domain/site/messages.ts";
import type { SignupStep } from "../../../domain/account/signup.ts";
import { useBoard } from "../../ui/toast-board.ts";
import { post } from "../../client/post.ts";
import { reloadSoon, broadcastSessionEvent } from "../../shell/session-events.ts";
import {
  forgetSignup,
  keepSignup,
  storedSignup,
  printSimulatedCode,
  type StoredSignup,
} from "./signup-storage.ts";
import { useSignupRequests } from "./use-signup-requests.ts";

/** The values typed so far. */
export type SignupDraft = Omit<StoredSignup, "step">;

/** The unfinished sign-up (docs/product.md §4). A step that succeeds leads to the next one; if not, `refusal` says why. */
export interface Signup {
  readonly step: SignupStep;
  readonly draft: SignupDraft;
  readonly busy: boolean;
  /** The server's refusal, shown at the present step. */
  readonly refusal: ReturnType<typeof useSignupRequests>["refusal"];
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

/** The state of the sign-up: a new one, or the one that a reload has interrupted. */
export function useSignup(): Signup {
  const [kept] = useState(storedSignup);
  const [draft, setDraft] = useState<SignupDraft>(() => {
    const { email, username, nickname, bio } = kept ?? empty;
    return { email, username, nickname, bio };
  });
  const [step, setStep] = useState<SignupStep>(kept?.step ?? "email");
  const [sentAt, setSentAt] = useState<number | null>(null);
  const { busy, refusal, forgetRefusal, take, abandon } = useSignupRequests(kept !== null, setStep);
  // In memory only (docs/product.md §4).
  const password = useRef("");
  const board = useBoard();

  function goTo(next: SignupStep, typed: Partial<SignupDraft>) {
    const now = { ...draft, ...typed };
    setDraft(now);
    forgetRefusal();
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
        printSimulatedCode(sent.simulatedCode, messages.signup.consoleCode(sent.simulatedCode));
      board.show({ type: "success", message: sent.message });
      setSentAt(performance.now());
      goTo("code", { email });
    },
    async verify(code) {
      // The notice of the code has done its work; above a keyboard it would cover the next fields.
      for (const { id } of board.read().toasts) board.dismiss(id);
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
      const posting = post("signup", "finish", { ...chosen, ...profile });
      void take(posting);
      // Also when the dialog was closed meanwhile: the account exists, and this browser is signed in.
      if (!(await posting).ok) return;
      forgetSignup();
      broadcastSessionEvent({ kind: "signed-in" });
      reloadSoon("signed-up");
    },
    abandon() {
      password.current = "";
      forgetSignup();
      abandon();
    },
  };
}
