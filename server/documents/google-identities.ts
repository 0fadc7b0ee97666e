import type { Database } from "./schema.ts";

/** Which Google account (its `sub`) signs in as which user; one each way. */
export const googleIdentities = (db: Database) => ({
  /** Ties the two. Refuses with taken "google-identity" when either is tied already, missing without the user. */
  async link({ subject, userId }: { subject: string; userId: string }): Promise<void> {
    await db.insertInto("google_identities").values({ subject, user_id: userId }).execute();
  },

  /** The id of the user this Google account signs in as. */
  async userOf(subject: string): Promise<string | undefined> {
    const row = await db
      .selectFrom("google_identities")
      .select("user_id")
      .where("subject", "=", subject)
      .executeTakeFirst();
    return row?.user_id;
  },

  /** The Google account of this user. */
  async subjectOf(userId: string): Promise<string | undefined> {
    const row = await db
      .selectFrom("google_identities")
      .select("subject")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row?.subject;
  },
});

export type GoogleIdentities = ReturnType<typeof googleIdentities>;
