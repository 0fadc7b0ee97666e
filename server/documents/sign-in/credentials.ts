import type { Database } from "../../database/schema.ts";

/** The password hashes. They are not in the user document, so that no page can show one. */
export const credentials = (db: Database) => ({
  /** Sets the user's hash, or replaces it. Refuses with missing when there is no such user. */
  async set({ userId, passwordHash }: { userId: string; passwordHash: string }): Promise<void> {
    await db
      .insertInto("credentials")
      .values({ user_id: userId, password_hash: passwordHash })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ password_hash: passwordHash }))
      .execute();
  },

  /**
   * Replaces the hash `from` by `to` (they may be equal); false when the stored hash is another. The row stays locked
   * until the surrounding transaction ends.
   */
  async renew({ userId, from, to }: { userId: string; from: string; to: string }): Promise<boolean> {
    const result = await db
      .updateTable("credentials")
      .set("password_hash", to)
      .where("user_id", "=", userId)
      .where("password_hash", "=", from)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** The user's hash; undefined for an account without a password. */
  async find(userId: string): Promise<string | undefined> {
    const row = await db
      .selectFrom("credentials")
      .select("password_hash")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row?.password_hash;
  },

  /**
   * Finds the account of an email address, ignoring case, with its password hash: all that a sign-in needs, in one
   * query.
   */
  async byEmail(email: string): Promise<{ userId: string; passwordHash: string | undefined } | undefined> {
    const row = await db
      .selectFrom("users")
      .leftJoin("credentials", "credentials.user_id", "users.id")
      .select(["users.id", "credentials.password_hash"])
      .where("users.lower_email", "=", email.toLowerCase())
      .executeTakeFirst();
    return row && { userId: row.id, passwordHash: row.password_hash ?? undefined };
  },
});

export type Credentials = ReturnType<typeof credentials>;
