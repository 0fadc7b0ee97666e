import type { Database } from "./schema.ts";

/** Tables that name a person by id in the column `user_id`. */
const owned = [
  "google_identities",
  "sessions",
  "saves",
  "reviews",
  "hidden_reviews",
  "freed_usernames",
  "audit_entries",
] as const;

/** Rows as they are kept, by table; times in ms. */
export type PersonRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Everything that is kept about a user, but for what signs them in; undefined where there is no such user. */
export async function readPerson(db: Database, id: string): Promise<PersonRows | undefined> {
  const user = await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
  if (user === undefined) return undefined;
  const addresses = [user.email, user.lower_email];
  const rows: Record<string, readonly Readonly<Record<string, unknown>>[]> = { users: [user] };
  for (const table of owned) {
    const found = await db.selectFrom(table).selectAll().where("user_id", "=", id).execute();
    rows[table] = found.map(withoutHash);
  }
  rows["outbox"] = await db
    .selectFrom("outbox")
    .select(["id", "recipient", "subject", "created_at", "failed_at"])
    .where("recipient", "in", addresses)
    .execute();
  rows["signup_attempts"] = await db
    .selectFrom("signup_attempts")
    .select(["email", "sent_at", "expires_at"])
    .where("email", "in", addresses)
    .execute();
  return rows;
}

const withoutHash = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => column !== "token_hash"));
