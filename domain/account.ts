import { ok, refuse, type Result } from "./result.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long things about an account last, in milliseconds (docs/product.md §4). */
export const lifetimes = {
  session: 30 * day,
  /** However often a session is used, it ends so long after its sign-in (ASVS 7.3.2). */
  sessionInAll: 180 * day,
  resetToken: 30 * minute,
  /** For which a browser that signed in is known to the account. */
  knownDevice: 90 * day,
  /** A round trip to Google, from the click to the answer. */
  openidAttempt: 10 * minute,
  /** Within which a proof of identity counts for deletion. */
  proof: 5 * minute,
  /** For which a username given up is kept from other people. */
  freedUsername: 180 * day,
  /** For which it is remembered that a user was erased; no older copy of the database may be restored. */
  tombstone: 90 * day,
} as const;

export type EmailRefusal = "email-missing" | "email-invalid";

const longestEmail = 254;
const longestLocalPart = 64;

/** The HTML standard's e-mail address, in ASCII, with a dot in its domain. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

/** Reads an e-mail address as typed; its case is kept, though it counts for nothing. */
export function readEmail(typed: string): Result<string, EmailRefusal> {
  if (typed.length > 2 * longestEmail) return refuse("email-invalid");
  const email = typed.trim();
  if (email === "") return refuse("email-missing");
  const fits = email.length <= longestEmail && email.indexOf("@") <= longestLocalPart;
  return fits && emailPattern.test(email) ? ok(email) : refuse("email-invalid");
}
