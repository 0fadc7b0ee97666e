import { readReason, type ReasonRefusal } from "../../../domain/operator.ts";
import { ok, refuse, type Result } from "../../../domain/result.ts";
import type { AuditEntry } from "../../documents/audit.ts";
import type { Documents } from "../../documents/documents.ts";
import type { App } from "../../runtime/app.ts";

/** What the use cases of operators need: a part of the `App`. */
export type OperatorApp = Pick<
  App,
  "documents" | "erasureList" | "files" | "forgetMails" | "log" | "now" | "random" | "reviewEvents"
> & {
  /** The name of the operator in the audit log. */
  readonly operator: string;
};

/** Why an operator's command is refused. */
export type OperatorRefusal =
  | {
      readonly code:
        | ReasonRefusal
        | "user-unknown"
        | "review-unknown"
        | "mail-unknown"
        | "review-written-again";
    }
  /** Several users match. */
  | { readonly code: "user-ambiguous"; readonly ids: readonly string[] };

export type OperatorResult<Value> = Promise<Result<Value, OperatorRefusal>>;

/** Parses the reason, which every change of another user's data needs. */
export function reasonOf(typed: string | undefined): Result<string, OperatorRefusal> {
  const reason = readReason(typed);
  return reason.ok ? ok(reason.value) : refuse({ code: reason.refusal });
}

/** Adds an entry to the audit log, in the same transaction as the change. */
export const record = (
  { now, operator, random }: OperatorApp,
  inside: Pick<Documents, "audit">,
  entry: Pick<AuditEntry, "action" | "subject" | "userId" | "reason">,
): Promise<void> => inside.audit.add({ ...entry, id: random.id(), at: now(), operator });
