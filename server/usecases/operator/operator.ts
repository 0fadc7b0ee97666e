import { readReason, type ReasonRefusal } from "../../../domain/operator.ts";
import { ok, refuse, type Result } from "../../../domain/result.ts";
import type { AuditEntry } from "../../documents/audit.ts";
import type { Documents } from "../../documents/documents.ts";
import type { App } from "../../runtime/app.ts";

/** What an operator's use cases work with: a part of the `App`. */
export type OperatorApp = Pick<
  App,
  "documents" | "erasureList" | "files" | "forgetMails" | "log" | "now" | "random" | "reviewEvents"
> & {
  /** Who does it, as the audit names them. */
  readonly operator: string;
};

/** Why an operator's wish is not carried out. */
export type OperatorRefusal =
  | {
      readonly code:
        | ReasonRefusal
        | "user-unknown"
        | "review-unknown"
        | "mail-unknown"
        | "review-written-again";
    }
  /** More than one fits. */
  | { readonly code: "user-ambiguous"; readonly ids: readonly string[] };

/** Reads the reason that every change of what is another's needs. */
export function reasonOf(typed: string | undefined): Result<string, OperatorRefusal> {
  const reason = readReason(typed);
  return reason.ok ? ok(reason.value) : refuse({ code: reason.refusal });
}

/** Enters what is done into the audit, in its transaction. */
export const record = (
  { now, operator, random }: OperatorApp,
  inside: Pick<Documents, "audit">,
  entry: Pick<AuditEntry, "action" | "subject" | "userId" | "reason">,
): Promise<void> => inside.audit.add({ ...entry, id: random.id(), at: now(), operator });
