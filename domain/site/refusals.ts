import type { SignupStep } from "../account/signup.ts";
import type { Note } from "../saves/note.ts";

/** The field of a form that a refusal is about. */
export type RefusedField = SignupStep | "confirmPassword" | "passkeyName" | "image" | "review";

/** What a refusal says, and to whom. */
interface Refusal {
  /**
   * The HTTP status (RFC 9110 §15). 400: not a form of ours. 401: not signed in, or the proof is missing. 403: the
   * operator has suspended the account or hidden the review, or another user has signed in. 404 and 409: the resource is missing, or already taken. 422:
   * a rule is broken. 429: too many attempts. 503: try again later.
   */
  readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 503;
  /** The form field; null when it is about none. */
  readonly field: RefusedField | null;
  /** The sentence to show; a function where it contains further data. */
  readonly message: string | ((data: never) => string);
}

/** Why a profile image was not stored. */
const imageFailures = {
  unreadable: "the picture could not be read",
  storage: "the picture could not be stored, please try again",
  busy: "too many uploads at once, please try again",
} as const;

type ImageFailure = keyof typeof imageFailures;

/** Every refusal by its code. Sentences of the specification are exact (docs/product.md §4, §5, §8). */
export const refusals = {
  "email-missing": { status: 422, field: "email", message: "Please enter your email address" },
  "email-missing-first": { status: 422, field: "email", message: "Please enter your email address first" },
  "email-required": { status: 422, field: "email", message: "Email is required" },
  "email-invalid": { status: 422, field: "email", message: "Please enter a valid email address" },
  "email-taken": {
    status: 409,
    field: "email",
    message: "An account with this email already exists. Please sign in.",
  },
  "code-missing": { status: 422, field: "code", message: "Please enter the verification code" },
  "code-wrong-simulated": {
    status: 422,
    field: "code",
    message: "Invalid verification code. Please check the console for the correct code.",
  },
  "code-wrong": { status: 422, field: "code", message: "Invalid verification code." },
  "code-over": {
    status: 422,
    field: "code",
    message: "This code can no longer be used. Please get a new one.",
  },
  "code-too-soon": {
    status: 422,
    field: null,
    message: "Please wait a moment before you request another code.",
  },
  "code-not-sent": { status: 503, field: null, message: "Failed to send verification code" },
  "signup-over": { status: 422, field: null, message: "Your sign-up has expired. Please start again." },
  "signup-failed": { status: 503, field: null, message: "Failed to complete signup" },
  "fields-missing": { status: 422, field: "password", message: "Please fill in all fields" },
  "password-too-short": {
    status: 422,
    field: "password",
    message: "Password must be at least 8 characters long",
  },
  "password-too-long": {
    status: 422,
    field: "password",
    message: "Password must be no more than 128 characters long",
  },
  "password-without-uppercase": {
    status: 422,
    field: "password",
    message: "Password must contain at least one uppercase letter",
  },
  "password-without-lowercase": {
    status: 422,
    field: "password",
    message: "Password must contain at least one lowercase letter",
  },
  "password-without-number": {
    status: 422,
    field: "password",
    message: "Password must contain at least one number",
  },
  "password-too-common": { status: 422, field: "password", message: "This password is too common" },
  "passwords-differ": { status: 422, field: "confirmPassword", message: "Passwords do not match" },
  "username-missing": { status: 422, field: "username", message: "Please enter a username" },
  "username-too-short": {
    status: 422,
    field: "username",
    message: "Username must be at least 3 characters long",
  },
  "username-too-long": {
    status: 422,
    field: "username",
    message: "Username must be no more than 20 characters long",
  },
  "username-characters": {
    status: 422,
    field: "username",
    message: "Username can only contain letters, numbers, and underscores",
  },
  "username-taken": { status: 409, field: "username", message: "This username is already taken" },
  "username-not-checked": { status: 503, field: "username", message: "Error checking username availability" },
  "nickname-missing": { status: 422, field: "nickname", message: "Please enter a nickname" },
  "nickname-too-short": {
    status: 422,
    field: "nickname",
    message: "Nickname must be at least 2 characters long",
  },
  "nickname-too-long": {
    status: 422,
    field: "nickname",
    message: "Nickname must be no more than 30 characters long",
  },
  "nickname-characters": {
    status: 422,
    field: "nickname",
    message: "Nickname contains characters that cannot be shown",
  },
  "signup-bio-too-long": {
    status: 422,
    field: "bio",
    message: "Bio must be no more than 4,096 characters long",
  },
  // docs/product.md §5
  "signup-bio-too-many-words": {
    status: 422,
    field: "bio",
    message: (words: number) => `Bio must be 100 words or less (currently ${words} words)`,
  },
  "bio-characters": { status: 422, field: "bio", message: "Bio contains characters that cannot be shown" },
  "profile-nickname-missing": { status: 422, field: "nickname", message: "Nickname is required" },
  "profile-username-too-short": {
    status: 422,
    field: "username",
    message: "Username must be at least 3 characters long",
  },
  "profile-username-too-long": {
    status: 422,
    field: "username",
    message: "Username must be less than 20 characters",
  },
  "profile-username-taken": { status: 409, field: "username", message: "Username is already taken" },
  "profile-username-unavailable": { status: 409, field: "username", message: "Username is not available" },
  "profile-bio-too-long": { status: 422, field: "bio", message: "Bio must be less than 150 characters" },
  "profile-failed": { status: 503, field: null, message: "Failed to update profile" },
  "age-invalid": { status: 422, field: null, message: "Invalid age value" },
  "image-invalid": { status: 422, field: "image", message: "Please select a valid image file" },
  "image-too-large": { status: 422, field: "image", message: "Image size must be less than 5MB" },
  // docs/product.md §8
  "image-not-stored": {
    status: 503,
    field: "image",
    message: (reason: ImageFailure) => `Failed to upload image: ${imageFailures[reason]}`,
  },
  "credentials-wrong": { status: 401, field: null, message: "Incorrect email or password" },
  "account-suspended": {
    status: 403,
    field: null,
    message: (reason: string) => `This account is suspended: ${reason}`,
  },
  "reset-link-over": {
    status: 422,
    field: null,
    message: "This link can no longer be used. Please request a new one.",
  },
  "not-signed-in": { status: 401, field: null, message: "No user logged in" },
  "password-required": {
    status: 422,
    field: "password",
    message: "Password required for email/password accounts",
  },
  "password-wrong": { status: 401, field: "password", message: "Incorrect password" },
  "google-proof-missing": { status: 422, field: null, message: "Please confirm with Google first" },
  "deletion-failed": { status: 503, field: null, message: "Failed to delete account" },
  "devices-failed": { status: 503, field: null, message: "An unexpected error occurred" },
  "passkey-over": { status: 422, field: null, message: "That took too long. Please try again." },
  "passkey-refused": {
    status: 401,
    field: null,
    message: "This passkey could not be checked. Please try again, or sign in another way.",
  },
  "passkey-unknown": {
    status: 401,
    field: null,
    message: "This passkey was removed, or is not from here. Please sign in another way.",
  },
  "passkey-copied": {
    status: 401,
    field: null,
    message:
      "This passkey was refused, because there may be a copy of it. Please sign in another way, and remove it in your account settings.",
  },
  "passkey-taken": { status: 409, field: null, message: "This passkey has been added already" },
  "passkeys-many": {
    status: 422,
    field: null,
    message: "An account can have 20 passkeys. Please remove one first.",
  },
  "passkey-name-missing": { status: 422, field: "passkeyName", message: "Please enter a name" },
  "passkey-name-too-long": {
    status: 422,
    field: "passkeyName",
    message: "Name must be no more than 60 characters long",
  },
  "passkey-name-characters": {
    status: 422,
    field: "passkeyName",
    message: "Name contains characters that cannot be shown",
  },
  "passkeys-failed": { status: 503, field: null, message: "An unexpected error occurred" },
  "google-unavailable": {
    status: 422,
    field: null,
    message: "Google sign-in is not available right now. Please try again later.",
  },
  "google-failed": { status: 422, field: null, message: "Google sign-in did not work. Please try again." },
  "google-email-unverified": {
    status: 422,
    field: null,
    message: "Google has not verified this email address.",
  },
  "google-other-account": {
    status: 422,
    field: null,
    message: "Please choose the Google account you signed up with.",
  },
  "google-email-taken": {
    status: 422,
    field: null,
    message: "An account with this email already exists. Please sign in.",
  },
  "google-account-suspended": {
    status: 422,
    field: null,
    message: "This account is suspended. We sent you an email about it.",
  },
  // docs/product.md §2, Gem detail
  "gem-unknown": { status: 404, field: null, message: "Gem not found" },
  // docs/product.md §8
  "save-logged-out": { status: 401, field: null, message: "Please log in to save gems" },
  "save-other-user": {
    status: 403,
    field: null,
    message: "Somebody else is signed in now. Please reload the page.",
  },
  // docs/product.md §8
  "save-failed": { status: 503, field: null, message: "An unexpected error occurred" },
  "note-too-long": { status: 422, field: null, message: "Note must be no more than 1,000 characters long" },
  "note-characters": { status: 422, field: null, message: "Note contains characters that cannot be shown" },
  "note-changed": {
    status: 409,
    field: null,
    message: "This note was changed on another device. Nothing is overwritten: both texts are below.",
  },
  "saved-failed": { status: 503, field: null, message: "An unexpected error occurred" },
  "stamp-logged-out": { status: 401, field: null, message: "Please log in to collect stamps" },
  "stamp-other-user": {
    status: 403,
    field: null,
    message: "Somebody else is signed in now. Please reload the page.",
  },
  "month-invalid": { status: 422, field: null, message: "Please choose a month that is not in the future" },
  "stamp-failed": { status: 503, field: null, message: "An unexpected error occurred" },
  // docs/product.md §8
  "review-logged-out": { status: 401, field: null, message: "Please log in to write a review" },
  "review-rating-missing": { status: 422, field: "review", message: "Please choose a rating" },
  "review-too-long": {
    status: 422,
    field: "review",
    message: "Review must be no more than 500 characters long",
  },
  "review-characters": {
    status: 422,
    field: "review",
    message: "Review contains characters that cannot be shown",
  },
  "review-missing": { status: 404, field: null, message: "This review no longer exists" },
  "review-hidden": {
    status: 403,
    field: "review",
    message: "Your review of this gem was hidden by the site’s operator.",
  },
  // docs/product.md §8
  "review-failed": { status: 503, field: null, message: "An unexpected error occurred" },
  "report-logged-out": { status: 401, field: null, message: "Please log in to report a review" },
  "report-reason-missing": { status: 422, field: null, message: "Please choose a reason" },
  "report-too-long": {
    status: 422,
    field: null,
    message: "Report must be no more than 500 characters long",
  },
  "report-characters": {
    status: 422,
    field: null,
    message: "Report contains characters that cannot be shown",
  },
  "report-own": { status: 403, field: null, message: "This is your own review" },
  "mistake-missing": { status: 422, field: null, message: "Please say what is wrong" },
  "mistake-full": {
    status: 409,
    field: null,
    message: "We have your earlier notes on this place and will look at them first.",
  },
  "report-failed": { status: 503, field: null, message: "An unexpected error occurred" },
  "too-many": { status: 429, field: null, message: "Too many attempts. Please try again later." },
  busy: { status: 503, field: null, message: "Please try again" },
  "request-invalid": { status: 400, field: null, message: "This request cannot be understood." },
  unexpected: { status: 503, field: null, message: "An unexpected error occurred" },
} as const satisfies Readonly<Record<string, Refusal>>;

type Code = keyof typeof refusals;

/** A refusal with further data. */
type RefusalWithData =
  | { readonly code: "signup-bio-too-many-words"; readonly words: number }
  | { readonly code: "image-not-stored"; readonly reason: ImageFailure }
  /** `reason`: why the operator suspended the account, in their own words. */
  | { readonly code: "account-suspended"; readonly reason: string }
  /** `note`: what the other device has written. */
  | { readonly code: "note-changed"; readonly note: Note }
  /** `retryAfter`: seconds until the next attempt is allowed. */
  | { readonly code: "too-many"; readonly retryAfter: number };

/** The code of a refusal without further data. */
export type RefusalCode = Exclude<Code, RefusalWithData["code"]>;

/** Everything an action can refuse with. */
export type ActionRefusal = { readonly code: RefusalCode } | RefusalWithData;

/** The sentence that a person reads for a refusal. */
export function refusalMessage(refusal: ActionRefusal): string {
  if (refusal.code === "signup-bio-too-many-words") return refusals[refusal.code].message(refusal.words);
  if (refusal.code === "image-not-stored") return refusals[refusal.code].message(refusal.reason);
  if (refusal.code === "account-suspended") return refusals[refusal.code].message(refusal.reason);
  return refusals[refusal.code].message;
}

/** The form field that a refusal is about; null when it is about none, and without a refusal. */
export const refusalField = (code: Code | null): RefusedField | null =>
  code === null ? null : refusals[code].field;

const stepOfField: Readonly<Record<RefusedField, SignupStep | null>> = {
  email: "email",
  code: "code",
  password: "password",
  confirmPassword: "password",
  username: "username",
  nickname: "nickname",
  bio: "bio",
  passkeyName: null,
  image: null,
  review: null,
};

/** The step of the sign-up at which a refusal can be corrected; null when it belongs to no step. */
export function refusalStep(code: Code): SignupStep | null {
  // An expired sign-up starts again.
  if (code === "signup-over") return "email";
  const { field } = refusals[code];
  return field === null ? null : stepOfField[field];
}
