import { lifetimes } from "../../../domain/account/account.ts";
import { endsAhead } from "../../../domain/base/stored-times.ts";
import type { Database } from "../../database/schema.ts";
import { isWithin } from "../../database/stored-times.ts";

/** A sign-in attempt at the OpenID provider, from the click to the callback. */
export interface OpenidAttempt {
  readonly stateHash: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  /** What the attempt is for: signing in, or confirming a deletion. */
  readonly purpose: string;
  /** The signed-in user who must return; null for a sign-in. */
  readonly userId: string | null;
  readonly expiresAt: number;
}

/** The attempts in progress, by the hash of their state. */
export const openidAttempts = (db: Database) => ({
  /** Stores an attempt. Refuses with missing when its user does not exist. */
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

  /** Consumes an unexpired attempt: of two concurrent calls, one gets it. */
  async consume({ stateHash, now }: { stateHash: string; now: number }): Promise<OpenidAttempt | undefined> {
    const row = await db
      .deleteFrom("openid_attempts")
      .where("state_hash", "=", stateHash)
      .where(isUnexpired(now))
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

const isUnexpired = (now: number) => isWithin("expires_at", endsAhead(now, lifetimes.openidAttempt));

export type OpenidAttempts = ReturnType<typeof openidAttempts>;
