import { lifetimes } from "../../domain/account/account.ts";
import { beginsBefore, endsAhead } from "../../domain/base/stored-times.ts";
import type { Database } from "../database/schema.ts";
import { isWithin } from "../database/stored-times.ts";
import { type UserDocument, selectUsers, userDocument } from "./user-document.ts";

/** An unexpired session with its user. Times in ms. */
export interface Session {
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly lastActiveAt: number;
  readonly user: UserDocument;
}

/** A session as its owner's list of devices needs it. */
export interface OwnSession {
  readonly tokenHash: string;
  readonly browser: string | null;
  readonly lastActiveAt: number;
}

interface NewSession {
  readonly tokenHash: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly browser?: string | null;
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
        browser: session.browser ?? null,
        last_active_at: session.createdAt,
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
      .select(["sessions.created_at as begun_at", "sessions.expires_at", "sessions.last_active_at"])
      .where("sessions.token_hash", "=", tokenHash)
      .where(isWithin("sessions.expires_at", endsAhead(now, lifetimes.session)))
      .where("users.suspended_at", "is", null)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { begun_at: createdAt, expires_at: expiresAt, last_active_at: lastActiveAt } = row;
    return { createdAt, expiresAt, lastActiveAt: lastActiveAt ?? createdAt, user: userDocument(row) };
  },

  /** The sessions of a user that have not expired. */
  async ofUser({ userId, now }: { userId: string; now: number }): Promise<readonly OwnSession[]> {
    const rows = await db
      .selectFrom("sessions")
      .select(["token_hash", "browser", "created_at", "last_active_at"])
      .where("user_id", "=", userId)
      .where(isWithin("expires_at", endsAhead(now, lifetimes.session)))
      .where(isWithin("created_at", beginsBefore(now, lifetimes.sessionInAll)))
      .execute();
    return rows.map((row) => ({
      tokenHash: row.token_hash,
      browser: row.browser,
      lastActiveAt: row.last_active_at ?? row.created_at,
    }));
  },

  /** Sets a new expiry time, and when the session was used. */
  async extend(used: { tokenHash: string; expiresAt: number; lastActiveAt: number }): Promise<void> {
    const { tokenHash, expiresAt, lastActiveAt } = used;
    await db
      .updateTable("sessions")
      .set({ expires_at: expiresAt, last_active_at: lastActiveAt })
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
