import { eraseUser } from "./erase.ts";
import { type Database, inTransaction } from "./schema.ts";
import { type ProfileUpdate, updateProfile } from "./update-profile.ts";
import { type UserDocument, selectUsers, userDocument } from "./user-document.ts";
import { claimUsername, isUsernameFree } from "./usernames.ts";

/** What a new user document holds (docs/product.md §7, create users/{uid}). */
export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly username: string | null;
  readonly nickname: string;
  readonly bio: string;
  readonly createdAt: number;
}

/** The collection `users` (docs/product.md §3, §7). */
export const users = (db: Database) => ({
  /** Creates the document. Refuses with taken "email" or "username", a name freed a short while ago included. */
  create: (user: NewUser): Promise<UserDocument> =>
    inTransaction(db, async (inside) => {
      const row = await inside
        .insertInto("users")
        .values({
          id: user.id,
          email: user.email,
          lower_email: user.email.toLowerCase(),
          email_verified: user.emailVerified ? 1 : 0,
          name: user.name,
          username: user.username?.toLowerCase() ?? null,
          nickname: user.nickname,
          bio: user.bio,
          created_at: user.createdAt,
          updated_at: user.createdAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      if (row.username !== null)
        await claimUsername(inside, { username: row.username, now: user.createdAt, userId: user.id });
      return userDocument({ ...row, saved_gems: null });
    }),

  /** The user of this id. */
  async byId(id: string): Promise<UserDocument | undefined> {
    const row = await selectUsers(db).where("id", "=", id).executeTakeFirst();
    return row && userDocument(row);
  },

  /** The user of this address, whatever its case. */
  async byEmail(email: string): Promise<UserDocument | undefined> {
    const row = await selectUsers(db).where("lower_email", "=", email.toLowerCase()).executeTakeFirst();
    return row && userDocument(row);
  },

  /** Whether the name can be had (docs/product.md §7: the query's result is empty), names freed until after `now` included. */
  isUsernameFree: (wish: { username: string; now: number; userId?: string }): Promise<boolean> =>
    isUsernameFree(db, { ...wish, username: wish.username.toLowerCase() }),

  /** Whether somebody has the name now, as against its being kept from others for a while. */
  async isUsernameHeld(username: string): Promise<boolean> {
    const holder = await db
      .selectFrom("users")
      .select("id")
      .where("username", "=", username.toLowerCase())
      .executeTakeFirst();
    return holder !== undefined;
  },

  /** Changes the profile (docs/product.md §7, update users/{uid}). Refuses with taken "username" or missing. */
  update: (update: ProfileUpdate): Promise<UserDocument> =>
    inTransaction(db, (inside) => updateProfile(inside, update)),

  /**
   * Keeps the user from being erased until the transaction ends; false when there is none. A transaction that writes what
   * hangs on the user takes this first, as erasing does: two that lock in the same order never wait for each other in a
   * circle.
   */
  async lock(id: string): Promise<boolean> {
    const held = await db
      .selectFrom("users")
      .select("id")
      .where("id", "=", id)
      .forKeyShare()
      .executeTakeFirst();
    return held !== undefined;
  },

  /** Records that the user has proven the address theirs. */
  async confirmEmail(id: string): Promise<void> {
    await db.updateTable("users").set("email_verified", 1).where("id", "=", id).execute();
  },

  /** How many reviews and saves would go with the account. */
  async footprint(id: string): Promise<{ reviews: number; saves: number }> {
    const count = (table: "reviews" | "saves") =>
      db
        .selectFrom(table)
        .select((select) => select.fn.countAll<number>().as("count"))
        .where("user_id", "=", id)
        .executeTakeFirstOrThrow();
    return { reviews: (await count("reviews")).count, saves: (await count("saves")).count };
  },

  /** Erases the user and all that is theirs; undefined when there is none (any more). */
  erase: (erasure: { id: string; erasedAt: number; usernameFreedUntil: number }) =>
    inTransaction(db, (inside) => eraseUser(inside, erasure)),
});

export type Users = ReturnType<typeof users>;
