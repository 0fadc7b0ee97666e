import type { Database } from "./schema.ts";

/** A mail to send, plain text. */
export interface Mail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** A mail to put in. Times in ms. */
interface NewMail extends Mail {
  readonly createdAt: number;
  readonly expiresAt?: number;
}

/** A mail taken for sending. */
export interface ClaimedMail extends Mail {
  readonly createdAt: number;
  /** How often it was tried, this time included. */
  readonly tries: number;
}

/** A mail as an operator sees it: not its body, which may hold a code or a link. */
export interface WaitingMail extends Omit<Mail, "body"> {
  readonly createdAt: number;
  readonly nextTryAt: number;
  readonly tries: number;
  /** When it was given up; null while it is tried again. */
  readonly failedAt: number | null;
}

/** The mails that wait: written in the transaction that wants one sent, sent by a worker later. */
export const outbox = (db: Database) => ({
  /** Puts a mail in; it is due at once, and not sent from `expiresAt` on, where there is one. */
  async enqueue({ createdAt, expiresAt, ...mail }: NewMail): Promise<void> {
    const times = { created_at: createdAt, next_try_at: createdAt, expires_at: expiresAt ?? null };
    await db
      .insertInto("outbox")
      .values({ ...mail, ...times, tries: 0 })
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
      .where((mail) => mail.or([mail("expires_at", "is", null), mail("expires_at", ">", claim.now)]))
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

  /** The mails that are there, the oldest first; those given up alone where told so. */
  async list({ givenUp, limit }: { givenUp: boolean; limit: number }): Promise<readonly WaitingMail[]> {
    const rows = await db
      .selectFrom("outbox")
      .select(["id", "recipient", "subject", "created_at", "next_try_at", "tries", "failed_at"])
      .$if(givenUp, (query) => query.where("failed_at", "is not", null))
      .orderBy("created_at")
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      recipient: row.recipient,
      subject: row.subject,
      createdAt: row.created_at,
      nextTryAt: row.next_try_at,
      tries: row.tries,
      failedAt: row.failed_at,
    }));
  },

  /** Tries mails again from the beginning that are still of use, one or all that were given up; how many. */
  async retry({ id, now }: { id: string | null; now: number }): Promise<number> {
    const changed = await db
      .updateTable("outbox")
      .set({ next_try_at: now, tries: 0, failed_at: null })
      .where((mail) => mail.or([mail("expires_at", "is", null), mail("expires_at", ">", now)]))
      .$if(id !== null, (query) => query.where("id", "=", id ?? ""))
      .$if(id === null, (query) => query.where("failed_at", "is not", null))
      .executeTakeFirst();
    return Number(changed.numUpdatedRows);
  },

  /** Drops mails, one or all that were given up; how many. */
  async drop(id: string | null): Promise<number> {
    const dropped = await db
      .deleteFrom("outbox")
      .$if(id !== null, (query) => query.where("id", "=", id ?? ""))
      .$if(id === null, (query) => query.where("failed_at", "is not", null))
      .executeTakeFirst();
    return Number(dropped.numDeletedRows);
  },

  /** Deletes mails given up at or before the given time. */
  async forget(failedUpTo: number): Promise<void> {
    await db.deleteFrom("outbox").where("failed_at", "<=", failedUpTo).execute();
  },
});

export type Outbox = ReturnType<typeof outbox>;
