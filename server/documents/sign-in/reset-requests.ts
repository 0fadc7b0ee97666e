import { lifetimes } from "../../../domain/account/account.ts";
import { endsAhead } from "../../../domain/base/stored-times.ts";
import type { Database } from "../../database/schema.ts";
import { isWithin } from "../../database/stored-times.ts";

/** A reset link that somebody asked for. Nobody has looked yet whether the address has an account. Times in ms. */
export interface ResetRequest {
  readonly id: string;
  readonly email: string;
  readonly askedAt: number;
  /** When the link ends, and the request with it. */
  readonly expiresAt: number;
}

/** The reset links that were asked for and are not written yet. */
export const resetRequests = (db: Database) => ({
  /** Adds a request. */
  async add({ id, email, askedAt, expiresAt }: ResetRequest): Promise<void> {
    await db
      .insertInto("reset_requests")
      .values({ id, lower_email: email.toLowerCase(), asked_at: askedAt, expires_at: expiresAt })
      .execute();
  },

  /** Up to `limit` requests that are not over at `now`, the oldest first; the address is in lower case. */
  async waiting({ now, limit }: { now: number; limit: number }): Promise<readonly ResetRequest[]> {
    const rows = await db
      .selectFrom("reset_requests")
      .selectAll()
      .where(isUnexpired(now))
      .orderBy("expires_at")
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      email: row.lower_email,
      askedAt: row.asked_at,
      expiresAt: row.expires_at,
    }));
  },

  /** Deletes a request; false where it was gone: of two servers one gets true. */
  async consume(id: string): Promise<boolean> {
    const taken = await db.deleteFrom("reset_requests").where("id", "=", id).executeTakeFirst();
    return taken.numDeletedRows > 0n;
  },
});

const isUnexpired = (now: number) => isWithin("expires_at", endsAhead(now, lifetimes.resetToken));

export type ResetRequests = ReturnType<typeof resetRequests>;
