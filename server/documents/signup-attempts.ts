import type { Selectable } from "kysely";
import type { Database, Schema } from "./schema.ts";

/** A sign-up under way, known to its browser by an id of which only the hash is kept. Times in ms. */
export interface SignupAttempt {
  readonly idHash: string;
  readonly email: string;
  readonly codeHash: string;
  readonly codeExpiresAt: number;
  /** How often the present code was tried. */
  readonly tries: number;
  /** When the present code was sent. */
  readonly sentAt: number;
  /** The hash of the token given for the right code; null before. */
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
  /** The last code must have been sent at or before this time. */
  readonly sentUpTo: number;
}

/** The sign-ups under way. Every change is guarded in its WHERE, so that of two at once one wins. */
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

  /** A live attempt. */
  async find({ idHash, now }: { idHash: string; now: number }): Promise<SignupAttempt | undefined> {
    const row = await db
      .selectFrom("signup_attempts")
      .selectAll()
      .where("id_hash", "=", idHash)
      .where("expires_at", ">", now)
      .executeTakeFirst();
    return row && attemptOf(row);
  },

  /** Puts a new code in place of the last, tries at 0; false when it is too soon, or the address is proven already. */
  async renewCode({ idHash, codeHash, codeExpiresAt, sentAt, sentUpTo }: NewCode): Promise<boolean> {
    const result = await db
      .updateTable("signup_attempts")
      .set({ code_hash: codeHash, code_expires_at: codeExpiresAt, sent_at: sentAt, tries: 0 })
      .where("id_hash", "=", idHash)
      .where("sent_at", "<=", sentUpTo)
      .where("expires_at", ">", sentAt)
      .where("verified_at", "is", null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** Counts a try before the code is looked at; undefined when none is left, or the code or the attempt is over. */
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
      .where("code_expires_at", ">", now)
      .where("expires_at", ">", now)
      .where("verified_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    return row && attemptOf(row);
  },

  /** Records that the code with this hash was given; false when it was renewed or used in between. */
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

  /** Uses a verified attempt up by its token; of two at once, one gets it. */
  async consume(proof: {
    idHash: string;
    tokenHash: string;
    now: number;
  }): Promise<SignupAttempt | undefined> {
    const row = await db
      .deleteFrom("signup_attempts")
      .where("id_hash", "=", proof.idHash)
      .where("token_hash", "=", proof.tokenHash)
      .where("expires_at", ">", proof.now)
      .returningAll()
      .executeTakeFirst();
    return row && attemptOf(row);
  },

  /** Ends an attempt, as when the dialog is closed. */
  async remove(idHash: string): Promise<void> {
    await db.deleteFrom("signup_attempts").where("id_hash", "=", idHash).execute();
  },
});

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
