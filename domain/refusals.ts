import * as messages from "./messages.ts";
import type { SignupStep } from "./signup.ts";

/** Refusals that say all by their code; each has its sentence in `messages.refusals`. */
export type RefusalCode = keyof typeof messages.refusals;

/** Everything an action on an account can answer instead of doing it. */
export type AccountRefusal =
  | { readonly code: RefusalCode }
  | { readonly code: "signup-bio-too-many-words"; readonly words: number }
  | { readonly code: "image-not-stored"; readonly reason: keyof typeof messages.profile.imageReasons }
  /** Whole seconds until another try is looked at. */
  | { readonly code: "too-many"; readonly retryAfter: number };

/** The sentence that tells a person what is in the way. */
export function refusalMessage(refusal: AccountRefusal): string {
  if (refusal.code === "signup-bio-too-many-words") return messages.signup.bioTooManyWords(refusal.words);
  if (refusal.code === "image-not-stored")
    return messages.profile.imageNotUploaded(messages.profile.imageReasons[refusal.reason]);
  return refusal.code === "too-many" ? messages.failures.tooMany : messages.refusals[refusal.code];
}

/** The step of the sign-up at which a refusal can be mended; null for one that belongs to no step. */
export function stepOfRefusal({ code }: AccountRefusal): SignupStep | null {
  if (code === "signup-over" || code === "email-taken" || code === "email-required") return "email";
  if (code.startsWith("code-")) return "code";
  if (code.startsWith("email-")) return "email";
  if (code.startsWith("password") || code === "fields-missing") return "password";
  if (code.startsWith("username-")) return "username";
  if (code.startsWith("nickname-")) return "nickname";
  return code.startsWith("signup-bio-") || code.startsWith("bio-") ? "bio" : null;
}
