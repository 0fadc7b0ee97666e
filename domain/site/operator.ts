import { ok, refuse, type Result } from "../base/result.ts";
import { isShowable, looksEmpty } from "../base/text.ts";

/** The largest number of characters of a reason, in UTF-16 code units. */
const longestReason = 500;

export type ReasonRefusal = "reason-missing" | "reason-too-long" | "reason-characters";

/**
 * Reads why an operator suspends a user, or hides or deletes a review (docs/product.md §6). It is kept in the audit log,
 * and a suspended user reads it.
 */
export function readReason(typed: string | undefined): Result<string, ReasonRefusal> {
  const reason = (typed ?? "").trim();
  if (looksEmpty(reason)) return refuse("reason-missing");
  if (reason.length > longestReason) return refuse("reason-too-long");
  return isShowable(reason) ? ok(reason) : refuse("reason-characters");
}

/** Reads a reason that need not be given; null for none. */
export function readOptionalReason(typed: string | undefined): Result<string | null, ReasonRefusal> {
  const reason = readReason(typed);
  return !reason.ok && reason.refusal === "reason-missing" ? ok(null) : reason;
}
