import type { Database } from "./schema.ts";

/** A plain-text mail. */
export interface Mail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** A mail that a worker has claimed for sending. */
export interface ClaimedMail extends Mail {
  readonly createdAt: number;
  /** The number of attempts to send it, including this one. */
  readonly tries: number;
}

/** The outbox: a mail is written in the same transaction as the change that causes it, and sent later by a worker. */
export const outbox = (db: Database) => ({
  /** Adds a mail; it is due at once. */
  async enqueue({ id, recipient, subject, body, createdAt }: Mail & { createdAt: number }): Promise<void> {
    await db
      .insertInto("outbox")
      .values({ id, recipient, subject, body, created_at: createdAt, next_try_at: createdAt, tries: 0 })
      .execute();
  },

  /**
   * Claims up to `limit` due mails and hides them until `hiddenUntil`. No two workers get the same mail. When a
   * worker dies, its mails become due again at that time.
   */
  async claimDue(claim: { now: number; hiddenUntil: number; limit: number }): Promise<ClaimedMail[]> {
    const due = db
      .selectFrom("outbox")
      .select("id")
      .where("next_try_at", "<=", claim.now)
      .where("failed_at", "is", null)
      .orderBy("next_try_at")
      .limit(claim.limit)
      .forUpdate()
      .skipLocked();
    const rows = await db
      .updateTable("outbox")
      .set((mail) => ({ next_try_at: claim.hiddenUntil, tries: mail("tries", "+", 1) }))
      .where("id", "in", due)
      .returningAll()
      .execute();
    return rows
      .map((row) => ({
        id: row.id,
        recipient: row.recipient,
        subject: row.subject,
        body: row.body,
        createdAt: row.created_at,
        tries: row.tries,
      }))
      .sort((a, b) => a.createdAt - b.createdAt);
  },

  /** Deletes a mail that was sent. */
  async done(id: string): Promise<void> {
    await db.deleteFrom("outbox").where("id", "=", id).execute();
  },

  /** Postpones a mail that could not be sent. */
  async retryLater({ id, nextTryAt }: { id: string; nextTryAt: number }): Promise<void> {
    await db.updateTable("outbox").set("next_try_at", nextTryAt).where("id", "=", id).execute();
  },

  /** Marks a mail as failed. It is kept so that the operator can look at it. */
  async giveUp({ id, failedAt }: { id: string; failedAt: number }): Promise<void> {
    await db.updateTable("outbox").set("failed_at", failedAt).where("id", "=", id).execute();
  },

  /** Deletes the mails that failed at or before the given time. */
  async forget(failedUpTo: number): Promise<void> {
    await db.deleteFrom("outbox").where("failed_at", "<=", failedUpTo).execute();
  },
});

export type Outbox = ReturnType<typeof outbox>;
