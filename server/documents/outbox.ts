import { lifetimes } from "../../domain/account/account.ts";
import { verification } from "../../domain/account/signup.ts";
import { beginsBefore, endsAhead } from "../../domain/base/stored-times.ts";
import type { Mail } from "../base/mail.ts";
import type { Database } from "../database/schema.ts";
import { isOver, isWithin } from "../database/stored-times.ts";

/** A mail to add. Times in ms since 1970. */
/** A mail to write. */
export interface NewMail extends Mail {
  readonly createdAt: number;
  readonly expiresAt?: number;
}

/** A mail that a worker has claimed for sending. */
export interface ClaimedMail extends Mail {
  readonly createdAt: number;
  /** The number of attempts to send it, including this one. */
  readonly tries: number;
}

/** A mail as an operator sees it, without its body, which may contain a code or a link. */
export interface WaitingMail extends Omit<Mail, "body"> {
  readonly createdAt: number;
  readonly nextTryAt: number;
  readonly tries: number;
  /** When the last try failed; null while it is tried again. */
  readonly failedAt: number | null;
}

/** The outbox: a mail is written in the same transaction as the change that causes it, and sent later by a worker. */
export const outbox = (db: Database) => ({
  /** Adds a mail that is due at once. It is not sent at or after `expiresAt`, if that is given. */
  async enqueue({ createdAt, expiresAt, ...mail }: NewMail): Promise<void> {
    const times = { created_at: createdAt, next_try_at: createdAt, expires_at: expiresAt ?? null };
    await db
      .insertInto("outbox")
      .values({ ...mail, ...times, tries: 0 })
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
      .where(isOver("next_try_at", endsAhead(claim.now, lifetimes.mailPause)))
      .where("failed_at", "is", null)
      .where((mail) => mail.or([mail("expires_at", "is", null), isUseful(claim.now)]))
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

  /** Lists mails, oldest first; with `givenUp` only the failed ones. */
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

  /** Schedules failed mails that have not expired: one, or all without an id. Returns how many. */
  async retry({ id, now }: { id: string | null; now: number }): Promise<number> {
    const changed = await db
      .updateTable("outbox")
      .set({ next_try_at: now, tries: 0, failed_at: null })
      .where((mail) => mail.or([mail("expires_at", "is", null), isUseful(now)]))
      .$if(id !== null, (query) => query.where("id", "=", id ?? ""))
      .$if(id === null, (query) => query.where("failed_at", "is not", null))
      .executeTakeFirst();
    return Number(changed.numUpdatedRows);
  },

  /** Deletes failed mails: one, or all without an id. Returns how many. */
  async drop(id: string | null): Promise<number> {
    const dropped = await db
      .deleteFrom("outbox")
      .$if(id !== null, (query) => query.where("id", "=", id ?? ""))
      .$if(id === null, (query) => query.where("failed_at", "is not", null))
      .executeTakeFirst();
    return Number(dropped.numDeletedRows);
  },

  /** Deletes the mails that expired before they were sent. */
  async deleteExpired(now: number): Promise<void> {
    await db
      .deleteFrom("outbox")
      .where(isOver("expires_at", usefulSpan(now)))
      .where("failed_at", "is", null)
      .execute();
  },

  /** Deletes the mails that failed so long ago that the operator does not need them any more. */
  async forget(now: number): Promise<void> {
    await db
      .deleteFrom("outbox")
      .where(isOver("failed_at", beginsBefore(now, lifetimes.failedMail)))
      .execute();
  },
});

/** When mails with a code or a link may expire that are still of use. */
const usefulSpan = (now: number) => endsAhead(now, Math.max(verification.codeLifetime, lifetimes.resetToken));
const isUseful = (now: number) => isWithin("expires_at", usefulSpan(now));

export type Outbox = ReturnType<typeof outbox>;
