import { lifetimes } from "../../domain/account.ts";
import type { App } from "../runtime/app.ts";
import type { Documents } from "../documents/documents.ts";
import type { UserDocument } from "../documents/user-document.ts";
import type { Erasure } from "../files/erasure-list.ts";

type Erasing = Pick<App, "documents" | "erasureList" | "forgetMails" | "log" | "now" | "reviewEvents">;

/**
 * Erases an account and all that is its owner's in one transaction, with what `beside` writes in it; the image goes by a
 * job that outlives the process. False where the account is gone already.
 */
export async function eraseAccount(
  app: Erasing,
  { id, email }: Pick<UserDocument, "id" | "email">,
  beside: (inside: Documents) => Promise<void> = async () => undefined,
): Promise<boolean> {
  // Before the account: a process killed in between leaves somebody who can ask again, and not a mail for good.
  await app.forgetMails(email).catch((err: unknown) => app.log.warn({ err }, "simulated mails not deleted"));
  const erasedAt = app.now();
  const usernameFreedUntil = erasedAt + lifetimes.freedUsername;
  const erased = await app.documents.transaction(async (inside) => {
    const found = await inside.users.erase({ id, erasedAt, usernameFreedUntil });
    if (found !== undefined) await beside(inside);
    return found;
  });
  await listErasure(app, { userId: id, erasedAt });
  app.reviewEvents.publish(erased?.reviewedGems ?? []);
  return erased !== undefined;
}

/**
 * Enters the erasure into the list beside the database before it is told: who puts an older copy of the database in place
 * finds it there. Where the list does not answer, the job that settles both lists enters it later.
 */
async function listErasure(
  { erasureList, log }: Pick<App, "erasureList" | "log">,
  erasure: Erasure,
): Promise<void> {
  await erasureList.add(erasure).catch((err: unknown) => log.warn({ err }, "erasure not listed yet"));
}
