import { useRef, useState } from "react";
import type { RefusedAction } from "../../../domain/site/action-response.ts";
import { refusalStep, type ActionRefusal } from "../../../domain/site/refusals.ts";
import type { SignupStep } from "../../../domain/account/signup.ts";
import { post } from "../../client/post.ts";

/** The requests of the sign-up, one at a time. */
interface SignupRequests {
  readonly busy: boolean;
  /** The server's last refusal; null when there is none. */
  readonly refusal: { readonly message: string; readonly code: ActionRefusal["code"] | null } | null;
  /** Removes the refusal. */
  readonly forgetRefusal: () => void;
  /** Waits for a response. Returns it; null when it is a refusal, or when the sign-up was abandoned meanwhile. */
  readonly take: <Done extends object>(
    posting: Promise<({ readonly ok: true } & Done) | RefusedAction>,
  ) => Promise<Done | null>;
  /** Deletes the sign-up on the server. Responses no longer count. */
  readonly abandon: () => void;
}

/**
 * @param hasBegun whether the server may know of a sign-up already.
 * @param onReturn called with the step that can correct a refusal.
 */
export function useSignupRequests(hasBegun: boolean, onReturn: (step: SignupStep) => void): SignupRequests {
  const [refusal, setRefusal] = useState<SignupRequests["refusal"]>(null);
  const [busy, setBusy] = useState(false);
  const last = useRef<Promise<unknown> | null>(hasBegun ? Promise.resolve() : null);
  const isAbandoned = useRef(false);
  return {
    busy,
    refusal,
    forgetRefusal: () => setRefusal(null),
    async take(posting) {
      last.current = posting;
      setBusy(true);
      setRefusal(null);
      const response = await posting;
      if (isAbandoned.current) return null;
      setBusy(false);
      if (response.ok) return response;
      const code = response.refusal?.code ?? null;
      const mendedAt = code === null ? null : refusalStep(code);
      if (mendedAt !== null) onReturn(mendedAt);
      setRefusal({ message: response.message, code });
      return null;
    },
    abandon() {
      isAbandoned.current = true;
      // After the pending request, which may begin the sign-up on the server.
      void last.current?.then(() => post("signup", "abandon", {}));
    },
  };
}
