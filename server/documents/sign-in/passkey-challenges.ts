import { lifetimes } from "../../../domain/account/account.ts";
import { endsAhead } from "../../../domain/base/stored-times.ts";
import type { Database } from "../../database/schema.ts";
import { isWithin } from "../../database/stored-times.ts";

/** For whom and for what a challenge was made. All of it must match when the answer comes. */
export interface PasskeyChallenge {
  readonly challengeHash: string;
  /** The hash of the cookie of the browser that asked for it. */
  readonly browserHash: string;
  readonly purpose: string;
  /** The signed-in user who asked for it; null for a sign-in. */
  readonly userId: string | null;
}

/** The challenges that passkeys have not answered yet, by their hash. */
export const passkeyChallenges = (db: Database) => ({
  /** Stores a challenge. Refuses with missing when its user does not exist. */
  async create(challenge: PasskeyChallenge & { readonly expiresAt: number }): Promise<void> {
    const { challengeHash, browserHash, purpose, userId, expiresAt } = challenge;
    await db
      .insertInto("passkey_challenges")
      .values({
        challenge_hash: challengeHash,
        browser_hash: browserHash,
        purpose,
        user_id: userId,
        expires_at: expiresAt,
      })
      .execute();
  },

  /** Consumes an unexpired challenge; false where there is none that matches. Of two concurrent calls, one gets true. */
  async consume({
    now,
    challengeHash,
    browserHash,
    purpose,
    userId,
  }: PasskeyChallenge & { readonly now: number }): Promise<boolean> {
    const consumed = await db
      .deleteFrom("passkey_challenges")
      .where("challenge_hash", "=", challengeHash)
      .where("browser_hash", "=", browserHash)
      .where("purpose", "=", purpose)
      .where("user_id", userId === null ? "is" : "=", userId)
      .where(isWithin("expires_at", endsAhead(now, lifetimes.passkeyChallenge)))
      .executeTakeFirst();
    return consumed.numDeletedRows > 0n;
  },
});

export type PasskeyChallenges = ReturnType<typeof passkeyChallenges>;
