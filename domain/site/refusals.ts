import * as messages from "./messages.ts";

/** Refusals without further data. Each has its sentence in `messages.refusals`. */
export type RefusalCode = keyof typeof messages.refusals;

/** Everything an action can refuse with. */
export type ActionRefusal =
  | { readonly code: RefusalCode }
  | { readonly code: "signup-bio-too-many-words"; readonly words: number }
  | { readonly code: "image-not-stored"; readonly reason: keyof typeof messages.profile.imageReasons }
  /** `reason`: why the operator suspended the account, in their own words. */
  | { readonly code: "account-suspended"; readonly reason: string }
  /** `retryAfter`: seconds until the next attempt is allowed. */
  | { readonly code: "too-many"; readonly retryAfter: number };

/** The sentence that a person reads for a refusal. */
export function refusalMessage(refusal: ActionRefusal): string {
  if (refusal.code === "signup-bio-too-many-words") return messages.signup.bioTooManyWords(refusal.words);
  if (refusal.code === "image-not-stored")
    return messages.profile.imageNotUploaded(messages.profile.imageReasons[refusal.reason]);
  if (refusal.code === "account-suspended") return messages.logIn.suspended(refusal.reason);
  return refusal.code === "too-many" ? messages.failures.tooMany : messages.refusals[refusal.code];
}
