/** The purpose of an attempt with Google: to sign in, or to confirm a deletion. */
export const googlePurposes = ["sign-in", "delete"] as const;
export type GooglePurpose = (typeof googlePurposes)[number];

/** How an attempt ended: signed in, signed in without a username yet, confirmed, cancelled, or refused. */
export const signInOutcomes = [
  "signed-in",
  "complete-profile",
  "confirmed",
  "cancelled",
  "google-unavailable",
  "google-failed",
  "google-email-unverified",
  "google-other-account",
  "google-email-taken",
  "google-account-suspended",
  "too-many",
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** The outcomes that are not refusals. */
type GoodOutcome = "signed-in" | "complete-profile" | "confirmed" | "cancelled";

/** Whether an attempt ended without a refusal. */
export const isGoodOutcome = (outcome: SignInOutcome): outcome is GoodOutcome =>
  outcome === "signed-in" ||
  outcome === "complete-profile" ||
  outcome === "confirmed" ||
  outcome === "cancelled";

/**
 * The BroadcastChannel on which the site's windows announce sign-ins and sign-outs: the other tabs reload too
 * (docs/product.md §4, Authentication).
 */
export const sessionChannel = "anaba-session";

/** An event on the channel. `session-over`: the session has ended, but the person may continue to write. */
export type SessionEvent =
  | { readonly kind: "google"; readonly outcome: SignInOutcome }
  | { readonly kind: "signed-in" | "signed-out" | "session-over" };
