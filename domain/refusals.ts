import * as messages from "./messages.ts";

/** Refusals that say all by their code; each has its sentence in `messages.refusals`. */
export type RefusalCode = keyof typeof messages.refusals;

/** Everything an action can refuse with. */
export type ActionRefusal =
  | { readonly code: RefusalCode }
  | { readonly code: "signup-bio-too-many-words"; readonly words: number }
  | { readonly code: "image-not-stored"; readonly reason: keyof typeof messages.profile.imageReasons }
  /** Why whoever runs the site suspended the account, in their words. */
  | { readonly code: "account-suspended"; readonly reason: string }
  /** Whole seconds until another try is looked at. */
  | { readonly code: "too-many"; readonly retryAfter: number };

/** The sentence that tells a person what is in the way. */
export function refusalMessage(refusal: ActionRefusal): string {
  if (refusal.code === "signup-bio-too-many-words") return messages.signup.bioTooManyWords(refusal.words);
  if (refusal.code === "image-not-stored")
    return messages.profile.imageNotUploaded(messages.profile.imageReasons[refusal.reason]);
  if (refusal.code === "account-suspended") return messages.logIn.suspended(refusal.reason);
  return refusal.code === "too-many" ? messages.failures.tooMany : messages.refusals[refusal.code];
}
