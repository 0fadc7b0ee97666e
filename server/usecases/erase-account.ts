import { lifetimes } from "../../domain/account/account.ts";
import type { App } from "../app.ts";
import type { Documents } from "../documents/documents.ts";
import type { UserDocument } from "../documents/user-document.ts";
import type { Erasure } from "../files/erasure-list.ts";

/** What erasing an account needs. */
export type Erasing = Pick<App, "documents" | "erasureList" | "forgetMails" | "log" | "now" | "reviewEvents">;

/**
 * Erases an account and all data of its owner in one transaction, in which `alsoWrite` may write too. The image is deleted by
 * a job that survives the process. False when the account was already erased.
 */
export async function eraseAccount(
  app: Erasing,
  { id, email }: Pick<UserDocument, "id" | "email">,
  alsoWrite: (inside: Documents) => Promise<void> = async () => undefined,
): Promise<boolean> {
  // Before the account: if the process is killed in between, the owner can ask again. Later, nobody would delete the mails.
  await app.forgetMails(email).catch((err: unknown) => app.log.warn({ err }, "simulated mails not deleted"));
  const erasedAt = app.now();
  const usernameFreedUntil = erasedAt + lifetimes.freedUsername;
  const erased = await app.documents.transaction(async (inside) => {
    const found = await inside.users.erase({ id, erasedAt, usernameFreedUntil });
    if (found !== undefined) await alsoWrite(inside);
    return found;
  });
  await listErasure(app, { userId: id, erasedAt });
  app.reviewEvents.publish(erased?.reviewedGems ?? []);
  return erased !== undefined;
}

/**
 * Adds the erasure to the list in the file store before the response, so that it is known there when an older copy of the
 * database is restored. When the file store does not answer, the job that settles both lists adds it later.
 */
async function listErasure(
  { erasureList, log }: Pick<App, "erasureList" | "log">,
  erasure: Erasure,
): Promise<void> {
  await erasureList.add(erasure).catch((err: unknown) => log.warn({ err }, "erasure not listed yet"));
}
