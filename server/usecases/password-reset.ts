import { lifetimes, readEmail } from "../../domain/account.ts";
import * as messages from "../../domain/messages.ts";
import { checkPassword, type PasswordRefusal } from "../../domain/password.ts";
import { paths } from "../../domain/paths.ts";
import { ok, refuse, type Result } from "../../domain/result.ts";
import type { App } from "../runtime/app.ts";
import { hashToken } from "../auth/hashes.ts";
import type { Client } from "./client.ts";
import { rememberDevice } from "./known-device.ts";
import { consume, type TooMany } from "./limits.ts";
import { freeAccount } from "./sign-in-limits.ts";

type AskResult = Result<{ readonly message: string }, AskRefusal>;
type AskRefusal = { readonly code: "email-missing-first" | "email-invalid" } | TooMany;
type ResetRefusal = { readonly code: PasswordRefusal | "reset-link-over" | "busy" } | TooMany;

/**
 * Sends a reset link to the address if it has an account, and says the same if not. Past a few mails it still says so but
 * sends none: a mailbox must not be flooded. They are counted for as long as a link lasts, so that whoever is sent none
 * has one already that can be used.
 */
export async function askForReset(app: App, client: Client, typed: string): Promise<AskResult> {
  const email = readEmail(typed);
  if (!email.ok)
    return refuse({ code: email.refusal === "email-missing" ? "email-missing-first" : email.refusal });
  const within = await consume(app, [["reset-address", client.address]]);
  if (!within.ok) return within;
  const mailing = await consume(app, [["reset-email", email.value.toLowerCase()]]);
  if (mailing.ok) await sendLink(app, email.value);
  return ok({ message: messages.passwordReset.sent });
}

/** Both kinds of address cost one transaction of the same writes: the unknown one's mail is taken out again. */
async function sendLink(app: App, email: string): Promise<void> {
  const token = app.random.token();
  const link = new URL(paths.resetPassword(token), app.config.baseUrl).href;
  const createdAt = app.now();
  const id = app.random.id();
  const { resetSubject: subject, reset } = messages.mails;
  const body = reset(link, lifetimes.resetToken / 60_000);
  const expiresAt = createdAt + lifetimes.resetToken;
  await app.documents.transaction(async (inside) => {
    const user = await inside.users.byEmail(email);
    await inside.outbox.enqueue({ id, recipient: user?.email ?? email, subject, body, createdAt, expiresAt });
    if (user === undefined) return inside.outbox.done(id);
    return inside.resetTokens.create({ tokenHash: hashToken(token), userId: user.id, expiresAt });
  });
}

/** The shape of a link's token; what else stands in an address is none. */
const tokenShape = /^[\w-]{43}$/;

/**
 * Takes the token out of the address of a link: there it would stand in the history, and be told to whatever the page
 * loads. The browser keeps it in a cookie instead, for as long as the link lasts, with scripts and without.
 */
export function keepResetToken(client: Client, token: string): void {
  if (tokenShape.test(token)) client.setCookie("reset", token, lifetimes.resetToken);
  else client.clearCookie("reset");
}

/** Whether the link that the browser followed can still be used. */
export const isFollowedLinkUsable = (app: Pick<App, "documents" | "now">, client: Client): Promise<boolean> =>
  isResetUsable(app, client.cookie("reset") ?? "");

async function isResetUsable(app: Pick<App, "documents" | "now">, token: string): Promise<boolean> {
  return (
    (await app.documents.resetTokens.find({ tokenHash: hashToken(token), now: app.now() })) !== undefined
  );
}

/**
 * Sets a new password by the link that the browser followed, or by the one whose token is given; uses up every link of the account and ends all its sessions (docs/product.md §4). Who has the
 * link has the mailbox: nothing that was counted before stands in their way, neither for the link nor at the sign-in that
 * follows, and the account knows this browser and no other any more (decision 21).
 */
export async function resetPassword(
  app: App,
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
    if (owner === undefined || !(await inside.users.hold(owner))) return null;
    const userId = await inside.resetTokens.consume(live);
    if (userId === undefined) return null;
    const passwordHash = hash.value;
    await inside.credentials.set({ userId, passwordHash });
    await inside.resetTokens.voidAll(userId);
    await inside.sessions.endAll(userId);
    if (app.config.mail.kind === "smtp") await inside.users.confirmEmail(userId);
    const email = (await inside.users.byId(userId))?.email ?? "";
    await freeAccount(app, inside, { email, userId });
    return { userId, passwordHash };
  });
  if (account === null) return refuse({ code: "reset-link-over" });
  for (const name of ["session", "reset"] as const) client.clearCookie(name);
  rememberDevice(app, client, account);
  return ok({ message: messages.passwordReset.done });
}
