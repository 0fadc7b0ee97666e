import { useState } from "react";
import type { RefusedAction } from "../../../domain/site/action-response.ts";
import { readEmail } from "../../../domain/account/account.ts";
import { refusals } from "../../../domain/site/refusals.ts";
import { post } from "../../client/post.ts";
import { broadcastSessionEvent } from "../../shell/session-events.ts";
import { useRefresh } from "../../shell/use-refresh.ts";
import { useNewPassword, type NewPasswordCheck } from "../new-password.tsx";

/** The response to either form of the page. */
export type ResetResponse =
  | { readonly ok: true; readonly message: string; readonly done: "asked" | "changed" }
  | RefusedAction;

/** Sends another link. `error` says what is wrong with the typed address. */
export function useNewLink(onResponse: (response: ResetResponse) => void) {
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function send(typed: string): Promise<void> {
    if (busy) return;
    const email = readEmail(typed);
    setError(email.ok ? null : refusals[email.refusal].message);
    if (!email.ok) return;
    setBusy(true);
    onResponse(await post("resetPassword", "sendLink", { email: email.value }));
    setBusy(false);
  }
  return { error, busy, send };
}

/** Sets a new password by the link that this browser followed. */
export function usePasswordChange(onResponse: (response: ResetResponse) => void): {
  readonly check: NewPasswordCheck;
  readonly busy: boolean;
  readonly save: () => Promise<void>;
} {
  const check = useNewPassword();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  async function save() {
    if (busy || !(await check.validate())) return;
    setBusy(true);
    const response = await post("resetPassword", "change", check.typed);
    setBusy(false);
    onResponse(response);
    if (!response.ok) return;
    // The reset has ended every session of the account, maybe this browser's too.
    broadcastSessionEvent({ kind: "session-over" });
    void refresh();
  }
  return { check, busy, save };
}
