import { lifetimes } from "../../domain/account/account.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { App } from "../app.ts";
import type { ResetRequest } from "../documents/sign-in/reset-requests.ts";
import { hashToken } from "../base/hashes.ts";

type Writing = Pick<App, "config" | "documents" | "random">;

/**
 * Looks up who asked for a reset link, and writes the mails to those who have an account; up to `limit` requests, and how
 * many there were. It runs with the sending of mails, so that no response waits for what only accounts need (decision 33).
 */
export async function writeResetLinks(app: Writing & Pick<App, "now">, limit: number): Promise<number> {
  const waiting = await app.documents.resetRequests.waiting({ now: app.now(), limit });
  for (const request of waiting) await writeLink(app, request);
  return waiting.length;
}

/**
 * The mail and its token come to be in the transaction that deletes the request. The user's row is locked first, as in an
 * erasure, which deletes requests too.
 */
async function writeLink(app: Writing, { id, email, askedAt, expiresAt }: ResetRequest): Promise<void> {
  const token = app.random.token();
  const link = new URL(paths.resetPassword(token), app.config.baseUrl).href;
  const { resetSubject: subject, reset } = messages.mails;
  const body = reset(link, lifetimes.resetToken / 60_000);
  await app.documents.transaction(async (inside) => {
    const user = await inside.users.byEmail(email);
    const isThere = user !== undefined && (await inside.users.lock(user.id));
    const isFirst = await inside.resetRequests.consume(id);
    if (!isThere || !isFirst) return;
    await inside.outbox.enqueue({ id, recipient: user.email, subject, body, createdAt: askedAt, expiresAt });
    await inside.resetTokens.create({ tokenHash: hashToken(token), userId: user.id, expiresAt });
  });
}
