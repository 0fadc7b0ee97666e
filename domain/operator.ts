import { ok, refuse, type Result } from "./result.ts";
import { isShowable, looksEmpty } from "./text.ts";

/** Characters of a reason at most: it is told to the person it concerns. */
const longestReason = 500;

export type ReasonRefusal = "reason-missing" | "reason-too-long" | "reason-characters";

/**
 * Reads why an operator does something to what is another's (docs/product.md §6). There is always a reason: it is kept in
 * the audit, and a suspended person reads it.
 */
export function readReason(typed: string | undefined): Result<string, ReasonRefusal> {
  const reason = (typed ?? "").trim();
  if (looksEmpty(reason)) return refuse("reason-missing");
  if (reason.length > longestReason) return refuse("reason-too-long");
  return isShowable(reason) ? ok(reason) : refuse("reason-characters");
}
