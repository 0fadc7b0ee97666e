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
  "too-many",
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** Windows of the site tell each other here that somebody signed in or out (product §3, another open tab follows). */
export const sessionChannel = "anaba-session";

/** What is said on the channel. */
export type SessionNews =
  | { readonly kind: "google"; readonly outcome: SignInOutcome }
  | { readonly kind: "signed-in" }
  | { readonly kind: "signed-out" };
