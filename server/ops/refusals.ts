import type { OperatorRefusal } from "../usecases/operator/operator.ts";

const texts: Readonly<Record<OperatorRefusal["code"], string>> = {
  "reason-missing": "--reason: give one; it is kept in the audit, and the person may read it",
  "reason-too-long": "--reason: at most 500 characters",
  "reason-characters": "--reason: contains characters that cannot be shown",
  "user-unknown": "there is no such person; find them with: user find TEXT",
  "user-ambiguous": "more than one person is named so; give the id",
  "review-unknown": "there is no such review; find it with: review list",
  "mail-unknown": "there is no such mail; see: mail list",
  "review-written-again": "its writer has written another review of that gem since; delete one of them",
};

/** The sentence that an operator reads for a refusal. */
export const refusalText = (refusal: OperatorRefusal): string =>
  refusal.code === "user-ambiguous"
    ? `${texts[refusal.code]}: ${refusal.ids.join(", ")}`
    : texts[refusal.code];
