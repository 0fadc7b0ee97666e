import type { ActionRefusal } from "./refusals.ts";
import type { SignupStep } from "../account/signup.ts";

/** The field of a form that a refusal is about. */
export type RefusedField = SignupStep | "confirmPassword" | "image" | "review";

/** The form field that each refusal is about; null when it is about none. */
const fields: Readonly<Record<ActionRefusal["code"], RefusedField | null>> = {
  "email-missing": "email",
  "email-missing-first": "email",
  "email-required": "email",
  "email-invalid": "email",
  "email-taken": "email",
  "code-missing": "code",
  "code-wrong-simulated": "code",
  "code-wrong": "code",
  "code-over": "code",
  "code-too-soon": null,
  "code-not-sent": null,
  "signup-over": null,
  "signup-failed": null,
  "fields-missing": "password",
  "password-too-short": "password",
  "password-too-long": "password",
  "password-without-uppercase": "password",
  "password-without-lowercase": "password",
  "password-without-number": "password",
  "password-too-common": "password",
  "passwords-differ": "confirmPassword",
  "username-missing": "username",
  "username-too-short": "username",
  "username-too-long": "username",
  "username-characters": "username",
  "username-taken": "username",
  "username-not-checked": "username",
  "nickname-missing": "nickname",
  "nickname-too-short": "nickname",
  "nickname-too-long": "nickname",
  "nickname-characters": "nickname",
  "signup-bio-too-long": "bio",
  "signup-bio-too-many-words": "bio",
  "bio-characters": "bio",
  "profile-nickname-missing": "nickname",
  "profile-username-too-short": "username",
  "profile-username-too-long": "username",
  "profile-username-taken": "username",
  "profile-username-unavailable": "username",
  "profile-bio-too-long": "bio",
  "profile-failed": null,
  "age-invalid": null,
  "image-invalid": "image",
  "image-too-large": "image",
  "image-not-stored": "image",
  "credentials-wrong": null,
  "account-suspended": null,
  "reset-link-over": null,
  "not-signed-in": null,
  "password-required": "password",
  "password-wrong": "password",
  "google-proof-missing": null,
  "deletion-failed": null,
  "google-unavailable": null,
  "google-failed": null,
  "google-email-unverified": null,
  "google-other-account": null,
  "google-email-taken": null,
  "google-account-suspended": null,
  "gem-unknown": null,
  "save-logged-out": null,
  "save-failed": null,
  "review-logged-out": null,
  "review-rating-missing": "review",
  "review-too-long": "review",
  "review-characters": "review",
  "review-missing": null,
  "review-hidden": "review",
  "review-failed": null,
  "too-many": null,
  busy: null,
  "request-invalid": null,
  unexpected: null,
};

/** The form field that a refusal is about; null when it is about none, and without a refusal. */
export const fieldOfRefusal = (code: ActionRefusal["code"] | null): RefusedField | null =>
  code === null ? null : fields[code];

const stepOfField: Readonly<Record<RefusedField, SignupStep | null>> = {
  email: "email",
  code: "code",
  password: "password",
  confirmPassword: "password",
  username: "username",
  nickname: "nickname",
  bio: "bio",
  image: null,
  review: null,
};

/** The step of the sign-up at which a refusal can be corrected; null when it belongs to no step. */
export function stepOfRefusal(code: ActionRefusal["code"]): SignupStep | null {
  // An expired sign-up starts again.
  if (code === "signup-over") return "email";
  const field = fields[code];
  return field === null ? null : stepOfField[field];
}
