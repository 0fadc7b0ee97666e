import { lifetimes } from "../../domain/account/account.ts";
import { maxFreedUsernames } from "../../domain/site/limits.ts";
import { endsAhead } from "../../domain/base/stored-times.ts";
import { Refused } from "../base/refused.ts";
import type { Database } from "../database/schema.ts";
import { isWithin } from "../database/stored-times.ts";

/**
 * Whether a username (lower case) is free: nobody has it, and it is not blocked after being given up. Blocked names
 * of the user `userId` are free for that user.
 */
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
    .where(isWithin("until", endsAhead(now, lifetimes.freedUsername)))
    .where((is) => is.or([is("user_id", "is", null), is("user_id", "!=", userId)]))
    .executeTakeFirst();
  return held !== undefined;
};

/**
 * Refuses a username that another user gave up recently. Must run after the name was written: a concurrent
 * transaction may still be giving the name up, and the unique index makes this one wait for it.
 */
export async function claimUsername(
  db: Database,
  claim: { username: string; now: number; userId: string },
): Promise<void> {
  if (await isHeld(db, claim)) throw new Refused({ code: "taken", what: "username" });
  await db.deleteFrom("freed_usernames").where("username", "=", claim.username).execute();
}

/**
 * Blocks a username until the given time; its former owner may take it back. For each account only the newest few
 * names stay blocked.
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
