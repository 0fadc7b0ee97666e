import type { Database } from "./schema.ts";

/** Deletes what expired at or before `now`: sessions, tokens, attempts, limit windows, blocked usernames. */
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
}
