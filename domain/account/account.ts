import { ok, refuse, type Result } from "../base/result.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long things about an account last, in milliseconds (docs/product.md §4). */
export const lifetimes = {
  session: 30 * day,
  /** The longest life of a session, however often it is used (ASVS 7.3.2). */
  sessionInAll: 180 * day,
  resetToken: 30 * minute,
  /** How long an account recognises a browser that signed in. */
  knownDevice: 90 * day,
  /** A sign-in attempt with Google, from the click to the callback. */
  openidAttempt: 10 * minute,
  /** From the request of a challenge to the passkey's answer. An open log-in dialog waits for one. */
  passkeyChallenge: 10 * minute,
  /** How long a proof of identity is valid for a deletion. */
  proof: 5 * minute,
  /** How long a username that was given up is blocked for other people. */
  freedUsername: 180 * day,
  /** How long the tombstone of an erased user is kept. An older backup of the database must not be restored. */
  tombstone: 90 * day,
  /** The longest pause before a mail is tried again. */
  mailPause: 60 * minute,
  /** How long a stored image may wait for the profile that uses it. */
  unusedImage: 60 * minute,
  /** How long a browser or a proxy may show an image that was replaced or deleted. */
  cachedImage: 5 * minute,
  /** How long a mail that could not be sent is kept for the operator. It holds an email address. */
  failedMail: 7 * day,
  /** How long a report of a mistake is kept after the operator has resolved it, so that its reporter reads the outcome. */
  resolvedMistake: 180 * day,
} as const;

export type EmailRefusal = "email-missing" | "email-invalid";

const longestEmail = 254;
const longestLocalPart = 64;

/** The HTML standard's email address: ASCII, with a dot in the domain. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

/** Reads an email address as typed. Its case is kept, but addresses are compared without it. */
export function readEmail(typed: string): Result<string, EmailRefusal> {
  if (typed.length > 2 * longestEmail) return refuse("email-invalid");
  const email = typed.trim();
  if (email === "") return refuse("email-missing");
  const fits = email.length <= longestEmail && email.indexOf("@") <= longestLocalPart;
  return fits && emailPattern.test(email) ? ok(email) : refuse("email-invalid");
}
