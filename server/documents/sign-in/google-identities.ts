import type { Database } from "../../database/schema.ts";

/** Links Google accounts (by `sub`) to users, one to one. */
export const googleIdentities = (db: Database) => ({
  /**
   * Links the two. Refuses with taken "google-identity" when either is already linked, and with missing when there is
   * no such user.
   */
  async link({ subject, userId }: { subject: string; userId: string }): Promise<void> {
    await db.insertInto("google_identities").values({ subject, user_id: userId }).execute();
  },

  /** The id of the user that is linked to this Google account. */
  async userOf(subject: string): Promise<string | undefined> {
    const row = await db
      .selectFrom("google_identities")
      .select("user_id")
      .where("subject", "=", subject)
      .executeTakeFirst();
    return row?.user_id;
  },

  /** The Google account that is linked to this user. */
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
