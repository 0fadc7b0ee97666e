import { sql } from "kysely";
import type { Database } from "./schema.ts";

/** The tables whose rows expire, with the primary key and the column of the expiry time (indexed by migration 0008). */
const expiring = [
  { table: "sessions", key: "token_hash", column: "expires_at" },
  { table: "signup_attempts", key: "id_hash", column: "expires_at" },
  { table: "reset_tokens", key: "token_hash", column: "expires_at" },
  { table: "openid_attempts", key: "state_hash", column: "expires_at" },
  { table: "password_checks", key: "account_key", column: "expires_at" },
  { table: "rate_limits", key: "key", column: "resets_at" },
  { table: "freed_usernames", key: "username", column: "until" },
] as const;

/** The names of the tables whose rows expire. */
export type ExpiringTable = (typeof expiring)[number]["table"];
export const expiringTables: readonly ExpiringTable[] = expiring.map(({ table }) => table);

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
  const found = expiring.find(({ table }) => table === name);
  if (found === undefined) return 0;
  const [table, key, column] = [sql.table(found.table), sql.ref(found.key), sql.ref(found.column)];
  // The condition is repeated, so that a row that was renewed while this statement waited for its lock is kept.
  const { numAffectedRows = 0n } = await sql`
    delete from ${table}
    where ${key} in (select ${key} from ${table} where ${column} <= ${now} order by ${column} limit ${limit})
    and ${column} <= ${now}`.execute(db);
  return Number(numAffectedRows);
}
