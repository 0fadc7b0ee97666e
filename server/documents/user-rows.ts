import { hasAddress } from "./has-address.ts";
import type { Database } from "../database/schema.ts";

/** Tables that refer to a user by the column `user_id`. */
const owned = [
  "google_identities",
  "sessions",
  "saves",
  "saved_orders",
  "saved_notes",
  "stamps",
  "reviews",
  "hidden_reviews",
  "review_reports",
  "mistake_reports",
  "freed_usernames",
  "audit_entries",
] as const;

/** Rows as they are stored, by table; times in milliseconds. */
export type UserRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** All data about a user, without credentials; undefined when there is no such user. */
export async function readUserRows(db: Database, id: string): Promise<UserRows | undefined> {
  const user = await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
  if (user === undefined) return undefined;
  const addresses = [user.email, user.lower_email];
  const rows: Record<string, readonly Readonly<Record<string, unknown>>[]> = { users: [user] };
  for (const table of owned) {
    const found = await db.selectFrom(table).selectAll().where("user_id", "=", id).execute();
    rows[table] = found.map(withoutOthers);
  }
  rows["passkeys"] = await db
    .selectFrom("passkeys")
    .select(["name", "created_at", "last_used_at", "refused_at"])
    .where("user_id", "=", id)
    .orderBy("created_at")
    .execute();
  rows["outbox"] = await db
    .selectFrom("outbox")
    .select(["id", "recipient", "subject", "created_at", "failed_at"])
    .where(hasAddress("recipient", addresses))
    .execute();
  rows["reset_requests"] = await db
    .selectFrom("reset_requests")
    .select(["lower_email", "asked_at", "expires_at"])
    .where("lower_email", "in", addresses)
    .execute();
  rows["signup_attempts"] = await db
    .selectFrom("signup_attempts")
    .select(["email", "sent_at", "expires_at"])
    .where(hasAddress("email", addresses))
    .execute();
  return rows;
}

/** Columns that are no data about the user: a secret, and who wrote a review that the user has reported. */
const left: ReadonlySet<string> = new Set(["token_hash", "writer_id"]);

const withoutOthers = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !left.has(column)));
