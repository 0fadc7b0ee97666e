import type { Database } from "./schema.ts";

/** The password hashes, apart from the user document so that no page can show one. */
export const credentials = (db: Database) => ({
  /** Sets the user's hash, the first or in place of the last. Refuses with missing without the user. */
  async set({ userId, passwordHash }: { userId: string; passwordHash: string }): Promise<void> {
    await db
      .insertInto("credentials")
      .values({ user_id: userId, password_hash: passwordHash })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ password_hash: passwordHash }))
      .execute();
  },

  /**
   * Puts the hash `to` in place of `from`, which may be the same; false when another has taken its place meanwhile. Until
   * the transaction around it ends, nobody else changes it.
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
  async ofUser(userId: string): Promise<string | undefined> {
    const row = await db
      .selectFrom("credentials")
      .select("password_hash")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row?.password_hash;
  },

  /** Whose account the address is, in any case, and its hash if it has one: what signing in needs, in one query. */
  async byEmail(email: string): Promise<{ userId: string; passwordHash: string | undefined } | undefined> {
    const row = await db
      .selectFrom("users")
      .leftJoin("credentials", "credentials.user_id", "users.id")
      .select(["users.id", "credentials.password_hash"])
      .where("users.lower_email", "=", email.toLowerCase())
      .executeTakeFirst();
    return row && { userId: row.id, passwordHash: row.password_hash ?? undefined };
  },

  /** Takes the password away, as when the address turns out to be somebody else's. */
  async remove(userId: string): Promise<void> {
    await db.deleteFrom("credentials").where("user_id", "=", userId).execute();
  },
});

export type Credentials = ReturnType<typeof credentials>;
