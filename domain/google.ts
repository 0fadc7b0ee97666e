/** What a round trip to Google is for: signing in, or proving oneself before the account is deleted. */
export const googlePurposes = ["sign-in", "delete"] as const;
export type GooglePurpose = (typeof googlePurposes)[number];

/** How a round trip ended: signed in, signed in without a username yet, proven, or refused. */
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

/** Ways to end that are no refusal. */
type GoodOutcome = "signed-in" | "complete-profile" | "confirmed" | "cancelled";

/** Whether a round trip ended as the person wanted it to. */
export const isGoodOutcome = (outcome: SignInOutcome): outcome is GoodOutcome =>
  outcome === "signed-in" ||
  outcome === "complete-profile" ||
  outcome === "confirmed" ||
  outcome === "cancelled";

/** Windows of the site tell each other here that somebody signed in or out (docs/product.md §2, another open tab follows). */
export const sessionChannel = "anaba-session";

/** An event on the channel: somebody signed in, signed out, or has no session any more but may go on writing. */
export type SessionEvent =
  | { readonly kind: "google"; readonly outcome: SignInOutcome }
  | { readonly kind: "signed-in" | "signed-out" | "session-over" };
