import { outbox } from "./outbox.ts";
import type { Database } from "./schema.ts";

/** Mails given up are kept for a look for so long, in milliseconds. */
const givenUpKept = 7 * 24 * 60 * 60_000;

/** Deletes what ran out at or before `now`: sessions, tokens, attempts, windows of limits, holds on usernames, mails. */
export async function sweepExpired(db: Database, now: number): Promise<void> {
  for (const table of [
    "sessions",
    "signup_attempts",
    "reset_tokens",
    "openid_attempts",
    "password_checks",
  ] as const)
    await db.deleteFrom(table).where("expires_at", "<=", now).execute();
  await db.deleteFrom("rate_limits").where("resets_at", "<=", now).execute();
  await db.deleteFrom("freed_usernames").where("until", "<=", now).execute();
  await db.deleteFrom("outbox").where("expires_at", "<=", now).where("failed_at", "is", null).execute();
  await outbox(db).forget(now - givenUpKept);
}
