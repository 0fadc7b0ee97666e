import { sql } from "kysely";
import type { Database } from "./schema.ts";

/** The tables whose rows expire, with the primary key and the column of the expiry time (indexed by migrations 0008 and 0010). */
const expiring = {
  sessions: { key: "token_hash", expiry: "expires_at" },
  signup_attempts: { key: "id_hash", expiry: "expires_at" },
  reset_requests: { key: "id", expiry: "expires_at" },
  reset_tokens: { key: "token_hash", expiry: "expires_at" },
  openid_attempts: { key: "state_hash", expiry: "expires_at" },
  password_checks: { key: "account_key", expiry: "expires_at" },
  rate_limits: { key: "key", expiry: "resets_at" },
  freed_usernames: { key: "username", expiry: "until" },
} as const;

/** The names of the tables whose rows expire. */
export type ExpiringTable = keyof typeof expiring;
const isExpiring = (name: string): name is ExpiringTable => Object.hasOwn(expiring, name);
export const expiringTables: readonly ExpiringTable[] = Object.keys(expiring).filter(isExpiring);

/** Rows to delete. */
export interface ExpiredBatch {
  readonly table: ExpiringTable;
  /** In ms since the epoch. */
  readonly now: number;
  /** The maximum number of rows. */
  readonly limit: number;
}

/** Deletes rows of a table that expired at or before `now`. Returns how many were deleted. */
export async function deleteExpired(
  db: Database,
  { table: name, now, limit }: ExpiredBatch,
): Promise<number> {
  const table = sql.table(name);
  const key = sql.ref(expiring[name].key);
  const expiry = sql.ref(expiring[name].expiry);
  // The condition is repeated, so that a row that was renewed while this statement waited for its lock is kept.
  const { numAffectedRows = 0n } = await sql`
    delete from ${table}
    where ${key} in (select ${key} from ${table} where ${expiry} <= ${now} order by ${expiry} limit ${limit})
    and ${expiry} <= ${now}`.execute(db);
  return Number(numAffectedRows);
}
