import { lifetimes } from "../../domain/account.ts";
import type { App } from "../runtime/app.ts";

/**
 * Brings the two lists of erased users to the same: the database's own, and the one kept beside the uploaded files,
 * which an older copy of the database does not take back (docs/security.md row 35). Whom only the second one knows came back
 * with such a copy and is erased again. Both forget after `lifetimes.tombstone`. Run before the server listens and then
 * again and again, so that a copy restored under a running server is mended too.
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
