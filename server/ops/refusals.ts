import type { OperatorRefusal } from "../usecases/operator/operator.ts";

const texts: Readonly<Record<OperatorRefusal["code"], string>> = {
  "reason-missing": "--reason is required; it is recorded in the audit log, and the user may see it",
  "reason-too-long": "--reason: at most 500 characters",
  "reason-characters": "--reason: contains characters that cannot be shown",
  "user-unknown": "there is no such user; search with: user find TEXT",
  "user-ambiguous": "several users have this name; give the id",
  "review-unknown": "there is no such review; see: review list",
  "report-unknown": "there is no such report; see: report list --all",
  "report-resolved": "this report is resolved already; a review can still be hidden with: review hide",
  "report-outcome": "--as: a review is hidden or kept, a mistake is corrected or kept",
  "mail-unknown": "there is no such mail; see: mail list",
  "review-written-again": "its author has since reviewed that gem again; delete one of the two",
};

/** The sentence that an operator reads for a refusal. */
export const refusalText = (refusal: OperatorRefusal): string =>
  refusal.code === "user-ambiguous"
    ? `${texts[refusal.code]}: ${refusal.ids.join(", ")}`
    : texts[refusal.code];
