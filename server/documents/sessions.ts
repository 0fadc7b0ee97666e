import { lifetimes } from "../../domain/account/account.ts";
import { endsAhead } from "../../domain/base/stored-times.ts";
import type { Database } from "../database/schema.ts";
import { isWithin } from "../database/stored-times.ts";
import { type UserDocument, selectUsers, userDocument } from "./user-document.ts";

/** An unexpired session with its user. Times in ms. */
export interface Session {
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly user: UserDocument;
}

interface NewSession {
  readonly tokenHash: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** The sessions, by the hash of the cookie's token. */
export const sessions = (db: Database) => ({
  /** Begins a session. Refuses with missing when there is no such user. */
  async begin(session: NewSession): Promise<void> {
    await db
      .insertInto("sessions")
      .values({
        token_hash: session.tokenHash,
        user_id: session.userId,
        created_at: session.createdAt,
        expires_at: session.expiresAt,
      })
      .execute();
  },

  /**
   * The session of this token and its user, in one query; undefined when it is unknown, ended or expired, or the user
   * is suspended.
   */
  async find({ tokenHash, now }: { tokenHash: string; now: number }): Promise<Session | undefined> {
    const row = await selectUsers(db)
      .innerJoin("sessions", "sessions.user_id", "users.id")
      .select(["sessions.created_at as begun_at", "sessions.expires_at"])
      .where("sessions.token_hash", "=", tokenHash)
      .where(isWithin("sessions.expires_at", endsAhead(now, lifetimes.session)))
      .where("users.suspended_at", "is", null)
      .executeTakeFirst();
    return row && { createdAt: row.begun_at, expiresAt: row.expires_at, user: userDocument(row) };
  },

  /** Sets a new expiry time. */
  async extend({ tokenHash, expiresAt }: { tokenHash: string; expiresAt: number }): Promise<void> {
    await db
      .updateTable("sessions")
      .set("expires_at", expiresAt)
      .where("token_hash", "=", tokenHash)
      .execute();
  },

  /** Ends one session. */
  async end(tokenHash: string): Promise<void> {
    await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
  },

  /** Ends every session of the user; returns how many there were. */
  async endAll(userId: string): Promise<number> {
    const ended = await db.deleteFrom("sessions").where("user_id", "=", userId).executeTakeFirst();
    return Number(ended.numDeletedRows);
  },
});

export type Sessions = ReturnType<typeof sessions>;
