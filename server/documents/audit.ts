import type { Database } from "../database/schema.ts";

/** One thing that was done by the operator. */
export interface AuditEntry {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Who did it, by the name they have on the machine. */
  readonly operator: string;
  /** Such as "user suspend" or "backup". */
  readonly action: string;
  /** Id of what it was done to; of a backup, its time. */
  readonly subject: string;
  /** The id of the affected user; null when no user is affected. */
  readonly userId: string | null;
  readonly reason: string | null;
}

/** The record of what operators did; it names people by their ids alone. */
export const audit = (db: Database) => ({
  /** Records an action in the same transaction as the change. */
  async add({ userId, ...entry }: AuditEntry): Promise<void> {
    await db
      .insertInto("audit_entries")
      .values({ ...entry, user_id: userId })
      .execute();
  },

  /** The last entries, newest first; those about one person where one is given. */
  async last({ limit, userId }: { limit: number; userId?: string }): Promise<readonly AuditEntry[]> {
    const rows = await db
      .selectFrom("audit_entries")
      .selectAll()
      .$if(userId !== undefined, (query) => query.where("user_id", "=", userId ?? ""))
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
    return rows.map(({ id, at, operator, action, subject, user_id, reason }) => ({
      id,
      at,
      operator,
      action,
      subject,
      userId: user_id,
      reason,
    }));
  },
});

export type Audit = ReturnType<typeof audit>;

/** Forgets the reasons given about a person, whose words or name they may hold. */
export async function forgetReasons(db: Database, userId: string): Promise<void> {
  await db.updateTable("audit_entries").set("reason", null).where("user_id", "=", userId).execute();
}
