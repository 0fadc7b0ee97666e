import { lifetimes } from "../../domain/account.ts";
import type { App } from "../runtime/app.ts";

/**
 * Synchronises the two lists of erased users: the one in the database, and the one beside the uploaded files, which a
 * restored copy of the database does not undo (docs/security.md row 35). A user who is only in the second list came
 * back with such a copy and is erased again. Both lists drop entries after `lifetimes.tombstone`. Runs before the
 * server listens and then regularly, so that a copy restored under a running server is corrected too.
 */
export async function settleErasures({
  documents,
  erasureList,
  forgetMails,
  log,
  now,
}: Pick<App, "documents" | "erasureList" | "forgetMails" | "log" | "now">): Promise<void> {
  const oldest = now() - lifetimes.tombstone;
  const outside = await erasureList.all();
  const inside = await documents.erasures.since(0);
  const idsOutside = new Set(outside.map(({ userId }) => userId));
  const idsInside = new Set(inside.map(({ userId }) => userId));

  for (const { userId, erasedAt } of outside) {
    if (idsInside.has(userId) || erasedAt <= oldest) continue;
    const usernameFreedUntil = erasedAt + lifetimes.freedUsername;
    const restored = await documents.users.byId(userId);
    if (restored !== undefined) await forgetMails(restored.email);
    const again = await documents.users.erase({ id: userId, erasedAt, usernameFreedUntil });
    if (again === undefined) await documents.erasures.record({ userId, erasedAt });
    else log.warn({ event: "erased again", user: userId }, "a restored user was erased again");
  }
  for (const erasure of inside)
    if (!idsOutside.has(erasure.userId) && erasure.erasedAt > oldest) await erasureList.add(erasure);
  for (const erasure of outside) if (erasure.erasedAt <= oldest) await erasureList.remove(erasure);
  await documents.erasures.forget(oldest);
}
