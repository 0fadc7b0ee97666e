import { maxFreedUsernames } from "../../domain/limits.ts";
import { Refused } from "./refused.ts";
import type { Database } from "./schema.ts";

/** Whether nobody has the name (lower case) and nobody freed it a short while ago. A user's own names are free to them. */
export async function isUsernameFree(
  db: Database,
  { username, now, userId = "" }: { username: string; now: number; userId?: string },
): Promise<boolean> {
  const holder = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", username)
    .where("id", "!=", userId)
    .executeTakeFirst();
  return holder === undefined && !(await isHeld(db, { username, now, userId }));
}

const isHeld = async (
  db: Database,
  { username, now, userId }: { username: string; now: number; userId: string },
) => {
  const held = await db
    .selectFrom("freed_usernames")
    .select("username")
    .where("username", "=", username)
    .where("until", ">", now)
    .where((is) => is.or([is("user_id", "is", null), is("user_id", "!=", userId)]))
    .executeTakeFirst();
  return held !== undefined;
};

/**
 * Refuses a name just written that was freed by somebody else. Only after the write: until then another transaction
 * may still be giving the name up, and the unique index makes us wait for it.
 */
export async function claimUsername(
  db: Database,
  claim: { username: string; now: number; userId: string },
): Promise<void> {
  if (await isHeld(db, claim)) throw new Refused({ code: "taken", what: "username" });
  await db.deleteFrom("freed_usernames").where("username", "=", claim.username).execute();
}

/**
 * Keeps a name from other people until the given time; its former owner may take it back while the account lives. Of more
 * than a few of the same account, those given up first are let go.
 */
export async function freeUsername(
  db: Database,
  freed: { username: string; until: number; userId: string },
): Promise<void> {
  await db
    .insertInto("freed_usernames")
    .values({ username: freed.username, until: freed.until, user_id: freed.userId })
    .onConflict((conflict) =>
      conflict.column("username").doUpdateSet({ until: freed.until, user_id: freed.userId }),
    )
    .execute();
  const held = await db
    .selectFrom("freed_usernames")
    .select("username")
    .where("user_id", "=", freed.userId)
    .orderBy("until", "desc")
    .execute();
  const released = held.slice(maxFreedUsernames).map(({ username }) => username);
  if (released.length > 0) await db.deleteFrom("freed_usernames").where("username", "in", released).execute();
}
