import { lifetimes } from "../../../domain/account/account.ts";
import { endsAhead } from "../../../domain/base/stored-times.ts";
import type { Database } from "../../database/schema.ts";
import { isWithin } from "../../database/stored-times.ts";

/** The single-use tokens of password reset mails, by hash. */
export const resetTokens = (db: Database) => ({
  /** Stores a token. Refuses with missing when there is no such user. */
  async create({
    tokenHash,
    userId,
    expiresAt,
  }: {
    tokenHash: string;
    userId: string;
    expiresAt: number;
  }): Promise<void> {
    await db
      .insertInto("reset_tokens")
      .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
      .execute();
  },

  /** The id of the user who owns an unexpired token. Does not consume the token. */
  async find({ tokenHash, now }: { tokenHash: string; now: number }): Promise<string | undefined> {
    const row = await db
      .selectFrom("reset_tokens")
      .select("user_id")
      .where("token_hash", "=", tokenHash)
      .where(isUnexpired(now))
      .executeTakeFirst();
    return row?.user_id;
  },

  /** Consumes an unexpired token and returns its user's id: of two concurrent calls, one gets it. */
  async consume({ tokenHash, now }: { tokenHash: string; now: number }): Promise<string | undefined> {
    const row = await db
      .deleteFrom("reset_tokens")
      .where("token_hash", "=", tokenHash)
      .where(isUnexpired(now))
      .returning("user_id")
      .executeTakeFirst();
    return row?.user_id;
  },

  /** Deletes every token of the user. */
  async voidAll(userId: string): Promise<void> {
    await db.deleteFrom("reset_tokens").where("user_id", "=", userId).execute();
  },
});

const isUnexpired = (now: number) => isWithin("expires_at", endsAhead(now, lifetimes.resetToken));

export type ResetTokens = ReturnType<typeof resetTokens>;
