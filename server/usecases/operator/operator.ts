import { readOptionalReason, readReason, type ReasonRefusal } from "../../../domain/site/operator.ts";
import { refuse, type Result } from "../../../domain/base/result.ts";
import type { AuditEntry } from "../../documents/audit.ts";
import type { Documents } from "../../documents/documents.ts";
import type { App } from "../../app.ts";

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
        | "report-unknown"
        | "report-resolved"
        | "report-outcome"
        | "mail-unknown"
        | "review-written-again";
    }
  /** Several users match. */
  | { readonly code: "user-ambiguous"; readonly ids: readonly string[] };

export type OperatorResult<Value> = Promise<Result<Value, OperatorRefusal>>;

/** Parses the reason of a change that needs one (docs/product.md §6). */
export const reasonOf = (typed: string | undefined): Result<string, OperatorRefusal> =>
  asRefusal(readReason(typed));

/** Parses the reason of any other change; null when none is given. */
export const optionalReasonOf = (typed: string | undefined): Result<string | null, OperatorRefusal> =>
  asRefusal(readOptionalReason(typed));

const asRefusal = <Value>(reason: Result<Value, ReasonRefusal>): Result<Value, OperatorRefusal> =>
  reason.ok ? reason : refuse({ code: reason.refusal });

/** Adds an entry to the audit log, in the same transaction as the change. */
export const record = (
  { now, operator, random }: OperatorApp,
  inside: Pick<Documents, "audit">,
  entry: Pick<AuditEntry, "action" | "subject" | "userId" | "reason">,
): Promise<void> => inside.audit.add({ ...entry, id: random.id(), at: now(), operator });
