import type { Database } from "./schema.ts";

/** A round trip to the OpenID provider, from the click to the callback. */
export interface OpenidAttempt {
  readonly stateHash: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  /** What the answer is for: signing in, proving oneself before deletion. */
  readonly purpose: string;
  /** Who must come back, when somebody was signed in already. */
  readonly userId: string | null;
  readonly expiresAt: number;
}

/** The round trips under way, by the hash of their state. */
export const openidAttempts = (db: Database) => ({
  /** Keeps an attempt. Refuses with missing without its user. */
  async create(attempt: OpenidAttempt): Promise<void> {
    await db
      .insertInto("openid_attempts")
      .values({
        state_hash: attempt.stateHash,
        code_verifier: attempt.codeVerifier,
        nonce: attempt.nonce,
        purpose: attempt.purpose,
        user_id: attempt.userId,
        expires_at: attempt.expiresAt,
      })
      .execute();
  },

  /** Uses a live attempt up; of two at once, one gets it. */
  async consume({ stateHash, now }: { stateHash: string; now: number }): Promise<OpenidAttempt | undefined> {
    const row = await db
      .deleteFrom("openid_attempts")
      .where("state_hash", "=", stateHash)
      .where("expires_at", ">", now)
      .returningAll()
      .executeTakeFirst();
    return (
      row && {
        stateHash: row.state_hash,
        codeVerifier: row.code_verifier,
        nonce: row.nonce,
        purpose: row.purpose,
        userId: row.user_id,
        expiresAt: row.expires_at,
      }
    );
  },
});

export type OpenidAttempts = ReturnType<typeof openidAttempts>;
