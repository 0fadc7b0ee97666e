import { lifetimes, readEmail } from "../../domain/account/account.ts";
import * as messages from "../../domain/site/messages.ts";
import { checkPassword, type PasswordRefusal } from "../../domain/account/password.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import type { App } from "../app.ts";
import { hashToken } from "../base/hashes.ts";
import type { Client } from "./client.ts";
import { rememberDevice } from "./known-device.ts";
import { consume, type Limited, type TooMany } from "./limits.ts";
import { clearAccountLimits } from "./sign-in-limits.ts";

type AskResult = Result<{ readonly message: string }, AskRefusal>;
type AskRefusal = { readonly code: "email-missing-first" | "email-invalid" } | TooMany;
type ResetRefusal = { readonly code: PasswordRefusal | "reset-link-over" | "busy" } | TooMany;

/**
 * Writes down that somebody asks for a reset link, whether or not the address has an account: that is looked up with the
 * next mails to send, so that neither the response nor its time tells (decision 33). To protect the mailbox, no more than
 * a few mails are sent for as long as a link lasts; the response stays the same. A person who gets no mail then already
 * has a link that works.
 */
export async function askForReset(
  app: Limited & Pick<App, "random">,
  client: Client,
  typed: string,
): Promise<AskResult> {
  const email = readEmail(typed);
  if (!email.ok)
    return refuse({ code: email.refusal === "email-missing" ? "email-missing-first" : email.refusal });
  const within = await consume(app, [["reset-address", client.address]]);
  if (!within.ok) return within;
  const mailing = await consume(app, [["reset-email", email.value.toLowerCase()]]);
  if (mailing.ok) {
    const askedAt = app.now();
    const asked = { id: app.random.id(), email: email.value, askedAt };
    await app.documents.resetRequests.add({ ...asked, expiresAt: askedAt + lifetimes.resetToken });
  }
  return ok({ message: messages.passwordReset.sent });
}

/** The format of a link's token. */
const tokenShape = /^[\w-]{43}$/;

/**
 * Moves the token of a reset link from the address into an HttpOnly cookie: in the address it would stay in the
 * browser's history and could leak through the Referer header. The cookie lasts as long as the link.
 */
export function keepResetToken(client: Client, token: string): void {
  if (tokenShape.test(token)) client.setCookie("reset", token, lifetimes.resetToken);
  else client.clearCookie("reset");
}

async function isResetUsable(app: Pick<App, "documents" | "now">, token: string): Promise<boolean> {
  return (
    (await app.documents.resetTokens.find({ tokenHash: hashToken(token), now: app.now() })) !== undefined
  );
}

/**
 * Sets a new password. The token comes from the browser's cookie, or from the form. Every reset link of the account
 * is deleted and all its sessions end (docs/product.md §4). Whoever has the link has the mailbox, so all limits that
 * were counted against the account are reset, and the account knows this browser and no other any more (decision 21).
 */
export async function resetPassword(
  app: Limited & Pick<App, "config" | "log" | "passwords" | "random">,
  client: Client,
  typed: { readonly token: string; readonly password: string; readonly confirmPassword: string },
): Promise<Result<{ readonly message: string }, ResetRefusal>> {
  const token = typed.token === "" ? (client.cookie("reset") ?? "") : typed.token;
  if (!(await isResetUsable(app, token))) {
    const within = await consume(app, [["reset-use", client.address]]);
    return within.ok ? refuse({ code: "reset-link-over" }) : within;
  }
  const password = checkPassword(typed.password, typed.confirmPassword);
  if (!password.ok) return refuse({ code: password.refusal });
  const hash = await app.passwords.hash(password.value);
  if (!hash.ok) return refuse({ code: hash.refusal });
  const account = await app.documents.transaction(async (inside) => {
    const live = { tokenHash: hashToken(token), now: app.now() };
    const owner = await inside.resetTokens.find(live);
    if (owner === undefined || !(await inside.users.lock(owner))) return null;
    const userId = await inside.resetTokens.consume(live);
    if (userId === undefined) return null;
    const passwordHash = hash.value;
    await inside.credentials.set({ userId, passwordHash });
    await inside.resetTokens.voidAll(userId);
    await inside.sessions.endAll(userId);
    if (app.config.mail.kind === "smtp") await inside.users.confirmEmail(userId);
    const email = (await inside.users.byId(userId))?.email ?? "";
    await clearAccountLimits(app, inside, { email, userId });
    return { userId, passwordHash };
  });
  if (account === null) return refuse({ code: "reset-link-over" });
  for (const name of ["session", "reset"] as const) client.clearCookie(name);
  rememberDevice(app, client, account);
  const details = { user: account.userId, address: client.address };
  app.log.info({ event: "password reset", ...details }, "password reset");
  return ok({ message: messages.passwordReset.done });
}
