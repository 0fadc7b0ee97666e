import type { Selectable } from "kysely";
import { verification } from "../../../domain/account/signup.ts";
import { beginsBefore, endsAhead } from "../../../domain/base/stored-times.ts";
import type { Database, Schema } from "../../database/schema.ts";
import { isOver, isWithin } from "../../database/stored-times.ts";

/** A sign-up in progress. Its browser knows the id; only the hash of the id is stored. Times in ms. */
export interface SignupAttempt {
  readonly idHash: string;
  readonly email: string;
  readonly codeHash: string;
  readonly codeExpiresAt: number;
  /** The number of tries with the current code. */
  readonly tries: number;
  /** When the current code was sent. */
  readonly sentAt: number;
  /** The hash of the token that proves the right code; null until then. */
  readonly tokenHash: string | null;
  readonly verifiedAt: number | null;
  readonly expiresAt: number;
}

type NewAttempt = Omit<SignupAttempt, "tries" | "tokenHash" | "verifiedAt">;

interface NewCode {
  readonly idHash: string;
  readonly codeHash: string;
  readonly codeExpiresAt: number;
  readonly sentAt: number;
}

/**
 * The sign-ups in progress. Every change has its conditions in its WHERE clause, so that of two concurrent calls one
 * succeeds.
 */
export const signupAttempts = (db: Database) => ({
  /** Begins an attempt. */
  async create(attempt: NewAttempt): Promise<void> {
    await db
      .insertInto("signup_attempts")
      .values({
        id_hash: attempt.idHash,
        email: attempt.email,
        code_hash: attempt.codeHash,
        code_expires_at: attempt.codeExpiresAt,
        tries: 0,
        sent_at: attempt.sentAt,
        expires_at: attempt.expiresAt,
      })
      .execute();
  },

  /** An unexpired attempt. */
  async find({ idHash, now }: { idHash: string; now: number }): Promise<SignupAttempt | undefined> {
    const row = await db
      .selectFrom("signup_attempts")
      .selectAll()
      .where("id_hash", "=", idHash)
      .where(isUnexpired(now))
      .executeTakeFirst();
    return row && attemptOf(row);
  },

  /** Replaces the code and resets the tries; false when it is too soon or the address is already verified. */
  async renewCode({ idHash, codeHash, codeExpiresAt, sentAt }: NewCode): Promise<boolean> {
    const result = await db
      .updateTable("signup_attempts")
      .set({ code_hash: codeHash, code_expires_at: codeExpiresAt, sent_at: sentAt, tries: 0 })
      .where("id_hash", "=", idHash)
      .where(isOver("sent_at", beginsBefore(sentAt, verification.resendAfter)))
      .where(isUnexpired(sentAt))
      .where("verified_at", "is", null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /**
   * Counts a try before the code is compared; undefined when no try is left, or when the code or the attempt has
   * expired.
   */
  async countTry({
    idHash,
    now,
    most,
  }: {
    idHash: string;
    now: number;
    most: number;
  }): Promise<SignupAttempt | undefined> {
    const row = await db
      .updateTable("signup_attempts")
      .set((attempt) => ({ tries: attempt("tries", "+", 1) }))
      .where("id_hash", "=", idHash)
      .where("tries", "<", most)
      .where(isWithin("code_expires_at", endsAhead(now, verification.codeLifetime)))
      .where(isUnexpired(now))
      .where("verified_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    return row && attemptOf(row);
  },

  /** Records that the code with this hash was entered; false when it was renewed or used in between. */
  async verify(proof: {
    idHash: string;
    codeHash: string;
    tokenHash: string;
    verifiedAt: number;
  }): Promise<boolean> {
    const result = await db
      .updateTable("signup_attempts")
      .set({ token_hash: proof.tokenHash, verified_at: proof.verifiedAt })
      .where("id_hash", "=", proof.idHash)
      .where("code_hash", "=", proof.codeHash)
      .where("verified_at", "is", null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** Consumes a verified attempt by its token: of two concurrent calls, one gets it. */
  async consume(proof: {
    idHash: string;
    tokenHash: string;
    now: number;
  }): Promise<SignupAttempt | undefined> {
    const row = await db
      .deleteFrom("signup_attempts")
      .where("id_hash", "=", proof.idHash)
      .where("token_hash", "=", proof.tokenHash)
      .where(isUnexpired(proof.now))
      .returningAll()
      .executeTakeFirst();
    return row && attemptOf(row);
  },

  /** Deletes an attempt. */
  async remove(idHash: string): Promise<void> {
    await db.deleteFrom("signup_attempts").where("id_hash", "=", idHash).execute();
  },
});

const isUnexpired = (now: number) => isWithin("expires_at", endsAhead(now, verification.attemptLifetime));

export type SignupAttempts = ReturnType<typeof signupAttempts>;

const attemptOf = (row: Selectable<Schema["signup_attempts"]>): SignupAttempt => ({
  idHash: row.id_hash,
  email: row.email,
  codeHash: row.code_hash,
  codeExpiresAt: row.code_expires_at,
  tries: row.tries,
  sentAt: row.sent_at,
  tokenHash: row.token_hash,
  verifiedAt: row.verified_at,
  expiresAt: row.expires_at,
});
