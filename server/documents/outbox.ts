import type { Database } from "./schema.ts";

/** A mail to send, plain text. */
export interface Mail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** A mail taken for sending. */
export interface ClaimedMail extends Mail {
  readonly createdAt: number;
  /** How often it was tried, this time included. */
  readonly tries: number;
}

/** The mails that wait: written in the transaction that wants one sent, sent by a worker later. */
export const outbox = (db: Database) => ({
  /** Puts a mail in; it is due at once. */
  async enqueue({ id, recipient, subject, body, createdAt }: Mail & { createdAt: number }): Promise<void> {
    await db
      .insertInto("outbox")
      .values({ id, recipient, subject, body, created_at: createdAt, next_try_at: createdAt, tries: 0 })
      .execute();
  },

  /**
   * Takes up to `limit` due mails and hides them until `hiddenUntil`. Two workers never get the same one; one that
   * dies with a mail in hand leaves it to be sent again then.
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

  /** The mail went out: nothing of it is kept. */
  async done(id: string): Promise<void> {
    await db.deleteFrom("outbox").where("id", "=", id).execute();
  },

  /** The mail did not go out: again at the given time. */
  async retryLater({ id, nextTryAt }: { id: string; nextTryAt: number }): Promise<void> {
    await db.updateTable("outbox").set("next_try_at", nextTryAt).where("id", "=", id).execute();
  },

  /** The mail is given up and kept for a look. */
  async giveUp({ id, failedAt }: { id: string; failedAt: number }): Promise<void> {
    await db.updateTable("outbox").set("failed_at", failedAt).where("id", "=", id).execute();
  },

  /** Deletes mails given up at or before the given time. */
  async forget(failedUpTo: number): Promise<void> {
    await db.deleteFrom("outbox").where("failed_at", "<=", failedUpTo).execute();
  },
});

export type Outbox = ReturnType<typeof outbox>;
