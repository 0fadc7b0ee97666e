import { readEmail } from "../../domain/account/account.ts";
import { canBePassword } from "../../domain/account/password.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import type { App } from "../app.ts";
import { deviceMail, isMailReal, mayWarn } from "./account-mails.ts";
import type { Client } from "./client.ts";
import { knownDevice, rememberDevice, type PasswordAccount } from "./known-device.ts";
import type { Limited, TooMany } from "./limits.ts";
import { acquirePermit, watchForSpraying } from "./sign-in-limits.ts";
import { beginUnlessSuspended, prepareSession, type Sessions } from "./sessions.ts";

type SignInRefusal =
  | { readonly code: "fields-missing" | "credentials-wrong" | "busy" }
  | { readonly code: "account-suspended"; readonly reason: string }
  | TooMany;

/**
 * Signs in by password and begins a session. Every kind of failure gives the same response after the same work: for
 * an unknown email address a dummy hash is verified (docs/security.md row 4).
 * Whoever knows the password of a suspended account reads why it is suspended.
 */
export async function signIn(
  app: Limited & Sessions & Pick<App, "config" | "passwords">,
  client: Client,
  given: { readonly email: string; readonly password: string },
): Promise<Result<object, SignInRefusal>> {
  const { email: typed, password } = given;
  const email = readEmail(typed);
  if (password === "" || (!email.ok && email.refusal === "email-missing"))
    return refuse({ code: "fields-missing" });
  if (!email.ok || !canBePassword(password)) return refuse({ code: "credentials-wrong" });

  // Refuses before anything is written, so that a flood of attempts does not slow down the database.
  if (app.passwords.isFull()) return refuse({ code: "busy" });
  const account = await accountOf(app, email.value);
  const permit = await acquirePermit(app, client, { email: email.value, account });
  if (!permit.ok) return permit;
  const verified = await app.passwords.verify(password, account?.passwordHash);
  // Only wrong passwords are limited, and one that could not be checked may be right.
  if (!verified.ok || verified.value) await permit.value.release();
  if (!verified.ok) return refuse({ code: verified.refusal });
  if (!verified.value || account === null) {
    await watchForSpraying(app, email.value, password);
    return refuse({ code: "credentials-wrong" });
  }
  const { userId, passwordHash: from } = account;
  const to = await renewedHash(app, from, password);
  const session = prepareSession(app, client);
  const isMailed = await mustBeMailed(app, client, account);
  const outcome = await app.documents.transaction(async (inside) => {
    if (!(await inside.users.lock(userId))) return "again";
    if (!(await inside.credentials.renew({ userId, from, to }))) return "again";
    const suspension = await beginUnlessSuspended(inside, session, userId);
    const user = suspension === null && isMailed ? await inside.users.byId(userId) : undefined;
    if (user !== undefined) await inside.outbox.enqueue(deviceMail(app, client, user.email));
    return suspension;
  });
  // The password was changed while it was being verified, for example by a reset. The sign-in starts again with the
  // new hash.
  if (outcome === "again") return signIn(app, client, given);
  if (outcome !== null) return refuse({ code: "account-suspended", reason: outcome.reason });
  session.send();
  rememberDevice(app, client, { userId, passwordHash: to });
  return ok({});
}

/**
 * Whether the owner is told of this sign-in: the account does not know the browser, and mails are really sent. Google
 * tells of sign-ins with Google itself, and nobody can learn a passkey and type it elsewhere.
 */
const mustBeMailed = async (
  app: Limited & Pick<App, "config">,
  client: Client,
  account: PasswordAccount,
): Promise<boolean> =>
  isMailReal(app) && knownDevice(app, client, account) === null && mayWarn(app, account.userId);

/** The account of the email address, if it has a password. */
async function accountOf(
  { documents }: Pick<App, "documents">,
  email: string,
): Promise<PasswordAccount | null> {
  const account = await documents.credentials.byEmail(email);
  if (account?.passwordHash === undefined) return null;
  return { userId: account.userId, passwordHash: account.passwordHash };
}

/** Renews a hash that was made with an older cost, while the password is available. */
async function renewedHash(
  { passwords }: Pick<App, "passwords">,
  hash: string,
  password: string,
): Promise<string> {
  if (passwords.isCurrent(hash)) return hash;
  const made = await passwords.hash(password);
  return made.ok ? made.value : hash;
}
